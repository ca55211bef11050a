"""Data sets, and the reader for CSV files."""
