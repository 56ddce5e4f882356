"""How positions become bytes: the letters and the format of the game, its fields and checks."""

from barrowgate.core.position_bytes import PositionCodec
from barrowgate.loyang import byte_checks, byte_layout
from barrowgate.loyang.frames import FRAMES

OPTIONS = ("introductory", "squire_stays")
CODEC = PositionCodec(b"LY", 7, OPTIONS, byte_layout.walk, FRAMES, byte_checks.check)
