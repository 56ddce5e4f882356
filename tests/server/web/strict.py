"""A server as it is, where everything may be done once in an hour."""

import sys

from barrowgate.__main__ import main
from barrowgate.server.web.guards.limits import RATES, Rate

if __name__ == "__main__":
    RATES.update(dict.fromkeys(RATES, Rate(1, 3600.0)))
    sys.exit(main())
