"""Exercises that name the mistake, and the tools of the teacher."""
