"""The fields of a position in the order of its bytes; ``State`` and ``Farm`` say what they mean.

Standing effects are not among them: they are counted anew from helpers and extensions.
"""

from barrowgate.core.packed import Packer
from barrowgate.core.packing import Field
from barrowgate.lagranja import names

FARM = (
    Field("seat", "b"),
    Field("silver", "i"),
    Field("vp", "i"),
    Field("pool", "h"),
    Field("hand", "b"),
    Field("stock", "b", names.GOODS),
    Field("fields", "b", names.FIELD_SOURCES),
    Field("barrow", "b", names.BARROWS),
    Field("need", "b", names.TARGETS * names.GOODS),
    Field("delivered", "b", names.TARGETS * names.GOODS),
    Field("missing", "b", names.TARGETS),
    Field("craft", "b", names.CRAFTS),
    Field("grey", "b", names.CRAFTS),
    Field("extensions", "b"),
    Field("extra_symbols", "b"),
    Field("extension_pigs", "b"),
    Field("income", "b"),
    Field("helper", "b", names.HELPERS),
    Field("used", "b", names.HELPERS),
    Field("roof", "b", names.ROOF_PLACES),
    Field("roof_used", "b", names.ROOF_PLACES),
    Field("ready", "b", names.TILE_KINDS),
    Field("bought_tile", "b"),
    Field("donkey", "b"),
    Field("donkey_used", "b", names.DONKEY_TILES),
    Field("dice", "b", 2),
    Field("n_dice", "b"),
    Field("reserved", "b"),
    Field("closed", "b", names.COMMODITY_USES),
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
    Field("round", "b"),
    Field("step", "b"),
    Field("order", "b", names.SEATS),
    Field("solo_first", "b"),
    Field("place", "b", names.CARDS + 1),
    Field("generation", "b", names.CARDS + 1),
    Field("generations", "b"),
    Field("deck", "b"),
    Field("discards", "b"),
    Field("blocked", "b", names.CRAFTS),
    Field("completed", "b", names.CRAFTS),
    Field("market", "b", names.SPACES + 1),
    Field("doomed", "b", names.SPACES + 1),
    Field("placed", "b"),
    Field("replaced", "b"),
    Field("tiles", "b", names.TILES_PER_ROUND),
    Field("siesta", "b", names.SEATS),
    Field("siesta_stamp", "h", names.SEATS),
    Field("stamp", "h"),
    Field("dice", "b", 7),
    Field("rented", "b"),
    Field("renter", "b"),
)

PACKER = Packer(b"LG", 1, STATE, FARM)
