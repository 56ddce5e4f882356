"""La Granja in the terminal."""

from barrowgate.cli.lagranja.inventory import LaGranjaInventory
from barrowgate.cli.lagranja.terminal import LaGranjaTerminal

__all__ = ["LaGranjaInventory", "LaGranjaTerminal"]
