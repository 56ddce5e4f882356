"""The components of At the Gates of Loyang: the shipped file, and a player's own file over it.

A box is made of the shipped ``data/loyang.toml`` and, laid over it, the values that a player
corrected (see ``core.components.box``). Numbers and prices, what stalls offer, what customers
want and pay, and which crops a field takes may change within the limits of ``schema`` and
``cross_checks``. Fixed are whatever the actions number: six vegetables, 70 cards, their kinds and
copies; nine rounds; the sizes of fields; what each helper does and when, except whether Accountant
and Market Crier pay for a field in the card phase.
"""

from typing import TypeAlias

from barrowgate.core.components import box
from barrowgate.loyang.components import Components
from barrowgate.loyang.cross_checks import check_together
from barrowgate.loyang.digest import values_that_matter
from barrowgate.loyang.overlay import OVERLAY
from barrowgate.loyang.schema import SCHEMA
from barrowgate.loyang.tables import tables_of

SHIPPED = "loyang.toml"

Box: TypeAlias = box.Box[Components]

LOADER = box.Loader(
    package="barrowgate.loyang",
    file=SHIPPED,
    overlay=OVERLAY,
    schema=SCHEMA,
    check_together=check_together,
    values_that_matter=values_that_matter,
    tables_of=tables_of,
)
shipped = LOADER.shipped
load = LOADER.load
from_changes = LOADER.from_changes
