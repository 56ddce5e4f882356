"""At the Gates of Loyang in the terminal."""

from barrowgate.cli.loyang.inventory import LoyangInventory
from barrowgate.cli.loyang.terminal import LoyangTerminal

__all__ = ["LoyangInventory", "LoyangTerminal"]
