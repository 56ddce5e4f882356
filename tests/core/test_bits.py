"""Numbers become bits and come back; what does not fit its range is refused by name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.core.bits import Bits
from barrowgate.core.codec import FormatError
from barrowgate.lagranja import LaGranja

ROOM = 4096  # bytes
RANGES = [(0, 0), (0, 1), (-1, 3), (0, 66), (1, 6), (-10_000, 10_000), (0, 10**9)]


def reading(data: bytes) -> Bits:
    bits = Bits()
    bits.read_from(data)
    return bits


@st.composite
def numbers(draw: st.DrawFn) -> list[tuple[int, int, int]]:
    """Numbers with their ranges."""
    ranges = draw(st.lists(st.sampled_from(RANGES), max_size=60))
    return [(draw(st.integers(least, most)), least, most) for least, most in ranges]


@given(numbers(), st.integers(0, 2**64 - 1))
def test_every_number_in_its_range_comes_back(row: list[tuple[int, int, int]], word: int) -> None:
    bits = Bits()
    for value, least, most in row:
        assert bits.number("it", value, least, most) == value
    assert bits.word("word", word) == word
    back = reading(bits.to_bytes())
    for value, least, most in row:
        assert back.number("it", 0, least, most) == value
    assert back.word("word", 0) == word
    back.finish()


def test_a_number_takes_the_bits_of_its_range_and_the_first_lies_lowest() -> None:
    bits = Bits()
    for value, least, most in [(1, 0, 1), (5, 5, 5), (3, 0, 6), (-1, -1, 2), (2, 1, 4)]:
        bits.number("it", value, least, most)
    assert bits.to_bytes() == bytes([0b01_00_011_1])


@pytest.mark.parametrize("value", [-1, 7, 2**30])
def test_a_number_out_of_its_range_is_not_written(value: int) -> None:
    with pytest.raises(FormatError, match=f"field 'silver' holds {value}, not 0 to 6"):
        Bits().number("silver", value, 0, 6)


def test_a_number_out_of_its_range_is_not_read() -> None:
    bits = Bits()
    bits.number("silver", 7, 0, 7)
    with pytest.raises(FormatError, match="field 'silver' holds 7, not 0 to 6"):
        reading(bits.to_bytes()).number("silver", 0, 0, 6)


def test_a_list_that_holds_a_wrong_number_names_its_field() -> None:
    position = LaGranja(2).start(1)
    farm = position.farms[0]
    farm.stock = [0, 0, 101, 0, 0, 0, 0, 0]
    with pytest.raises(FormatError, match="field 'stock' holds 101, not 0 to 100"):
        position.to_bytes()


def read_twenty(data: bytes) -> list[int]:
    bits = reading(data)
    return [bits.number("it", 0, 0, 99) for _ in range(20)]


def test_bytes_cut_anywhere_are_refused() -> None:
    bits = Bits()
    for value in range(20):
        bits.number("it", value, 0, 99)
    data = bits.to_bytes()
    assert read_twenty(data) == list(range(20))
    for length in range(len(data)):
        with pytest.raises(FormatError, match="the bytes end within field 'it'"):
            read_twenty(data[:length])


def test_what_lies_behind_the_last_number_is_refused() -> None:
    bits = Bits()
    bits.number("it", 1, 0, 1)
    more = reading(bits.to_bytes() + b"ab")
    more.number("it", 0, 0, 1)
    with pytest.raises(FormatError, match="2 bytes too many"):
        more.finish()
    wrong = reading(bytes([0b101]))
    wrong.number("it", 0, 0, 1)
    with pytest.raises(FormatError, match="belong to no field"):
        wrong.finish()


def test_there_is_room_for_so_many_bytes_and_no_more() -> None:
    with pytest.raises(FormatError, match="too many for a position"):
        Bits().read_from(bytes(ROOM + 1))
    bits = Bits()
    for _ in range(ROOM // 8):
        bits.word("it", 1)
    assert len(bits.to_bytes()) == ROOM
    with pytest.raises(OverflowError, match="more than"):
        bits.word("it", 1)


def test_true_is_written_as_one() -> None:
    one, true = Bits(), Bits()
    one.number("it", 1, 0, 6)
    true.number("it", True, 0, 6)
    assert one.to_bytes() == true.to_bytes()
