"""Layouts: the named parts of an observation, and the page that lists them."""

import pytest

from barrowgate.core.layout import Layout, Part, of_each
from barrowgate.core.observation_buffer import ObservationBuffer
from tools import observations

BARN = (Part("hay", 2, "bales"), Part("cows", 3, "by stall"))


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
    ],
)
def test_a_layout_has_one_part_of_each_name_with_something_in_it(
    parts: list[Part], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Layout(parts)


def test_a_sheet_has_room_for_every_layout() -> None:
    for game in observations.GAMES.values():
        assert game.layout.width <= len(ObservationBuffer().numbers) - 64


def test_a_sheet_is_cut_off_at_the_ends_of_a_signed_byte() -> None:
    buffer = ObservationBuffer()
    buffer.numbers = [-129, -128, -1, 0, 1, 127, 128, 30_000, *[5] * 2040]
    numbers = list(memoryview(buffer.to_bytes(100)).cast("b"))
    assert numbers == [-128, -128, -1, 0, 1, 127, 127, 127, *[5] * 92]


@pytest.mark.parametrize("width", [-1, 2049, 10**7])
def test_a_sheet_gives_no_more_than_it_has(width: int) -> None:
    assert len(ObservationBuffer().to_bytes(2048)) == 2048
    with pytest.raises(ValueError, match=f"a buffer has 2048 numbers, not {width}"):
        ObservationBuffer().to_bytes(width)


def test_the_page_of_observations_is_up_to_date() -> None:
    assert observations.main(["--check"]) == 0, "run: python -m tools.observations"


def test_the_page_names_every_part_with_its_place() -> None:
    text = observations.page()
    for game in observations.GAMES.values():
        for part in game.layout.parts:
            first = game.layout.part(part.name).start
            assert f"| `{part.name}` | {first} | {part.length} | {part.meaning} |" in text
