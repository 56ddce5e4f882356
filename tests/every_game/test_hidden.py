"""What a seat has seen holds nothing hidden, and stays what it was."""

from random import Random

import pytest

from barrowgate.core import checks
from barrowgate.core.codec import FormatError
from tests import secrets
from tests.kit import Kit
from tests.kits import every_kit

ONLOOKER = -1
CHANGED = -1  # the table that has every option changed; La Granja hides points there


@pytest.mark.parametrize(("actions", "table"), [(20, 0), (200, 0), (200, CHANGED)])
@every_kit
def test_what_was_seen_is_the_same_whatever_is_hidden(kit: Kit, actions: int, table: int) -> None:
    plan = kit.games.plan(4, table, "eager", 11)
    position = kit.moment(plan, actions)
    for seat in range(ONLOOKER, 4):
        seen = position.seen_by(seat)
        assert kit.secrets.hidden_cards(position, seat)
        for deal in range(20):
            other = kit.secrets.permuted(plan.game, position, seat, Random(deal))
            assert other.to_bytes() != position.to_bytes()
            there = other.seen_by(seat)
            assert there.to_bytes() == seen.to_bytes()
            assert secrets.contents(there) == secrets.contents(seen)
        assert set(secrets.generators(seen)) == {0}


@every_kit
def test_what_was_seen_travels_as_bytes(kit: Kit) -> None:
    plan = kit.games.plan(3, 0, "eager", 11)
    for actions in (1, 60, 150):
        position = kit.moment(plan, actions)
        for seat in range(ONLOOKER, 3):
            seen = position.seen_by(seat)
            there = plan.game.seen_from_bytes(seen.to_bytes())
            assert there.seat == seat
            assert there.view() == seen.view() == position.view(seat)
            assert there.legal() == seen.legal() == position.legal(seat)
            assert there.to_bytes() == seen.to_bytes()
            assert there.determinize(9) == seen.determinize(9)


@every_kit
def test_what_was_seen_and_a_whole_position_are_not_taken_for_each_other(kit: Kit) -> None:
    plan = kit.games.plan(2, 0, "eager", 11)
    position = kit.moment(plan, 30)
    with pytest.raises(FormatError, match="what seat 1 has seen, not a whole position"):
        plan.game.from_bytes(position.seen_by(1).to_bytes())
    with pytest.raises(FormatError, match="a whole position, not what a seat has seen"):
        plan.game.seen_from_bytes(position.to_bytes())


@every_kit
def test_a_seat_that_is_not_at_the_table_has_seen_nothing(kit: Kit) -> None:
    position = kit.game(2).start(1)
    for seat in (-2, 2, 2**40):
        with pytest.raises(ValueError, match=f"seat {seat} is not one of -1 to 1"):
            position.seen_by(seat)


@every_kit
def test_a_deal_has_a_generator_of_its_own(kit: Kit) -> None:
    position = kit.moment(kit.games.plan(2, 0, "eager", 11), 50)
    seen = position.seen_by(0)
    words = {seen.determinize(seed).chance.word for seed in range(20)}
    assert len(words) == 20
    assert position.chance.word not in words


@every_kit
def test_a_deal_into_a_given_position_is_the_same_deal(kit: Kit) -> None:
    plan = kit.games.plan(4, 0, "eager", 11)
    given = plan.game.start(1)
    for actions in (10, 100, 180):
        seen = kit.moment(plan, actions).seen_by(2)
        seen.determinize_into(given, 77)
        assert given == seen.determinize(77)


@every_kit
def test_what_was_seen_does_not_change_when_the_game_goes_on(kit: Kit) -> None:
    position = kit.moment(kit.games.plan(3, 0, "eager", 11), 30)
    for seat in range(3):
        seen, view = position.seen_by(seat), position.view(seat)
        legal, before = position.legal(seat), seen.determinize(4).to_bytes()
        checks.wander(position, seat)
        assert seen.determinize(4).to_bytes() == before
        assert seen.view() == view != position.view(seat)
        assert seen.legal() == legal
