"""The fields of a position in the order of its bytes; ``State`` and ``Farm`` say what they mean.

Standing effects are not among them: they are counted anew from helpers and extensions.
"""

from barrowgate.core.codec import Field
from barrowgate.core.position_bytes import PositionCodec
from barrowgate.lagranja import byte_checks, names
from barrowgate.lagranja.frames import FRAMES

FARM = (
    Field("seat", "b", 0, 0, 3),
    Field("silver", "i", 0, 0, 2**30),
    Field("vp", "i", 0, 0, 2**30),
    Field("pool", "h", 0, -10_000, 10_000),
    Field("hand", "b", 0, 0, 66),
    Field("stock", "b", names.GOODS, 0, 100),
    Field("fields", "b", names.FIELD_SOURCES, 0, 66),
    Field("barrow", "b", names.BARROWS, 0, 66),
    Field("need", "nibble", names.TARGETS * names.GOODS, 0, 6),
    Field("delivered", "nibble", names.TARGETS * names.GOODS, 0, 6),
    Field("missing", "nibble", names.TARGETS, 0, 6),
    Field("craft", "nibble", names.CRAFTS, 0, 2),
    Field("grey", "bit", names.CRAFTS),
    Field("extensions", "b", 0, 0, 66),
    Field("extra_symbols", "b", 0, 0),
    Field("extension_pigs", "b", 0, 0),
    Field("income", "b", 0, 0),
    Field("helper", "b", names.HELPERS, 0, 66),
    Field("used", "bit", names.HELPERS),
    Field("roof", "nibble", names.ROOF_PLACES, 0, 14),
    Field("roof_used", "bit", names.ROOF_PLACES),
    Field("ready", "nibble", names.TILE_KINDS, 0, 6),
    Field("bought_tile", "b", 0, 0, 1),
    Field("donkey", "b", 0, 0, 4),
    Field("donkey_used", "bit", names.DONKEY_TILES),
    Field("dice", "nibble", 2, 0, 6),
    Field("n_dice", "b", 0, 0, 2),
    Field("reserved", "b", 0, 0, 6),
    Field("closed", "bit", names.COMMODITY_USES),
    Field("extra_available", "b", 0, 0),
    Field("extra_hired", "b", 0, 0),
    Field("extra_made", "b", 0, 0),
    Field("bonus_given", "b", 0, 0, 7),
    Field("received", "b", 0, 0, 1),
    Field("space_silver", "h", 0, -10_000, 10_000),
)

STATE = (
    Field("limited", "b", 0, 0, 1),
    Field("secret_vp", "b", 0, 0, 1),
    Field("removal_chosen", "b", 0, 0, 1),
    Field("extra_up_front", "b", 0, 0, 1),
    Field("round", "b", 0, 1, 6),
    Field("step", "b", 0, 1, 18),
    Field("order", "nibble", names.SEATS, 0, 3),
    Field("solo_first", "b", 0, 0, 1),
    Field("place", "b", names.CARDS + 1, 0, 23),
    Field("generation", "b", names.CARDS + 1, 0),
    Field("generations", "b", 0, 0),
    Field("deck", "b", 0, 0, 66),
    Field("discards", "b", 0, 0, 66),
    Field("blocked", "nibble", names.CRAFTS, 0, 5),
    Field("completed", "bit", names.CRAFTS),
    Field("market", "nibble", names.SPACES + 1, 0, 5),
    Field("doomed", "bit", names.SPACES + 1),
    Field("placed", "b", 0, 0, 24),
    Field("replaced", "b", 0, 0, 5),
    Field("tiles", "nibble", names.TILES_PER_ROUND, 0, 14),
    Field("siesta", "nibble", names.SEATS, 0, 8),
    Field("siesta_stamp", "h", names.SEATS, 0, 10_000),
    Field("stamp", "h", 0, 0, 10_000),
    Field("dice", "nibble", 7, 0, 9),
    Field("rented", "b", 0, 0, 6),
    Field("renter", "b", 0, 0, 4),
)

OPTIONS = ("limited", "secret_vp", "removal_chosen", "extra_up_front")

CODEC = PositionCodec(b"LG", 4, OPTIONS, STATE, FARM, FRAMES, byte_checks.check)
