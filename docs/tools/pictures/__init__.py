"""The pictures of the pages, one module for each page that has some."""
