"""The page on which one draws on the 3 by 3 grid."""


def one_or_seven(page: str) -> str:
    """The drawing board of the page."""
    return ""
