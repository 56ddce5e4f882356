"""At the Gates of Loyang in the terminal."""

from barrowgate.cli.loyang.components import LoyangComponents
from barrowgate.cli.loyang.face import LoyangFace

__all__ = ["LoyangComponents", "LoyangFace"]
