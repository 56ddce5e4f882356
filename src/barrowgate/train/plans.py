"""What the network of each game reads, and what helps it to learn (docs/training.md)."""

from barrowgate.train.inputs import Plan

LA_GRANJA = Plan(
    game="la-granja",
    tops={
        "players": 4,
        "round": 6,
        "tiles": 4,
        "dice": 4,
        "siesta": 14,
        "silver": 24,
        "own.silver": 40,
        "vp": 120,
        "markers": 12,
        "hand_size": 8,
        "hand_limit": 8,
        "plays_left": 4,
        "plays_due": 4,
        "walk_least": 6,
        "walk_most": 8,
        "stock": 8,
        "fields": 3,
        "need": 3,
        "delivered": 3,
        "missing": 8,
        "extension_cost": 8,
        "income": 12,
    },
    dropped=frozenset({"deck", "barrow_cards", "over"}),
    dropped_of_others=frozenset(
        {
            *("asked", "delivered", "buy_price", "upgrade_price", "tile_price", "extra_price"),
            *("closed_uses", "walk_least", "walk_most", "must_walk", "plays_left", "plays_due"),
            *("extra_left", "extra_available", "extra_hired", "extra_made"),
        }
    ),
    crosses=((("helper_cards", 66), ("helper_used", 1)),),
    kept_in_crosses=frozenset(),
    scale=10,
    baseline={"vp": 1.0},
    explored=("play",),
)

LOYANG = Plan(
    game="loyang",
    tops={
        "players": 4,
        "round": 9,
        "rows": 4,
        "cash": 30,
        "own.cash": 60,
        "loans": 8,
        "path": 20,
        "shop": 6,
        "cart": 8,
        "store": 6,
        "field_size": 9,
        "field_tokens": 9,
        "pile": 10,
        "pile_holds": 5,
        "hand_size": 4,
        "step_price": 20,
    },
    dropped=frozenset({"deck", "under", "over", "field_card"}),
    dropped_of_others=frozenset(
        {"asked", "pile_sizes", "field_card", "must_take", "squire_new", "step_price"}
    ),
    crosses=((("field_crop", 6), ("field_tokens", 9), ("field_size", 9)),),
    kept_in_crosses=frozenset({"field_size", "field_crop", "field_tokens"}),
    scale=4,
    baseline={"path": 1.0, "loans": -1.0, "cash": 0.06},
    explored=("use", "play"),
    held_back=("loan",),
)

PLANS = {plan.game: plan for plan in (LA_GRANJA, LOYANG)}
