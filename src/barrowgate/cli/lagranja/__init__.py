"""La Granja in the terminal."""

from barrowgate.cli.lagranja.components import LaGranjaComponents
from barrowgate.cli.lagranja.terminal import LaGranjaTerminal

__all__ = ["LaGranjaComponents", "LaGranjaTerminal"]
