"""What holds in every game, whoever plays and whatever the table chose.

Whole games are played by choosers of different tempers at every table, with every invariant
counted anew after every action; single moments are looked at more closely. Where several seats may
act, any of them goes first.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrowgate.core import checks
from tests import properties
from tests.kit import Kit, Plan, Watched
from tests.kits import every, every_kit

# --- Whole games ----------------------------------------------------------------------------------


@every("plans", lambda kit: kit.games.normal)
def test_every_invariant_holds_after_every_action(kit: Kit, plans: Sequence[Plan]) -> None:
    for plan in plans:
        kit.check_plan(plan)


@pytest.mark.long
@every("plans", lambda kit: kit.games.long)
def test_every_invariant_holds_in_two_thousand_games(kit: Kit, plans: Sequence[Plan]) -> None:
    for plan in plans:
        kit.check_plan(plan)


@every_kit
def test_the_games_meet_everything_that_the_rules_name(kit: Kit) -> None:
    """Every question, every other frame, every verb, every event, and what a game adds."""
    met = kit.rules.met()
    for plan in [*(plan for plans in kit.games.normal.values() for plan in plans), *kit.games.rare]:
        for position in kit.course(plan):
            met.look(position)
            met.hear(position.take_events())
    assert kit.rules.unmet(met) == set()


@every("plans", lambda kit: kit.games.stubborn)
def test_a_game_of_stubborn_players_ends(kit: Kit, plans: Sequence[Plan]) -> None:
    for plan in plans:
        bound = plan.game.longest_game
        longest = max(position.n_actions for position in kit.course(plan, bound + 1))
        assert longest < bound / 5


# --- The contract ---------------------------------------------------------------------------------


def check_promises(kit: Kit, watched: Watched) -> None:
    checks.check_game(
        watched.plan.game,
        watched.plan.seed,
        kit.games.choosers[watched.plan.chooser],
        every=watched.every,
        open_chance=kit.rules.open_chance,
        secrets=watched.secrets,
        after=kit.rules.check,
    )


@every("watched", lambda kit: kit.games.watched)
def test_a_game_keeps_every_promise_of_the_contract(kit: Kit, watched: Watched) -> None:
    """Among them: why_not agrees with legal for the whole catalogue."""
    check_promises(kit, watched)


@pytest.mark.long
@every("watched", lambda kit: kit.games.watched_long)
def test_every_table_keeps_every_promise_at_every_step(kit: Kit, watched: Watched) -> None:
    check_promises(kit, watched)


# --- Moments --------------------------------------------------------------------------------------


def any_moment(kit: Kit, data: st.DataObject) -> tuple[Plan, Any]:
    """A plan and its position after any number of actions."""
    plan = data.draw(kit.games.any_plan)
    return plan, kit.moment(plan, data.draw(st.integers(0, kit.games.longest_moment)))


@every_kit
@given(st.data())
@settings(max_examples=40)
def test_every_legal_action_applies(kit: Kit, data: st.DataObject) -> None:
    plan, position = any_moment(kit, data)
    properties.check_every_legal_action_applies(plan.game, position, kit.rules.check)


@every_kit
@given(st.data())
@settings(max_examples=25)
def test_every_other_action_is_refused_and_changes_nothing(kit: Kit, data: st.DataObject) -> None:
    plan, position = any_moment(kit, data)
    properties.check_every_other_action_is_refused(plan.game, position)


@every_kit
@given(st.data())
@settings(max_examples=15)
def test_a_moment_keeps_every_promise_of_the_contract(kit: Kit, data: st.DataObject) -> None:
    plan, position = any_moment(kit, data)
    checks.check_position(plan.game, position, deals=(7,))


# --- Nothing hidden is seen -----------------------------------------------------------------------

ORDERS = st.integers(0, 2**32)


@every_kit
@given(st.data(), ORDERS)
@settings(max_examples=60)
def test_permuting_what_a_seat_cannot_know_leaves_its_view_byte_identical(
    kit: Kit, data: st.DataObject, order: int
) -> None:
    plan, position = any_moment(kit, data)
    for seat in range(checks.ONLOOKER, plan.seats):
        other = kit.secrets.permuted(plan.game, position, seat, Random(order))
        kit.rules.check(other)
        properties.check_looks_the_same(position, other, seat)


@every_kit
@given(st.data(), ORDERS)
@settings(max_examples=30)
def test_what_was_seen_holds_nothing_that_a_permutation_changes(
    kit: Kit, data: st.DataObject, order: int
) -> None:
    plan, position = any_moment(kit, data)
    for seat in range(plan.seats):
        other = kit.secrets.permuted(plan.game, position, seat, Random(order))
        properties.check_seen_alike(position, other, seat)


@every_kit
@given(st.data(), ORDERS)
@settings(max_examples=30)
def test_an_action_that_may_be_taken_back_shows_others_only_what_is_open(
    kit: Kit, data: st.DataObject, order: int
) -> None:
    """The same action on a permuted table looks the same to others, unless chance was asked."""
    plan, position = any_moment(kit, data)

    def deal(reader: int) -> Any:
        return kit.secrets.permuted(plan.game, position, reader, Random(order))

    properties.check_taking_back_shows_nothing(plan.game, position, deal)


@every_kit
@given(st.data())
@settings(max_examples=40)
def test_a_deal_fits_everything_that_a_seat_has_seen(kit: Kit, data: st.DataObject) -> None:
    plan, position = any_moment(kit, data)
    for seat in range(plan.seats):
        dealt = position.seen_by(seat).determinize(position.n_actions)
        kit.rules.check(dealt)
        properties.check_looks_the_same(position, dealt, seat)
        assert kit.secrets.fits(dealt)
