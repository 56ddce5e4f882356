"""A server as it is, that tells of short waits: tests need not wait for a minute."""

import sys

from barrowgate.__main__ import main
from barrowgate.server.webhooks import herald

QUIET = 1500  # milliseconds
EVERY = 0.2  # seconds

if __name__ == "__main__":
    herald.QUIET, herald.EVERY = QUIET, EVERY
    sys.exit(main())
