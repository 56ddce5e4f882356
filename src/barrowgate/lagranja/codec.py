"""How positions become bytes: the letters and the format of the game, its fields and checks."""

from barrowgate.core.position_bytes import PositionCodec
from barrowgate.lagranja import byte_checks, byte_layout
from barrowgate.lagranja.frames import FRAMES

OPTIONS = ("limited", "secret_vp", "removal_chosen", "extra_up_front")
CODEC = PositionCodec(b"LG", 5, OPTIONS, byte_layout.walk, FRAMES, byte_checks.check)
