"""What a seat has seen holds nothing hidden, and stays what it was."""

import pytest

from barrowgate.core import checks
from tests import secrets
from tests.kit import Kit
from tests.kits import every_kit


@pytest.mark.parametrize("actions", [20, 200])
@every_kit
def test_what_was_seen_names_no_hidden_card_and_no_generator(kit: Kit, actions: int) -> None:
    position = kit.moment(kit.games.plan(4, 0, "eager", 11), actions)
    word = position.chance.word
    for seat in range(4):
        seen = position.seen_by(seat)
        told = secrets.contents(seen)
        assert word not in secrets.generators(seen)
        assert str(word) not in "\n".join(told)
        hidden = kit.secrets.hidden_cards(position, seat)
        assert hidden
        places = dict(value.split(" = ", 1) for value in told)
        for card in hidden:
            at = {value for path, value in places.items() if path.endswith(f".place[{card}]")}
            assert at == {str(kit.secrets.unknown)}


@every_kit
def test_a_deal_has_a_generator_of_its_own(kit: Kit) -> None:
    position = kit.moment(kit.games.plan(2, 0, "eager", 11), 50)
    seen = position.seen_by(0)
    words = {seen.determinize(seed).chance.word for seed in range(20)}
    assert len(words) == 20
    assert position.chance.word not in words


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
