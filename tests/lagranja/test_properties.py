"""What holds in every game of La Granja, whoever plays and whatever the table chose.

Whole games are played by choosers of different tempers over every combination of options, with
every invariant counted anew after every action; single moments are looked at more closely.
"""

import json
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrowgate.core import checks
from barrowgate.core.contract import Position as AnyPosition
from barrowgate.core.errors import ComponentsError
from barrowgate.lagranja import loading, names
from barrowgate.lagranja.game import LONGEST_GAME
from barrowgate.lagranja.position import Position
from tests import properties
from tests.lagranja import invariants, secrets
from tests.lagranja.choosers import CHOOSERS, STUBBORN
from tests.lagranja.games import TABLES, Ledger, Met, Plan, course, missing, moment, plans

SEATS = (1, 2, 3, 4)
ROLLED = (names.EVENT_ROLL, names.EVENT_DIE_GONE)
"""Chance that everybody sees and no view remembers: a die that is gone at once in solitaire."""


# --- Whole games ----------------------------------------------------------------------------------


def normal_plans(box: str, seats: int) -> list[Plan]:
    """256 games of the shipped box in all, 64 of each of the others."""
    return plans(box, seats, first_seed=100 * seats, choosers=4 if box == "shipped" else 1)


def check_plan(plan: Plan) -> None:
    """Play a game; every invariant, the books, and the range of every field after every action."""
    positions = course(plan)
    position = next(positions)
    ledger = Ledger(position)
    invariants.check(position)
    for position in positions:
        ledger.enter(position.take_events())
        ledger.compare(position)
        invariants.check(position)
        position.to_bytes()
        assert position.n_actions <= LONGEST_GAME
    assert position.is_over
    assert position.actors() == []


CHUNKS = [
    (box, seats, part)
    for box, seats in product(("shipped", "busy", "crowded"), SEATS)
    for part in range(4)
]


@pytest.mark.parametrize(("box", "seats", "part"), CHUNKS)
def test_every_invariant_holds_after_every_action(box: str, seats: int, part: int) -> None:
    for plan in normal_plans(box, seats)[part::4]:
        check_plan(plan)


def check_strange_box(seed: int) -> None:
    for seats in SEATS:
        chooser = list(CHOOSERS)[(seed + seats) % len(CHOOSERS)]
        check_plan(Plan(seats, seed % len(TABLES), chooser, seed, f"strange {seed}"))


@pytest.mark.parametrize("seed", range(16))
def test_every_invariant_holds_with_components_of_any_kind(seed: int) -> None:
    check_strange_box(seed)


def test_a_barrow_builder_cannot_be_marked() -> None:
    """Found by strange boxes: its mark would take the marker that the market needs (G15, G19)."""
    helper = {"effect": "keep_barrow", "silver": 0, "when": "reaction", "once": True}
    with pytest.raises(ComponentsError, match=r"card 9, helper\.once: is true, only false"):
        loading.from_changes(json.dumps({"card": [{"number": 9, "helper": helper}]}))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1300))
def test_every_invariant_holds_with_components_of_many_kinds(seed: int) -> None:
    check_strange_box(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1016))
@pytest.mark.parametrize(("box", "seats"), list(product(("shipped", "crowded"), SEATS)))
def test_every_invariant_holds_in_two_thousand_games(box: str, seats: int, seed: int) -> None:
    for plan in plans(box, seats, 100 * seed + seats, choosers=1):
        check_plan(plan)


def test_the_games_meet_every_question_frame_verb_and_event() -> None:
    met = Met()
    for box, seats in product(("shipped", "busy", "crowded"), SEATS):
        for plan in normal_plans(box, seats):
            for position in course(plan):
                met.look(position)
                met.hear(position.take_events())
    assert missing("ASK_", met.frames) == set()
    assert missing("AUTO_", met.frames) == set()
    assert missing("FOR_", met.rooms) == set()
    assert missing("EVENT_", met.events) == set()
    assert missing("VERB_", met.verbs) == set()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("chooser", STUBBORN)
