"""``python -m barrowgate`` is the command ``barrowgate``."""

import sys

from barrowgate.cli import main

if __name__ == "__main__":  # not in the processes that `simulate --jobs` starts
    sys.exit(main())
