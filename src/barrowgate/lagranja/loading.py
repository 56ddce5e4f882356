"""The components of La Granja: the shipped file, a player's own file over it, and what they say.

A box is made of the shipped ``data/la-granja.toml`` and, laid over it, the values that a player
corrected (see ``core.components.box``).
"""

from typing import TypeAlias

from barrowgate.core.components import box
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.cross_checks import check_together
from barrowgate.lagranja.digest import values_that_matter
from barrowgate.lagranja.overlay import OVERLAY
from barrowgate.lagranja.schema import SCHEMA
from barrowgate.lagranja.tables import tables_of

SHIPPED = "la-granja.toml"

Box: TypeAlias = box.Box[Components]

LOADER = box.Loader(
    package="barrowgate.lagranja",
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
