"""The levels that people are offered, and the names that play at a server."""

import re
from pathlib import Path

import pytest

from barrowgate.bots import roster
from barrowgate.core.errors import OptionError
from barrowgate.server.bots.levels import check_name, levels, must_be_listed, searches

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def test_people_choose_from_the_levels_of_the_roster() -> None:
    assert [level["name"] for level in levels()] == list(roster.LEVELS)
    assert [level["name"] for level in levels(with_random=True)] == list(roster.BOTS)


def test_the_points_of_a_level_are_those_of_the_page_of_bots() -> None:
    found = {}
    for name, lagranja, loyang in re.findall(
        r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|", PAGE.read_text("utf-8"), re.MULTILINE
    ):
        numbers = [re.search(r"[\d.]+", text) for text in (lagranja, loyang)]
        if all(numbers):
            points = [float(number.group()) for number in numbers if number is not None]
            found[name] = dict(zip(("la-granja", "loyang"), points, strict=True))
    assert {level["name"]: level["points"] for level in levels(with_random=True)} == found


def test_only_some_bots_search() -> None:
    names = ("random", "normal", "hard", "policy", "master", "search:8", "nobody")
    assert [name for name in names if searches(name)] == ["master", "search:8"]


@pytest.mark.parametrize(
    "name", ["policy@/etc/passwd", "search:8@FILE", "search:10001", "search:1s"]
)
def test_a_name_that_would_open_a_file_or_think_for_ever_does_not_play_here(name: str) -> None:
    with pytest.raises(OptionError):
        check_name(name)


@pytest.mark.parametrize("name", [*roster.BOTS, "policy", "search:10000"])
def test_others_do(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize("name", ["policy", "search:4", "search:10000", "nobody"])
def test_only_what_is_listed_sits_down_at_a_table(name: str) -> None:
    for listed in roster.BOTS:
        must_be_listed(listed)
    with pytest.raises(OptionError, match="known: random, easy"):
        must_be_listed(name)
