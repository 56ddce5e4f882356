"""At the Gates of Loyang in the terminal."""

from barrowgate.cli.loyang.components import LoyangComponents
from barrowgate.cli.loyang.terminal import LoyangTerminal

__all__ = ["LoyangComponents", "LoyangTerminal"]
