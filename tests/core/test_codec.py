"""Fields become bytes and come back; what does not fit or is not ours is refused by name."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.core.codec import (
    LIMITS,
    Field,
    FormatError,
    finish,
    pack,
    seal,
    unpack,
    unseal,
)
from barrowgate.core.errors import BarrowgateError
from barrowgate.orchard import Orchard
from tests.core.toy import play_randomly

FIELDS = (
    Field("vp", "h"),
    Field("den", "b", 3),
    Field("silver", "i"),
    Field("word", "Q"),
    Field("grey", "bit", 11),
    Field("ready", "nibble", 5, 0, 9),
)


@dataclass
class Farm:
    vp: int = 0
    den: list[int] = field(default_factory=lambda: [0, 0, 0])
    silver: int = 0
    word: int = 0
    grey: list[int] = field(default_factory=lambda: [0] * 11)
    ready: list[int] = field(default_factory=lambda: [0] * 5)


def packed(farm: object) -> bytes:
    out = bytearray()
    pack(out, farm, FIELDS)
    return bytes(out)


def numbers(code: str) -> st.SearchStrategy[int]:
    return st.integers(*LIMITS[code])


def lists(code: str, length: int) -> st.SearchStrategy[list[int]]:
    return st.lists(numbers(code), min_size=length, max_size=length)


def test_bytes_are_little_endian_and_without_gaps() -> None:
    farm = Farm(vp=258, den=[1, 0, -1], silver=1, word=2**64 - 1)
    assert packed(farm)[:17] == bytes([2, 1, 1, 0, 255, 1, 0, 0, 0]) + b"\xff" * 8


def test_eight_bits_and_two_nibbles_make_a_byte_and_the_first_number_is_highest() -> None:
    farm = Farm(grey=[1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1], ready=[1, 2, 3, 4, 9])
    assert packed(farm)[17:].hex() == "0483" + "012349"


@given(
    *(numbers("h"), lists("b", 3), numbers("i"), numbers("Q"), lists("bit", 11)),
    st.lists(st.integers(0, 9), min_size=5, max_size=5),
)
def test_every_value_in_range_comes_back(
    vp: int, den: list[int], silver: int, word: int, grey: list[int], ready: list[int]
) -> None:
    farm = Farm(vp, den, silver, word, grey, ready)
    data = b"before" + packed(farm)
    new = Farm()
    assert unpack(data, 6, new, FIELDS) == len(data)
    assert new == farm


@pytest.mark.parametrize(("code", "limits"), LIMITS.items())
def test_a_value_out_of_range_names_its_field(code: str, limits: tuple[int, int]) -> None:
    for value in (limits[0] - 1, limits[1] + 1):
        with pytest.raises(ValueError, match=f"field 'silver' holds {value}, not"):
            pack(bytearray(), Farm(silver=value), [Field("silver", code)])


def test_one_wrong_number_in_a_list_names_its_field() -> None:
    with pytest.raises(ValueError, match="field 'den' holds 128, not -128 to 127"):
        packed(Farm(den=[0, 128, 0]))


@pytest.mark.parametrize("value", [-1, 2, 15, 16, 255, 256, 2**70])
def test_a_wrong_number_among_bits_names_its_field(value: int) -> None:
    with pytest.raises(ValueError, match=f"field 'grey' holds {value}, not 0 to 1"):
        packed(Farm(grey=[0, value, *[0] * 9]))


@pytest.mark.parametrize("value", [-1, 16, 255, 256])
def test_a_wrong_number_among_nibbles_names_its_field(value: int) -> None:
    with pytest.raises(ValueError, match=f"field 'ready' holds {value}, not 0 to 15"):
        packed(Farm(ready=[0, 1, 2, 3, value]))


def test_what_is_no_number_among_nibbles_names_its_field() -> None:
    farm = Farm(ready=[0, 1, 2, 3, 1.5])  # type: ignore[list-item]
    with pytest.raises(ValueError, match=r"field 'ready' holds 1\.5, not a number"):
        packed(farm)


@pytest.mark.parametrize(("place", "name"), [(17, "grey"), (19, "ready")])
def test_bits_that_belong_to_no_number_must_be_zero(place: int, name: str) -> None:
    data = bytearray(packed(Farm()))
    data[place] = 0x80
    with pytest.raises(FormatError, match=f"field '{name}' has set bits that belong to no number"):
        unpack(bytes(data), 0, Farm(), FIELDS)


def test_a_nibble_beyond_the_range_of_its_field_is_refused() -> None:
    data = packed(Farm(ready=[0, 0, 0, 0, 10]))
    with pytest.raises(FormatError, match=r"field 'ready' holds .*10.*, which is impossible"):
        unpack(data, 0, Farm(), FIELDS)


@pytest.mark.parametrize(
    ("den", "problem"),
    [
        ([1, 2], "has 2 numbers, not 3"),
        (b"\x01", "is bytes, not a list of 3"),
        (["a", 1, 2], "holds 'a', not a number"),
        ([1.5, 1, 2], "holds 1.5, not a number"),
    ],
)
def test_a_list_must_hold_its_numbers(den: object, problem: str) -> None:
    farm = Farm()
    farm.den = den  # type: ignore[assignment]
    with pytest.raises(ValueError, match=f"field 'den' {problem}"):
        packed(farm)


def test_true_is_packed_as_one() -> None:
    assert packed(Farm(vp=True)) == packed(Farm(vp=1))


def test_bytes_cut_anywhere_are_refused() -> None:
    data = packed(Farm())
    for length in range(len(data)):
        with pytest.raises(FormatError, match="the bytes end within field"):
            unpack(data[:length], 0, Farm(), FIELDS)


def test_an_unpacked_list_is_a_list_of_its_own() -> None:
    farm = Farm()
    unpack(packed(Farm(den=[1, 2, 3])), 0, farm, FIELDS)
    assert farm.den == [1, 2, 3]
    assert isinstance(farm.den, list)


@pytest.mark.parametrize(("code", "length"), [("x", 0), ("q", 2), ("b", -1)])
def test_a_field_of_unknown_code_or_length_is_refused(code: str, length: int) -> None:
    with pytest.raises(ValueError, match="field 'vp'"):
        Field("vp", code, length)


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


def test_bytes_behind_the_last_field_are_refused() -> None:
    finish(b"abc", 3)
    with pytest.raises(FormatError, match="2 bytes too many"):
        finish(b"abcde", 3)


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
