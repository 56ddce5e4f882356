"""A server as it is, with less patience: tests need not wait for half a minute."""

import sys

from barrowgate.__main__ import main
from barrowgate.server.web.guards.answers import BoundedAnswers
from barrowgate.server.web.guards.readers import BoundedReaders

PATIENCE = 2.0  # seconds

if __name__ == "__main__":
    BoundedAnswers.patience = BoundedAnswers.reader_patience = PATIENCE
    BoundedReaders.patience = PATIENCE
    sys.exit(main())
