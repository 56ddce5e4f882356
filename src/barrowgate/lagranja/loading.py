"""The components of La Granja: the shipped file, a player's own file over it, and what they say.

A box is made of the shipped ``data/la-granja.toml`` and, laid over it, the values that a player
corrected (see ``core.components.box``).
"""

from typing import TypeAlias

from barrowgate.core.components import box
from barrowgate.lagranja.canonical import game_values
from barrowgate.lagranja.coherence import check_coherence
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.filling import filled
from barrowgate.lagranja.overlay import OVERLAY
from barrowgate.lagranja.shape import SHAPE

SHIPPED = "la-granja.toml"

Box: TypeAlias = box.Box[Components]

LOADER = box.Loader(
    package="barrowgate.lagranja",
    file=SHIPPED,
    overlay=OVERLAY,
    shape=SHAPE,
    check_coherence=check_coherence,
    game_values=game_values,
    filled=filled,
)
shipped = LOADER.shipped
load = LOADER.load
from_changes = LOADER.from_changes
