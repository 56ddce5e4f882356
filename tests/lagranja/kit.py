"""La Granja in the tests of every game."""

from itertools import product
from typing import Any

from hypothesis import strategies as st

from barrowgate.lagranja import LaGranja, names
from tests.kit import Games, Kit, Plans, Rules, Secrets, Watched
from tests.lagranja import invariants, secrets
from tests.lagranja.asking import ASKING, PLANS
from tests.lagranja.choosers import CHOOSERS, STUBBORN
from tests.lagranja.games import ALL_CHOOSERS, TABLES, Ledger, Met, Plan, missing, plans
from tests.lagranja.golden import SHELF
from tests.lagranja.paragraphs import PARAGRAPHS
from tests.lagranja.perft import TABLE
from tests.lagranja.situations import SITUATIONS

SEATS = (1, 2, 3, 4)
BOXES = ("shipped", "busy", "crowded")


def quarters() -> Plans:
    """256 games of the shipped box in all, 64 of each of the others, in quarters.

    A quarter of the shipped box has every table, each with another chooser.
    """
    portions: dict[str, list[Plan]] = {}
    for box, seats in product(BOXES, SEATS):
        games = plans(box, seats, 100 * seats, choosers=4 if box == "shipped" else 1)
        portions |= {f"{box}-{seats}-{part}": games[part::4] for part in range(4)}
    return portions


def normal() -> Plans:
    """The first quarter for each box and number of seats: 64, 16 and 16 games."""
    return {name: games for name, games in quarters().items() if name.endswith("-0")}


def long() -> Plans:
    """The other quarters, and two thousand games."""
    return {name: games for name, games in quarters().items() if not name.endswith("-0")} | {
        f"{box}-{seats}-{seed}": plans(box, seats, 100 * seed + seats, choosers=1)
        for box, seats in product(("shipped", "crowded"), SEATS)
        for seed in range(1000, 1016)
    }


def stubborn() -> Plans:
    tables = (("shipped", 0), ("shipped", 15), ("busy", 8), ("crowded", 7))
    return {
        f"{chooser}-{seats}": [Plan(seats, table, chooser, table, box) for box, table in tables]
        for chooser, seats in product(STUBBORN, SEATS)
    }


def watched() -> dict[str, Watched]:
    found = {}
    for chooser, seats in product(CHOOSERS, SEATS):
        table = 5 * seats % len(TABLES)
        box = BOXES[(seats + len(chooser)) % 3]
        plan = Plan(seats, table, chooser, seats, box)
        found[f"{chooser}-{seats}"] = Watched(plan, every=20 * seats)
    return found


def watched_long() -> dict[str, Watched]:
    return {
        f"{seats}-{table}": Watched(Plan(seats, table, "eager", table, BOXES[table % 3]), every=3)
        for seats, table in product(SEATS, range(len(TABLES)))
    }


def unmet(met: Met) -> set[str]:
    return (
        missing("ASK_", met.frames)
        | missing("AUTO_", met.frames)
        | missing("FOR_", met.rooms)
        | missing("EVENT_", met.events)
        | missing("VERB_", met.verbs)
    )


ANY_PLAN: Any = st.builds(
    Plan,
    seats=st.sampled_from(SEATS),
    table=st.integers(0, len(TABLES) - 1),
    chooser=st.sampled_from(list(CHOOSERS)),
    seed=st.integers(0, 2**63 - 1),
    box=st.sampled_from(BOXES),
)

KIT = Kit(
    LaGranja.name,
    Games(
        ALL_CHOOSERS,
        Plan,
        normal(),
        long(),
        stubborn(),
        # The neutral player waits for an answer; room is made to close a use of the commodity.
        rare=(*PLANS, Plan(1, 9, "uniform", 109, "busy"), Plan(3, 5, "trader", 305, "crowded")),
        watched=watched(),
        watched_long=watched_long(),
        any_plan=ANY_PLAN,
        longest_moment=700,
    ),
    # A die that is gone at once in solitaire.
    Rules(invariants.check, Ledger, Met, unmet, (names.EVENT_ROLL, names.EVENT_DIE_GONE)),
    Secrets(secrets.permuted, secrets.hidden_cards),
    SITUATIONS,
    SHELF,
    (  # another helper on card 63
        'helper = { effect = "wine_for_vp", vp = 2, when = "any", once = true }',
        'helper = { effect = "offspring", pigs = 1, when = "farm", once = false }',
    ),
    TABLE,
    frozenset({"cards", "growth", "first_die", "donkeys", "deliveries", "extra_deliveries"}),
    3,
    PARAGRAPHS,
    ("4", "5.1.4", "8.3.2", "8.3.3", "11.4"),
    "G",
    ASKING,
)
