"""The golden records of La Granja (see ``tests.golden``)."""

from pathlib import Path

from barrowgate.lagranja import LaGranja
from tests.golden import Shelf

FACTS = (
    *("round", "step", "order", "solo_first", "deck", "discards", "tiles", "dice", "blocked"),
    *("completed", "market", "siesta", "siesta_order"),
    *("farms.silver", "farms.vp", "farms.markers", "farms.hand", "farms.hand_size"),
    *("farms.hand_limit", "farms.stock", "farms.pig_places", "farms.extensions", "farms.donkey"),
    *("farms.fields.good", "farms.fields.holds", "farms.fields.fields"),
    *("farms.barrows.card", "farms.barrows.needs", "farms.crafts.marker", "farms.crafts.needs"),
    *("farms.helpers.card", "farms.helpers.used", "farms.roof.tile", "farms.roof.used"),
    *("farms.dice", "farms.prices.buy", "farms.prices.upgrade"),
)
SHELF = Shelf(Path(__file__).parent / "records", LaGranja.of_record, FACTS)
