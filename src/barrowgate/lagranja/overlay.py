"""How a player's own file is laid over the shipped one."""

from barrowgate.core.components.overlay import Overlay
from barrowgate.lagranja.schema import CARDS, CRAFTS, SPACES

# Records and translations speak of cards and buildings by their keys.
KEPT = "change the name instead"

OVERLAY = Overlay(
    entries={"card": CARDS, "craft": CRAFTS, "market.spaces": SPACES},
    fixed={"card.key": KEPT, "craft.key": KEPT},
    # A helper that names its effect is a new helper, without the parameters of the old one.
    anew={"card.helper": "effect"},
)
