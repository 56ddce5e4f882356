"""The golden records of Loyang (see ``tests.golden``)."""

from pathlib import Path

from barrowgate.loyang import Loyang
from tests.golden import Shelf

FACTS = (
    *(
        "round",
        "step",
        "first",
        "second",
        "order",
        "deck",
        "discards",
        "courtyard",
        "drawn",
        "grid",
    ),
    *("areas.card", "areas.under", "areas.holds", "areas.rows", "areas.red", "areas.duty"),
    *("farms.cash", "farms.loans", "farms.path", "farms.enlarged", "farms.shop", "farms.cart"),
    *("farms.store", "farms.pile", "farms.pile_order", "farms.hand", "farms.hand_size"),
    *("farms.starter", "farms.fields.size", "farms.fields.crop", "farms.fields.tokens"),
    *("farms.taken", "farms.finished", "farms.pack_bought"),
)
SHELF = Shelf(Path(__file__).parent / "records", Loyang.of_record, FACTS)
