"""La Granja in the terminal."""

from barrowgate.cli.lagranja.components import LaGranjaComponents
from barrowgate.cli.lagranja.face import LaGranjaFace

__all__ = ["LaGranjaComponents", "LaGranjaFace"]
