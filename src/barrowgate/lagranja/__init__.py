"""La Granja (Odendahl, Keller), for one to four players."""

from barrowgate.lagranja.game import LaGranja

__all__ = ["LaGranja"]

RULES = (
    "components",
    "state",
    "questions",
    "course",
    "goods",
    "taking",
    "helpers",
    "extensions",
    "cards",
    "hand",
    "trade",
    "transport",
    "farming",
    "delivery",
    "completion",
    "market",
    "peddler",
    "dice",
    "revenue",
    "roof",
    "tile_uses",
    "asked_helpers",
    "helper_uses",
    "making_room",
    "turn",
    "scoring",
    "solo",
    "flow",
    "decide",
    "answer",
    "write_observation",
    "byte_layout",
    "byte_checks",
    "redeal",
    "board_facts",
    "farm_facts",
    "view",
    "position",
)
"""The modules of the rules, from the lowest up: each imports only those before it."""
