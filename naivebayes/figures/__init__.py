"""Pictures as SVG text, made of nothing but text."""
