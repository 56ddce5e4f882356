"""Targets: which are met, and how engines compare."""

import pytest

from barrowgate.games import REGISTRY
from barrowgate.lab.bench import UNITS, Row
from barrowgate.lab.targets import SEATS, TARGETS, Line, side_by_side
from tests.kits import FINISHED


def row(engine: str, figure: str, value: float, seats: int = 4, game: str = "la-granja") -> Row:
    return Row(game, engine, seats, figure, value, UNITS[figure], value, value)


def line(figure: str, plain: float, compiled: float, game: str = "la-granja") -> Line:
    (found,) = side_by_side(
        [row("compiled", figure, compiled, game=game), row("plain", figure, plain, game=game)]
    )
    return found


def verdict(found: Line) -> str:
    assert found.target is not None
    if found.reaches(found.target.wanted):
        return "wanted"
    return "required" if found.reaches(found.target.required) else "missed"


def test_every_target_is_a_figure_of_a_game_that_exists() -> None:
    for target in TARGETS:
        assert target.figure in UNITS
        assert target.game in ("", *REGISTRY)
        assert target.required != target.wanted
    assert all(kind.most_seats >= SEATS for kind in FINISHED.values())


@pytest.mark.parametrize(
    ("figure", "plain", "compiled", "expected"),
    [
        ("playout", 20_000, 1_000_000, "wanted"),
        ("playout", 20_001, 1_000_000, "required"),
        ("playout", 10_000, 999_999, "required"),
        ("playout", 16_667, 500_000, "missed"),
        ("playout", 1_000, 499_999, "missed"),
        ("decisions", 400_000, 500_000, "wanted"),
        ("decisions", 400_000, 499_999, "required"),
        ("decisions", 1, 299_999, "missed"),
        ("copy_into", 9, 0.2, "wanted"),
        ("copy_into", 9, 0.21, "required"),
        ("copy_into", 9, 0.51, "missed"),
        ("copy", 9, 1, "wanted"),
        ("copy", 9, 2.01, "missed"),
        ("position", 1000, 1000, "wanted"),
        ("position", 1001, 1001, "required"),
        ("position", 2001, 2001, "missed"),
        ("observation", 90, 2, "wanted"),
        ("observation", 90, 2.01, "required"),
        ("observation", 90, 5.01, "missed"),
        ("batch", 9, 1_200_000, "wanted"),
        ("batch", 9, 1_199_999, "required"),
        ("batch", 9, 699_999, "missed"),
        ("look", 9, 20, "wanted"),
        ("look", 9, 40, "required"),
        ("look", 9, 40.1, "missed"),
        ("simulations", 9, 10_000, "wanted"),
        ("simulations", 9, 9_999, "required"),
        ("simulations", 9, 4_999, "missed"),
        ("telling", 100, 100, "wanted"),
        ("telling", 201, 201, "missed"),
        ("telling_p99", 100, 100, "wanted"),
        ("telling_p99", 200, 200, "required"),
        ("telling_p99", 201, 201, "missed"),
    ],
)
def test_a_target_is_reached_at_its_value(
    figure: str, plain: float, compiled: float, expected: str
) -> None:
    assert verdict(line(figure, plain, compiled)) == expected


def test_faster_is_more_a_second_and_less_time() -> None:
    assert line("games", 10, 200).times == 20
    assert line("copy", 20, 0.5).times == 40
    assert line("position", 900, 900).times is None
    assert line("forced", 0.5, 0.5).times is None


def test_bots_are_to_think_fast_with_two_and_with_four() -> None:
    for figure in ("look", "simulations"):
        rows = [row("compiled", figure, 1, seats=seats) for seats in range(1, 5)]
        asked = [found.row.seats for found in side_by_side(rows) if found.target is not None]
        assert asked == [2, 4]


def test_nothing_is_asked_of_other_seats_other_games_or_the_plain_engine() -> None:
    (fewer,) = side_by_side([row("compiled", "playout", 1, seats=3)])
    (plain,) = side_by_side([row("plain", "playout", 1)])
    assert fewer.target is None
    assert plain.target is None
    assert plain.times is None
    assert line("copy", 1, 1, game="loyang").target is None
    assert line("playout", 1, 1, game="loyang").target is not None
