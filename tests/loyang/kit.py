"""Loyang in the tests of every game."""

from itertools import product
from typing import Any

from hypothesis import strategies as st

from barrowgate.loyang import Loyang
from barrowgate.loyang.position import Position
from tests.kit import Games, Kit, Plans, Rules, Secrets, Watched
from tests.loyang import invariants, secrets
from tests.loyang.asking import ASKING
from tests.loyang.choosers import CHOOSERS, STUBBORN
from tests.loyang.games import ALL_CHOOSERS, SEATS, Ledger, Met, Plan, missing, plans, tables
from tests.loyang.golden import SHELF
from tests.loyang.paragraphs import PARAGRAPHS
from tests.loyang.perft import TABLE
from tests.loyang.situations import SITUATIONS

GAMES = 60  # for each number of seats: every chooser at every table of four
MOST_TABLES = len(tables(4))
TEMPERS = (
    *((1, "collector"), (1, "churner"), (2, "uniform"), (2, "collector")),
    *((3, "borrower"), (3, "eager"), (4, "churner"), (4, "mixed")),
)


def portions(games: int, size: int, first_seed: int) -> Plans:
    """This many games for each number of seats, this many of them at a time."""
    return {
        f"{seats}-{part}": plans(seats, games, first_seed * seats)[part : part + size]
        for seats in SEATS
        for part in range(0, games, size)
    }


def quarters() -> Plans:
    return {
        f"{seats}-{part}": plans(seats, GAMES, 1000 * seats)[part::4]
        for seats in SEATS
        for part in range(4)
    }


def normal() -> Plans:
    """The first quarter for each number of seats: 60 games in all."""
    return {name: games for name, games in quarters().items() if name.endswith("-0")}


def long() -> Plans:
    """The other quarters, and two thousand games."""
    rest = {name: games for name, games in quarters().items() if not name.endswith("-0")}
    return {**rest, **portions(500, 50, 100_000)}


def stubborn() -> Plans:
    return {
        f"{chooser}-{seats}": [Plan(seats, seed, chooser, seed) for seed in range(2)]
        for chooser, seats in product(STUBBORN, SEATS)
    }


def watched() -> dict[str, Watched]:
    """So few moments that they may all lie outside the card phase, where nothing is hidden."""
    found = {}
    for seats, chooser in TEMPERS:
        plan = Plan(seats, seats + len(chooser), chooser, seats)
        every = (11, 29, 53, 97)[seats - 1]
        found[f"{seats}-{chooser}"] = Watched(plan, every, secrets=False)
    return found


def watched_long() -> dict[str, Watched]:
    return {
        f"{seats}-{table}": Watched(Plan(seats, table, "eager", table), every=3)
        for seats, table in product(SEATS, range(MOST_TABLES))
    }


def unmet(met: Met) -> set[str]:
    return (
        missing("ASK_", met.frames)
        | missing("AUTO_", met.frames)
        | missing("EVENT_", met.events)
        | missing("VERB_", met.verbs)
        | missing("USE_", met.uses)
    )


def fits(position: Position) -> bool:
    return all(secrets.fits(farm) for farm in position.farms)


ANY_PLAN: Any = st.builds(
    Plan,
    seats=st.sampled_from(SEATS),
    table=st.integers(0, MOST_TABLES - 1),
    chooser=st.sampled_from(list(CHOOSERS)),
    seed=st.integers(0, 2**63 - 1),
)

KIT = Kit(
    Loyang.name,
    Games(
        ALL_CHOOSERS,
        Plan,
        normal(),
        long(),
        stubborn(),
        # Three helpers combined, a top row served twice, a Foreman who waits.
        rare=(
            *(Plan(2, 6, "collector", 6), Plan(3, 101, "eager", 101)),
            Plan(2, 0, "collector", 2002),
        ),
        watched=watched(),
        watched_long=watched_long(),
        any_plan=ANY_PLAN,
        longest_moment=800,
    ),
    Rules(invariants.check, Ledger, Met, unmet),
    Secrets(secrets.permuted, secrets.hidden_cards, fits),
    SITUATIONS,
    SHELF,
    ("casual_modifier = 2\n", "casual_modifier = 3\n"),
    TABLE,
    frozenset({"crop", "cards", "partner", "action", "partners"}),
    2,
    PARAGRAPHS,
    ("3", "3.4", "6.2.4", "7.10", "11.5"),
    "A",
    ASKING,
    frozenset({21, 28, 29}),
)
