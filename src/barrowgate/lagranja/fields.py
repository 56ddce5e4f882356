"""The fields of a position in the order of its bytes; ``State`` and ``Farm`` say what they mean.

Standing effects are not among them: they are counted anew from helpers and extensions.
"""

from barrowgate.core.packed import Packer
from barrowgate.core.packing import Field
from barrowgate.lagranja import names

FARM = (
    Field("seat", "b", 0, 0, 3),
    Field("silver", "i"),
    Field("vp", "i"),
    Field("pool", "h"),
    Field("hand", "b", 0, 0, 66),
    Field("stock", "b", names.GOODS, 0, 100),
    Field("fields", "b", names.FIELD_SOURCES, 0, 66),
    Field("barrow", "b", names.BARROWS, 0, 66),
    Field("need", "b", names.TARGETS * names.GOODS, 0, 6),
    Field("delivered", "b", names.TARGETS * names.GOODS, 0, 6),
    Field("missing", "b", names.TARGETS, 0, 6),
    Field("craft", "b", names.CRAFTS, 0, 2),
    Field("grey", "b", names.CRAFTS, 0, 1),
    Field("extensions", "b"),
    Field("extra_symbols", "b"),
    Field("extension_pigs", "b"),
    Field("income", "b"),
    Field("helper", "b", names.HELPERS, 0, 66),
    Field("used", "b", names.HELPERS, 0, 1),
    Field("roof", "b", names.ROOF_PLACES, 0, 14),
    Field("roof_used", "b", names.ROOF_PLACES, 0, 1),
    Field("ready", "b", names.TILE_KINDS, 0, 6),
    Field("bought_tile", "b"),
    Field("donkey", "b", 0, 0, 4),
    Field("donkey_used", "b", names.DONKEY_TILES, 0, 1),
    Field("dice", "b", 2, 0, 6),
    Field("n_dice", "b", 0, 0, 2),
    Field("reserved", "b", 0, 0, 6),
    Field("closed", "b", names.COMMODITY_USES, 0, 1),
    Field("extra_available", "b"),
    Field("extra_hired", "b"),
    Field("extra_made", "b"),
    Field("bonus_given", "b"),
    Field("received", "b"),
    Field("space_silver", "h"),
)

STATE = (
    Field("limited", "b"),
    Field("secret_vp", "b"),
    Field("removal_chosen", "b"),
    Field("extra_up_front", "b"),
    Field("round", "b", 0, 1, 6),
    Field("step", "b", 0, 1, 18),
    Field("order", "b", names.SEATS, 0, 3),
    Field("solo_first", "b"),
    Field("place", "b", names.CARDS + 1, 0, 23),
    Field("generation", "b", names.CARDS + 1),
    Field("generations", "b"),
    Field("deck", "b", 0, 0, 66),
    Field("discards", "b", 0, 0, 66),
    Field("blocked", "b", names.CRAFTS, 0, 5),
    Field("completed", "b", names.CRAFTS, 0, 1),
    Field("market", "b", names.SPACES + 1, 0, 5),
    Field("doomed", "b", names.SPACES + 1, 0, 1),
    Field("placed", "b", 0, 0, 24),
    Field("replaced", "b", 0, 0, 5),
    Field("tiles", "b", names.TILES_PER_ROUND, 0, 14),
    Field("siesta", "b", names.SEATS, 0, 8),
    Field("siesta_stamp", "h", names.SEATS),
    Field("stamp", "h"),
    Field("dice", "b", 7, 0, 9),
    Field("rented", "b", 0, 0, 6),
    Field("renter", "b", 0, 0, 4),
)

OPTIONS = ("limited", "secret_vp", "removal_chosen", "extra_up_front")
PACKER = Packer(b"LG", 1, OPTIONS, STATE, FARM)
