"""Steps of a solution as text, Markdown, LaTeX and JSON."""
