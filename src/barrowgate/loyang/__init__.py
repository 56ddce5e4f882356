"""At the Gates of Loyang (Rosenberg), for one to four players."""

from barrowgate.loyang.game import Loyang

__all__ = ["Loyang"]
