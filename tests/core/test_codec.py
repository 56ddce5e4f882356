"""Sealed bytes come back; what is foreign, old or damaged is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.core.codec import FormatError, seal, unseal
from barrowgate.core.errors import BarrowgateError
from barrowgate.orchard import Orchard
from tests.core.toy import play_randomly


def test_a_format_error_is_for_people_and_a_value_error() -> None:
    assert issubclass(FormatError, BarrowgateError)
    assert issubclass(FormatError, ValueError)


def test_what_is_sealed_is_unsealed() -> None:
    assert unseal(b"LG", 3, seal(b"LG", 3, b"body")) == b"body"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "0 bytes are too few"),
        (b"PK\x03\x04 a foreign file", "not a Barrowgate position"),
        (seal(b"LY", 3, b"body"), "a position of b'LY', not of b'LG'"),
        (seal(b"LG", 2, b"body"), "an older format: 2, not 3"),
        (seal(b"LG", 4, b"body"), "a newer format: 4, not 3"),
        (seal(b"LG", 3, b"body")[:-1], "damaged"),
        (seal(b"LG", 3, b"body") + b"x", "damaged"),
    ],
)
def test_foreign_old_and_damaged_bytes_are_refused(data: bytes, problem: str) -> None:
    with pytest.raises(FormatError, match=problem):
        unseal(b"LG", 3, data)


@given(st.integers(0, 2**63 - 1))
def test_a_whole_position_comes_back(seed: int) -> None:
    game = Orchard(seats=3)
    position, _ = play_randomly(game, seed)
    again = game.from_bytes(position.to_bytes())
    assert again.to_bytes() == position.to_bytes()
    assert again.view(0) == position.view(0)


@given(st.integers(0, 1000), st.data())
def test_one_wrong_byte_anywhere_is_noticed(seed: int, data: st.DataObject) -> None:
    game = Orchard()
    good = game.start(seed).to_bytes()
    place = data.draw(st.integers(0, len(good) - 1))
    change = data.draw(st.integers(1, 255))
    damaged = good[:place] + bytes([good[place] ^ change]) + good[place + 1 :]
    with pytest.raises(FormatError):
        game.from_bytes(damaged)
