"""Layouts: the named parts of an observation, rows for networks, and the page that lists them."""

import struct
import sys
from dataclasses import replace

import numpy
import pytest

from barrowgate.core import arrays
from barrowgate.core.layout import Layout, Part, bits, either, flag, of_each, one_of
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.core.observation_bytes import ObservationBytes
from tools import observations

BARN = (Part("hay", 2, "bales"), flag("cows", 3, "by stall"))
FARM = Layout(
    [
        Part("silver", 2, "silver"),
        flag("here", 1, "1: somebody is here"),
        one_of(3, "crop", 2, "0 none, 1 wheat, 2 leek"),
        bits(4, "sizes", 1, "sizes that are possible"),
        either(3, "asked", 1, "a number or a crop"),
    ]
)


def test_a_part_begins_where_the_one_before_it_ends() -> None:
    layout = Layout([Part("round", 1, "round"), *of_each(("own", "next"), BARN)])
    assert layout.width == 11
    assert layout.part("own.cows") == slice(3, 6)
    assert layout.part("next.hay") == slice(6, 8)


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ([Part("hay", 2, ""), Part("hay", 1, "")], "two parts 'hay'"),
        ([Part("hay", 0, "")], "'hay' has 0 numbers"),
        ([one_of(0, "hay", 1, "")], "'hay' is a one of with 0 choices"),
        ([Part("hay", 1, "", "flag", 2)], "'hay' is a flag with 2 choices"),
    ],
)
def test_a_layout_has_one_part_of_each_name_with_something_in_it(
    parts: list[Part], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Layout(parts)


# --- Rows for networks ----------------------------------------------------------------------------


def test_choices_are_spread_to_a_column_each() -> None:
    row = numpy.array([-5, 300, 1, 2, 0, 0b1010, 2], numpy.int16)
    spread = FARM.spread(row)
    assert spread.dtype == numpy.float32
    assert spread.tolist() == [-5, 300, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 2, 0, 0, 1]
    assert spread[FARM.columns("crop")].tolist() == [0, 0, 1, 1, 0, 0]
    assert spread[FARM.columns("asked")].tolist() == [2, 0, 0, 1]
    assert FARM.spread_width == FARM.columns("asked").stop == len(spread)


def test_a_number_that_is_no_choice_is_spread_as_a_number() -> None:
    row = numpy.array([0, 0, 0, 0, 0, 0, 700], numpy.int16)
    assert FARM.spread(row)[FARM.columns("asked")].tolist() == [700, 0, 0, 0]


def test_many_rows_are_spread_as_each_of_them() -> None:
    rows = numpy.array([[1, 2, 0, 1, 2, 3, 1], [4, 5, 1, 0, 0, 15, 900]], numpy.int16)
    both = FARM.spread(rows, dtype="int16")
    assert both.dtype == numpy.int16
    assert both.tolist() == [FARM.spread(row).tolist() for row in rows]


@pytest.mark.parametrize("wrong", [3, -1])
def test_a_choice_that_there_is_not_is_refused(wrong: int) -> None:
    row = numpy.array([0, 0, 0, wrong, 2, 0, 0], numpy.int16)
    with pytest.raises(ValueError, match=f"part 'crop' is one of 3, not {wrong}"):
        FARM.spread(row)


def test_a_row_of_another_width_is_refused() -> None:
    with pytest.raises(ValueError, match="has 7 numbers"):
        FARM.spread(numpy.zeros(8, numpy.int16))


def test_without_numpy_nothing_is_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ImportError, match="NumPy is needed"):
        FARM.spread([0] * 7)


# --- Versions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change", [{"name": "gold"}, {"length": 3}, {"kind": "one of", "choices": 9}]
)
def test_other_parts_have_another_digest(change: dict[str, str | int]) -> None:
    first, *rest = FARM.parts
    other = Layout([replace(first, **change), *rest])  # type: ignore[arg-type]
    assert other.digest != FARM.digest
    assert Layout(FARM.parts).digest == FARM.digest


def test_other_words_have_the_same_digest() -> None:
    first, *rest = FARM.parts
    assert Layout([replace(first, meaning="coins"), *rest], 2).digest == FARM.digest


# --- The buffer -----------------------------------------------------------------------------------


def test_a_buffer_has_room_for_every_layout() -> None:
    for game in observations.GAMES.values():
        assert game.layout.width <= len(ObservationBuffer().numbers)


def test_the_numbers_of_a_buffer_are_bytes_as_they_are() -> None:
    buffer, taken = ObservationBuffer(), ObservationBytes()
    buffer.numbers = [-32_768, -129, 0, 128, 32_767, *[5] * 2043]
    taken.take(buffer, len(buffer.numbers))
    assert len(taken.to_bytes()) == 4096
    taken.take(buffer, 6)
    assert taken.to_bytes() == struct.pack("<6h", -32_768, -129, 0, 128, 32_767, 5)


def test_bytes_are_in_the_order_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = (-32_768, 1, 300)
    data = struct.pack("<3h", *numbers)
    for order, form in (("little", "<3h"), ("big", ">3h")):
        monkeypatch.setattr(sys, "byteorder", order)
        assert arrays.native(data) == struct.pack(form, *numbers)


@pytest.mark.parametrize("width", [-1, 2049, 10**7])
def test_a_buffer_gives_no_more_than_it_has(width: int) -> None:
    with pytest.raises(ValueError, match=f"a buffer has 2048 numbers, not {width}"):
        ObservationBytes().take(ObservationBuffer(), width)


# --- The page -------------------------------------------------------------------------------------


def test_the_page_of_observations_is_up_to_date() -> None:
    assert observations.main(["--check"]) == 0, "run: python -m tools.observations"


def test_the_page_names_every_part_with_its_place() -> None:
    text = observations.page()
    for game in observations.GAMES.values():
        assert f"version {game.layout.version}, digest `{game.layout.digest}`" in text
        for part in game.layout.parts:
            first = game.layout.part(part.name).start
            kind = f"{part.kind} {part.choices}" if part.choices else part.kind
            line = f"| `{part.name}` | {first} | {part.length} | {kind} | {part.meaning} |"
            assert line in text
