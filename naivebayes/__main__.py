"""`python -m naivebayes`: the command line."""

import sys

from naivebayes.cli import main

if __name__ == "__main__":
    sys.exit(main())
