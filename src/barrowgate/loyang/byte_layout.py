"""The fields of a position in the order of its bytes; ``State`` and ``Farm`` say what they mean."""

from barrowgate.core.codec import Field
from barrowgate.core.position_bytes import PositionCodec
from barrowgate.loyang import byte_checks, names
from barrowgate.loyang.frames import FRAMES

FARM = (
    Field("seat", "b", 0, 0, 3),
    Field("cash", "i", 0, 0, 2**30),
    Field("loans", "h", 0, 0, 10_000),
    Field("path", "b", 0, 1, 60),
    Field("enlarged", "b", 0, 0, 1),
    Field("shop", "nibble", 6, 0, 3),
    Field("cart", "h", 6, 0, 10_000),
    Field("store", "b", 6, 0, 100),
    Field("n_fields", "b", 0, 0, 16),
    Field("field_size", "nibble", 16, 0, 9),
    Field("field_crop", "nibble", 16, 0, 6),
    Field("field_tokens", "nibble", 16),
    Field("field_card", "b", 16, 0, names.HOME),
    Field("n_pile", "b", 0, 0, 16),
    Field("pile", "nibble", 16, 0, 6),
    Field("pile_card", "nibble", 16, 0, 6),
    Field("pile_known", "b", 0, 0, 1),
    Field("n_log", "b", 0, 0, 64),
    Field("log", "b", names.LOG, 0, 66),
    Field("hand", "b", 0, 0, 70),
    Field("starter", "b", 0, 0, 1),
    Field("taken", "b", 0, 0, 1),
    Field("squire_round", "b", 0, 0, 9),
    Field("finished", "b", 0, 0, 1),
    Field("pack_bought", "b", 0, 0, 1),
    Field("extra_tokens", "b", 0, 0),
    Field("housemaid", "b", 0, 0, 1),
    Field("messenger", "b", 0, 0, 1),
    Field("official", "b", 0, 0, 1),
    Field("saleswoman", "b", 0, 0, 1),
    Field("forgiven", "i", 0, 0, 2**30),
)

STATE = (
    Field("introductory", "b", 0, 0, 1),
    Field("squire_stays", "b", 0, 0, 1),
    Field("round", "b", 0, 0, 9),
    Field("step", "b", 0, 1, 9),
    Field("big_token", "b", 0, 0, 3),
    Field("small_token", "b", 0, -1, 3),
    Field("order", "nibble", 4, 0, 3),
    Field("partner", "nibble", 4, 0, 3),
    Field("last_taker", "b", 0, -1, 3),
    Field("last_but_one", "b", 0, -1, 3),
    Field("waiting", "b", 0, 0, 4),
    Field("place", "b", 71, 0, 27),
    Field("under", "b", 71, 0, 70),
    Field("seen", "bit", 71),
    Field("deck", "b", 0, 0, 70),
    Field("discards", "b", 0, 0, 70),
    Field("courtyard", "b", 0, 0, 70),
    Field("grid", "b", 12, 0, 70),
    Field("shuffled", "b", 0, 0, 2),
    Field("stall_has", "bit", 84),
    Field("row", "nibble", 14, 0, 4),
    Field("red", "bit", 14),
    Field("served", "nibble", 14, 0, 4),
)

CODEC = PositionCodec(
    b"LY",
    6,
    ("introductory", "squire_stays"),
    STATE,
    FARM,
    FRAMES,
    byte_checks.check,
)
