"""The five models, one file each, on the base class in base.py."""
