"""`python -m naivebayes`: the command line."""

import sys

from naivebayes.cli.main import program

if __name__ == "__main__":
    sys.exit(program())
