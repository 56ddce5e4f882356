"""Bytes of positions refuse what cannot be (core/packed.py)."""

import pytest

from barrowgate.core import packing
from barrowgate.core.chance import Chance
from barrowgate.core.packing import FormatError
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang


def test_bytes_of_a_table_with_other_options_are_refused() -> None:
    data = LaGranja(3, {"removal": "choose"}).start(1).to_bytes()
    with pytest.raises(FormatError, match="other options"):
        LaGranja(3).from_bytes(data)
    data = Loyang(3, {"introductory": "on"}).start(1).to_bytes()
    with pytest.raises(FormatError, match="other options"):
        Loyang(3).from_bytes(data)


def test_bytes_of_another_number_of_seats_or_another_game_are_refused() -> None:
    data = LaGranja(3).start(1).to_bytes()
    with pytest.raises(FormatError, match="a game of 3"):
        LaGranja(4).from_bytes(data)
    with pytest.raises(FormatError):
        Loyang(3).from_bytes(data)


def test_a_card_number_that_does_not_exist_is_refused() -> None:
    game = LaGranja(2)
    position = game.start(1)
    farm = position.farms[0]
    farm.helper = [100, 0, 0]
    with pytest.raises(FormatError, match="helper"):
        game.from_bytes(position.to_bytes())


def test_a_field_says_what_it_allows() -> None:
    field = packing.Field("round", "b", 0, 1, 6)
    assert [value for value in range(9) if field.allows([value])] == [1, 2, 3, 4, 5, 6]
    assert not field.allows([3, 7])
    assert not field.allows([0, 3])


def test_bytes_of_the_first_format_are_refused_as_old() -> None:
    for game, kind in ((LaGranja(2), b"LG"), (Loyang(2), b"LY")):
        body = packing.unseal(kind, 2, game.start(1).to_bytes())
        with pytest.raises(FormatError, match="an older format: 1, not 2"):
            game.from_bytes(packing.seal(kind, 1, body))


@pytest.mark.parametrize("game", [LaGranja(4), Loyang(4)], ids=["la-granja", "loyang"])
def test_every_position_of_a_game_is_below_a_thousand_bytes_and_comes_back(
    game: LaGranja | Loyang,
) -> None:
    position, chance = game.start(5), Chance()
    chance.seed(5)
    while not position.is_over:
        position.playout(chance, 9)
        data = position.to_bytes()
        assert len(data) < 1000
        assert game.from_bytes(data).to_bytes() == data
