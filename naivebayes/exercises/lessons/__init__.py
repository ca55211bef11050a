"""The fourteen exercises, a file each."""
