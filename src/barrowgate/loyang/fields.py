"""The fields of a position in the order of its bytes; ``State`` and ``Farm`` say what they mean."""

from barrowgate.core.packed import Packer
from barrowgate.core.packing import Field

FARM = (
    Field("seat", "b", 0, 0, 3),
    Field("cash", "i"),
    Field("loans", "h"),
    Field("path", "b"),
    Field("enlarged", "b"),
    Field("shop", "b", 6, 0, 3),
    Field("cart", "h", 6),
    Field("store", "b", 6, 0, 100),
    Field("n_fields", "b", 0, 0, 16),
    Field("field_size", "b", 16, 0, 9),
    Field("field_crop", "b", 16, 0, 6),
    Field("field_tokens", "b", 16),
    Field("field_card", "b", 16),
    Field("n_pile", "b", 0, 0, 16),
    Field("pile", "b", 16, 0, 6),
    Field("pile_card", "b", 16, 0, 6),
    Field("pile_known", "b"),
    Field("n_log", "b", 0, 0, 64),
    Field("log", "b", 64),
    Field("hand", "b", 0, 0, 70),
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
    Field("round", "b", 0, 0, 9),
    Field("step", "b", 0, 1, 9),
    Field("first", "b", 0, 0, 3),
    Field("second", "b", 0, -1, 3),
    Field("order", "b", 4, 0, 3),
    Field("partner", "b", 4, 0, 3),
    Field("last_taker", "b"),
    Field("last_but_one", "b"),
    Field("waiting", "b"),
    Field("place", "b", 71, 0, 27),
    Field("under", "b", 71, 0, 70),
    Field("seen", "b", 71, 0, 1),
    Field("deck", "b", 0, 0, 70),
    Field("discards", "b", 0, 0, 70),
    Field("courtyard", "b", 0, 0, 70),
    Field("grid", "b", 12, 0, 70),
    Field("shuffled", "b"),
    Field("stall_has", "b", 84, 0, 1),
    Field("row", "b", 14, 0, 4),
    Field("red", "b", 14, 0, 1),
    Field("served", "b", 14, 0, 4),
)

PACKER = Packer(b"LY", 1, ("introductory",), STATE, FARM)
