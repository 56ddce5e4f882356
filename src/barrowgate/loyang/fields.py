"""The fields of a position in the order of its bytes; ``State`` and ``Farm`` say what they mean."""

from barrowgate.core.packed import Packer
from barrowgate.core.packing import Field

FARM = (
    Field("seat", "b"),
    Field("cash", "i"),
    Field("loans", "h"),
    Field("path", "b"),
    Field("enlarged", "b"),
    Field("shop", "b", 6),
    Field("cart", "h", 6),
    Field("store", "b", 6),
    Field("n_fields", "b"),
    Field("field_size", "b", 16),
    Field("field_crop", "b", 16),
    Field("field_tokens", "b", 16),
    Field("field_card", "b", 16),
    Field("n_pile", "b"),
    Field("pile", "b", 16),
    Field("pile_card", "b", 16),
    Field("pile_known", "b"),
    Field("n_log", "b"),
    Field("log", "b", 64),
    Field("hand", "b"),
    Field("starter", "b"),
    Field("taken", "b"),
    Field("squire_round", "b"),
    Field("finished", "b"),
    Field("pack_bought", "b"),
    Field("extra_tokens", "b"),
    Field("housemaid", "b"),
    Field("messenger", "b"),
    Field("official", "b"),
    Field("saleswoman", "b"),
)

STATE = (
    Field("introductory", "b"),
    Field("round", "b"),
    Field("step", "b"),
    Field("first", "b"),
    Field("second", "b"),
    Field("order", "b", 4),
    Field("partner", "b", 4),
    Field("last_taker", "b"),
    Field("last_but_one", "b"),
    Field("waiting", "b"),
    Field("place", "b", 71),
    Field("under", "b", 71),
    Field("seen", "b", 71),
    Field("deck", "b"),
    Field("discards", "b"),
    Field("courtyard", "b"),
    Field("grid", "b", 12),
    Field("shuffled", "b"),
    Field("stall_has", "b", 84),
    Field("row", "b", 14),
    Field("red", "b", 14),
    Field("served", "b", 14),
)

PACKER = Packer(b"LY", 1, STATE, FARM)