def test_a_game_of_stubborn_players_ends(chooser: str, seats: int) -> None:
    for box, table in (("shipped", 0), ("shipped", 15), ("busy", 8), ("crowded", 7)):
        plan = Plan(seats, table, chooser, seed=table, box=box)
        longest = max(position.n_actions for position in course(plan, LONGEST_GAME + 1))
        assert longest < LONGEST_GAME / 5


# --- The contract ---------------------------------------------------------------------------------


def own_rules(position: AnyPosition) -> None:
    assert isinstance(position, Position)
    invariants.check(position)


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_keeps_every_promise_of_the_contract(seats: int, chooser: str) -> None:
    table = 5 * seats % len(TABLES)
    box = ("shipped", "busy", "crowded")[(seats + len(chooser)) % 3]
    plan = Plan(seats, table, chooser, seed=seats, box=box)
    checks.check_game(
        plan.game,
        plan.seed,
        CHOOSERS[chooser],
        every=20 * seats,
        open_chance=ROLLED,
        after=own_rules,
    )


@pytest.mark.long
@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("seats", SEATS)
def test_every_table_keeps_every_promise_at_every_step(seats: int, table: int) -> None:
    plan = Plan(seats, table, "eager", seed=table, box=("shipped", "busy", "crowded")[table % 3])
    checks.check_game(plan.game, plan.seed, CHOOSERS["eager"], every=3, open_chance=ROLLED)


# --- Moments --------------------------------------------------------------------------------------

PLANS = st.builds(
    Plan,
    seats=st.sampled_from(SEATS),
    table=st.integers(0, len(TABLES) - 1),
    chooser=st.sampled_from(list(CHOOSERS)),
    seed=st.integers(0, 2**63 - 1),
    box=st.sampled_from(["shipped", "busy", "crowded"]),
)
ACTIONS = st.integers(0, 700)


@given(PLANS, ACTIONS)
@settings(max_examples=40)
def test_every_legal_action_applies(plan: Plan, actions: int) -> None:
    position = moment(plan, actions)
    properties.check_every_legal_action_applies(plan.game, position, invariants.check)


@given(PLANS, ACTIONS)
@settings(max_examples=25)
def test_every_other_action_is_refused_and_changes_nothing(plan: Plan, actions: int) -> None:
    properties.check_every_other_action_is_refused(plan.game, moment(plan, actions))


@given(PLANS, ACTIONS)
@settings(max_examples=15)
def test_a_moment_keeps_every_promise_of_the_contract(plan: Plan, actions: int) -> None:
    checks.check_position(plan.game, moment(plan, actions), deals=(7,))


# --- Nothing hidden is seen -----------------------------------------------------------------------


@given(PLANS, ACTIONS, st.integers(0, 2**32))
@settings(max_examples=60)
def test_permuting_what_a_seat_cannot_know_leaves_its_view_byte_identical(
    plan: Plan, actions: int, order: int
) -> None:
    position = moment(plan, actions)
    for seat in range(secrets.ONLOOKER, plan.seats):
        other = secrets.permuted(plan.game, position, seat, Random(order))
        invariants.check(other)
        properties.check_looks_the_same(position, other, seat)


@given(PLANS, ACTIONS, st.integers(0, 2**32))
@settings(max_examples=30)
def test_what_was_seen_holds_nothing_that_a_permutation_changes(
    plan: Plan, actions: int, order: int
) -> None:
    position = moment(plan, actions)
    for seat in range(plan.seats):
        other = secrets.permuted(plan.game, position, seat, Random(order))
        properties.check_seen_alike(position, other, seat)


@given(PLANS, ACTIONS, st.integers(0, 2**32))
@settings(max_examples=30)
def test_an_action_shows_others_only_what_is_open(plan: Plan, actions: int, order: int) -> None:
    """The same action on a permuted table looks the same to others, unless chance was asked."""
    position = moment(plan, actions)

    def deal(reader: int) -> Position:
        return secrets.permuted(plan.game, position, reader, Random(order))

    properties.check_taking_back_shows_nothing(plan.game, position, deal)
