"""What holds in every game of Loyang, whoever plays and whatever the table chose.

Whole games are played by choosers of different tempers at every table, with every invariant
counted anew after every action; single moments are looked at more closely. With four players any
of the two that may act goes first.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrowgate.core import checks
from barrowgate.core.contract import Position as AnyPosition
from barrowgate.loyang import names
from barrowgate.loyang.position import Position
from tests import properties
from tests.loyang import invariants, secrets
from tests.loyang.builders import Scene
from tests.loyang.choosers import CHOOSERS, STUBBORN
from tests.loyang.games import SEATS, Ledger, Met, Plan, course, missing, moment, plans, tables

NORMAL = 60  # games for each number of seats: every chooser at every table of four
CHUNK = 15
LONG = 500
MOST_TABLES = len(tables(4))


# --- Whole games ----------------------------------------------------------------------------------


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
        assert position.n_actions <= plan.game.longest_game
    assert position.is_over
    assert position.actors() == []


@pytest.mark.parametrize("part", range(0, NORMAL, CHUNK))
@pytest.mark.parametrize("seats", SEATS)
def test_every_invariant_holds_after_every_action(seats: int, part: int) -> None:
    for plan in plans(seats, NORMAL, first_seed=1000 * seats)[part : part + CHUNK]:
        check_plan(plan)


@pytest.mark.long
@pytest.mark.parametrize("part", range(0, LONG, 50))
@pytest.mark.parametrize("seats", SEATS)
def test_every_invariant_holds_in_two_thousand_games(seats: int, part: int) -> None:
    for plan in plans(seats, LONG, first_seed=100_000 * seats)[part : part + 50]:
        check_plan(plan)


RARE = (Plan(2, 6, "collector", 6), Plan(3, 101, "eager", 101))
"""Games with what a hundred others do not see: three helpers combined, a top row served twice."""


def test_the_games_meet_every_question_frame_verb_use_and_event() -> None:
    met = Met()
    games = [plan for seats in SEATS for plan in plans(seats, NORMAL, 1000 * seats)]
    for plan in (*games, *RARE):
        for position in course(plan):
            met.look(position)
            met.hear(position.take_events())
    assert missing("ASK_", met.frames) == set()
    assert missing("AUTO_", met.frames) == set()
    assert missing("EVENT_", met.events) == set()
    assert missing("VERB_", met.verbs) == set()
    assert missing("USE_", met.uses) == set()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("chooser", STUBBORN)
def test_a_game_of_stubborn_players_ends(chooser: str, seats: int) -> None:
    for seed in range(2):
        plan = Plan(seats, seed, chooser, seed)
        bound = plan.game.longest_game
        longest = max(position.n_actions for position in course(plan, bound + 1))
        assert longest < bound / 5


# --- The contract ---------------------------------------------------------------------------------


def own_rules(position: AnyPosition) -> None:
    assert isinstance(position, Position)
    invariants.check(position)


TEMPERS = [
    *((1, "collector"), (1, "churner"), (2, "uniform"), (2, "collector")),
    *((3, "borrower"), (3, "eager"), (4, "churner"), (4, "mixed")),
]


@pytest.mark.parametrize(("seats", "chooser"), TEMPERS)
def test_a_game_keeps_every_promise_of_the_contract(seats: int, chooser: str) -> None:
    """Among them: why_not agrees with legal for the whole catalogue."""
    plan = Plan(seats, seats + len(chooser), chooser, seed=seats)
    checks.check_game(
        plan.game,
        plan.seed,
        CHOOSERS[chooser],
        every=(11, 29, 53, 97)[seats - 1],
        secrets=False,  # so few moments may all lie outside the card phase; see test_hidden
        after=own_rules,
    )


@pytest.mark.long
@pytest.mark.parametrize("table", range(MOST_TABLES))
@pytest.mark.parametrize("seats", SEATS)
def test_every_table_keeps_every_promise_at_every_step(seats: int, table: int) -> None:
    plan = Plan(seats, table, "eager", seed=table)
    checks.check_game(plan.game, plan.seed, CHOOSERS["eager"], every=3)


# --- Moments --------------------------------------------------------------------------------------

PLANS = st.builds(
    Plan,
    seats=st.sampled_from(SEATS),
    table=st.integers(0, MOST_TABLES - 1),
    chooser=st.sampled_from(list(CHOOSERS)),
    seed=st.integers(0, 2**63 - 1),
)
ACTIONS = st.integers(0, 800)


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
def test_an_action_that_may_be_taken_back_shows_others_only_what_is_open(
    plan: Plan, actions: int, order: int
) -> None:
    position = moment(plan, actions)

    def deal(reader: int) -> Position:
        return secrets.permuted(plan.game, position, reader, Random(order))

    properties.check_taking_back_shows_nothing(plan.game, position, deal)


@given(PLANS, ACTIONS)
@settings(max_examples=40)
def test_a_deal_fits_everything_that_a_seat_has_seen(plan: Plan, actions: int) -> None:
    position = moment(plan, actions)
    for seat in range(plan.seats):
        dealt = position.seen_by(seat).determinize(actions)
        assert isinstance(dealt, Position)
        invariants.check(dealt)
        properties.check_looks_the_same(position, dealt, seat)
        assert all(secrets.fits(farm) for farm in dealt.farms)


# --- Found by these games -------------------------------------------------------------------------


def test_by_rules_1_a_squire_thrown_away_while_its_field_is_paid_is_discarded_once() -> None:
    scene = Scene("cards", rules=1).farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["casual 1", "casual 2"]).courtyard("field 1").begin(0)
    scene.play("use squire", "take field 1", "done", "play stall 1")
    assert scene.question == "funds"
    scene.play("throw squire", "loan")
    assert scene.is_discarded("squire")
    assert scene.actor == 1


def test_by_rules_1_a_squire_thrown_away_while_its_field_is_paid_may_be_taken_by_another() -> None:
    scene = Scene("cards", rules=1).farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["casual 1", "casual 2"], cards=["foreman"]).courtyard("field 1").begin(0)
    scene.play("use squire", "take field 1", "done", "play stall 1", "throw squire")
    scene.play("accept", seat=1).play("loan", seat=0)
    assert "squire" in scene.area(1)


@pytest.mark.parametrize("helper", ["squire", "harvest_hand"])
def test_using_a_helper_outside_the_action_turn_is_told_as_well(helper: str) -> None:
    if helper == "squire":
        scene = Scene("cards").farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
        scene.farm(1, hand=["casual 1", "casual 2"]).courtyard("field 1").begin(0)
    else:
        scene = Scene("harvest").farm(0, fields=[(6, "wheat", 5)], cards=["harvest_hand"]).begin(0)
    scene.play(f"use {helper}")
    assert names.EVENT_USED in [event[0] for event in scene.events]
