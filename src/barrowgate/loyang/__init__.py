"""At the Gates of Loyang (Rosenberg), for one to four players."""

from barrowgate.loyang.game import Loyang

__all__ = ["Loyang"]

RULES = (
    "components",
    "state",
    "farms",
    "open_cards",
    "reach",
    "foreman",
    "trading",
    "customers",
    "farming",
    "two_pack",
    "end_of_turn",
    "shop_helpers",
    "customer_helpers",
    "field_helpers",
    "stall_helpers",
    "helper_uses",
    "paying",
    "distribution",
    "grid",
    "action_phase",
    "flow",
    "set_up",
    "decide",
    "answer",
    "pile_guess",
    "write_observation",
    "alike",
    "byte_layout",
    "byte_checks",
    "redeal",
    "quotes",
    "view",
    "position",
)
"""The modules of the rules, from the lowest up: each imports only those before it."""
