"""How a player's own file is laid over the shipped one."""

from barrowgate.core.components.overlay import Overlay
from barrowgate.loyang.schema import CASUALS, HELPER_LIST, REGULARS, STALLS

KNOWN = "the rules know what each helper does and when"

OVERLAY = Overlay(
    entries={"stall": STALLS, "regular": REGULARS, "casual": CASUALS, "helper": HELPER_LIST},
    fixed={"helper.lantern": KNOWN, "helper.phases": KNOWN},
    # A stall offers what its newest table says, and nothing else.
    anew={"stall.offers": ""},
)
