"""``python -m barrowgate.train.curves HISTORY FILE``: a history of learning as a picture (SVG).

Mean points of sampled actions over the minutes of learning, a line for each number of seats.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from barrowgate.core.errors import BarrowgateError

SEATS = (1, 2, 3, 4)
ALONG = "minutes of learning; an upright line: a further run"
STRETCH = 0.5  # minutes that one point of a line is the mean of
SETTLING = 0.5  # minutes at the beginning of a run in which only short games are over
WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 24, 40  # margins
STEPS = (1, 2, 5, 10, 20, 50)  # of the scales
MOST_STEPS = 10
COLOURS = {1: "#0072b2", 2: "#d55e00", 3: "#009e73", 4: "#8c4a86"}
DASHES = {1: "none", 2: "8 2", 3: "2 2", 4: "8 2 2 2"}


class HistoryError(BarrowgateError):
    """A file that is no history of learning."""


class Point(NamedTuple):
    """The mean points of a stretch of learning."""

    minutes: float
    points: float


class Curves(NamedTuple):
    """What a history shows: lines by the number of seats, and where further runs began."""

    lines: dict[int, list[Point]]
    begun: list[float]
    minutes: float


def read(lines: Iterable[str]) -> Curves:
    """The curves of a history, as a run writes it beside its checkpoint."""
    try:
        told: list[dict[str, Any]] = [json.loads(line) for line in lines]
        begun = [
            one["total_minutes"] - one["minutes"]
            for before, one in pairwise(told)
            if one["minutes"] < before["minutes"]
        ]
        found = {seats: _line(told, seats) for seats in SEATS}
        minutes = told[-1]["total_minutes"]
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise HistoryError(f"not a history of learning: {error}") from error
    shown = {seats: line for seats, line in found.items() if line}
    if not shown:
        raise HistoryError("not a history of learning: it has no points yet")
    return Curves(shown, begun, minutes)


def _line(told: Sequence[dict[str, Any]], seats: int) -> list[Point]:
    """The means of stretches; the first games of a run that are over are its shortest."""
    stretches: dict[int, list[Point]] = {}
    for one in told:
        if one["minutes"] >= SETTLING and f"points_{seats}" in one:
            point = Point(one["total_minutes"], one[f"points_{seats}"])
            stretches.setdefault(int(point.minutes / STRETCH), []).append(point)
    return [
        Point(fmean(point.minutes for point in stretch), fmean(point.points for point in stretch))
        for _, stretch in sorted(stretches.items())
    ]


def draw(curves: Curves, title: str) -> str:
    """The picture, with colours and dashes that can be told apart without colours."""
    size = {"width": str(WIDTH), "height": str(HEIGHT), "viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    drawn = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img", **size})
    drawn.set("font-family", "sans-serif")
    drawn.set("font-size", "12")
    SubElement(drawn, "title").text = title
    SubElement(drawn, "rect", {"width": "100%", "height": "100%", "fill": "white"})
    scale = _Scale(curves)
    _add_grid(drawn, scale, curves)
    for seats, line in curves.lines.items():
        way = " ".join(
            f"{scale.x(point.minutes):.1f},{scale.y(point.points):.1f}" for point in line
        )
        SubElement(drawn, "polyline", {"points": way, **_stroke(seats)})
    _add_legend(drawn, curves)
    _add_text(drawn, WIDTH / 2, 16, title, "middle")
    indent(drawn)
    return tostring(drawn, encoding="unicode") + "\n"


class _Scale:
    """From minutes and points to places in the picture; points begin at 0."""

    def __init__(self, curves: Curves) -> None:
        highest = max(point.points for line in curves.lines.values() for point in line)
        self.step = _step(highest)
        self.high = max(1, ceil(highest / self.step)) * self.step
        self.minutes = curves.minutes

    def x(self, minutes: float) -> float:
        return LEFT + minutes / self.minutes * (WIDTH - LEFT - RIGHT)

    def y(self, points: float) -> float:
        return HEIGHT - BOTTOM - max(0.0, points) / self.high * (HEIGHT - TOP - BOTTOM)


def _step(highest: float) -> int:
    return next((step for step in STEPS if highest <= MOST_STEPS * step), 2 * STEPS[-1])


def _stroke(seats: int) -> dict[str, str]:
    return {
        "fill": "none",
        "stroke": COLOURS[seats],
        "stroke-width": "2",
        "stroke-dasharray": DASHES[seats],
    }


def _add_grid(drawn: Element, scale: _Scale, curves: Curves) -> None:
    for value in range(0, scale.high + 1, scale.step):
        y = scale.y(value)
        _add_line(drawn, (LEFT, y), (WIDTH - RIGHT, y), {"stroke": "#ddd"})
        _add_text(drawn, LEFT - 6, y + 4, str(value), "end")
    for begun in curves.begun:
        x = scale.x(begun)
        _add_line(
            drawn, (x, TOP), (x, HEIGHT - BOTTOM), {"stroke": "#999", "stroke-dasharray": "3 3"}
        )
    for value in range(0, int(curves.minutes) + 1, _step(curves.minutes)):
        _add_text(drawn, scale.x(value), HEIGHT - BOTTOM + 16, str(value), "middle")
    _add_text(drawn, WIDTH / 2, HEIGHT - 6, ALONG, "middle")


def _add_legend(drawn: Element, curves: Curves) -> None:
    """Every line with where it ends."""
    for place, (seats, line) in enumerate(curves.lines.items()):
        y = HEIGHT - BOTTOM - 18.0 * (len(curves.lines) - place) + 4
        x = WIDTH - RIGHT - 150
        _add_line(drawn, (x, y), (x + 30, y), _stroke(seats))
        name = "alone" if seats == 1 else f"{seats} seats"
        _add_text(drawn, x + 38, y + 4, f"{name}: {line[-1].points:.1f}", "start")


def _add_line(
    drawn: Element, one: tuple[float, float], other: tuple[float, float], look: dict[str, str]
) -> None:
    ends = {"x1": one[0], "y1": one[1], "x2": other[0], "y2": other[1]}
    SubElement(drawn, "line", {name: f"{place:.1f}" for name, place in ends.items()} | look)


def _add_text(drawn: Element, x: float, y: float, text: str, anchor: str) -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}
    SubElement(drawn, "text", place).text = text


def main() -> int:
    parser = argparse.ArgumentParser("python -m barrowgate.train.curves", description=__doc__)
    parser.add_argument("history", type=Path, help="the .jsonl file beside a checkpoint")
    parser.add_argument("file", type=Path, help="the picture that is written")
    options = parser.parse_args()
    named = options.history
    try:
        curves = read(named.read_text().splitlines())
        drawn = draw(curves, f"{named.stem}: mean points while learning")
        named = options.file
        named.write_text(drawn)
    except (OSError, BarrowgateError) as error:
        told = (isinstance(error, OSError) and error.strerror) or error
        print(f"barrowgate.train.curves: {named}: {told}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
