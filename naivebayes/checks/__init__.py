"""Checks of the input: each refusal says what, where, what to do."""
