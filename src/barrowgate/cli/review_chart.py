"""A chart of a review as inline SVG: what the seat could expect, decision by decision."""

from collections.abc import Sequence
from math import ceil, floor, hypot
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

WIDTH, HEIGHT = 400, 240  # as many pixels as a phone has, so that letters keep their size there
LEFT, RIGHT, TOP, BOTTOM = 46, 6, 24, 28  # margins
STEPS = (1, 2, 5, 10, 20, 50)  # of the scale
MOST_STEPS = 5
RADIUS = 9  # of a mark


class Point(NamedTuple):
    """What was expected when an action was decided."""

    action: int
    value: float


class Labels(NamedTuple):
    """What the chart says of itself; ``name`` tells it from others of the page."""

    name: str
    title: str
    description: str
    unit: str  # of the values
    actions: str  # what is counted along the line


def chart(points: Sequence[Point], marked: Sequence[int], labels: Labels) -> Element:
    """A line through one or more points; the marked actions get the number of their place."""
    drawn = Element("svg", {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img"})
    title, description = f"{labels.name}-title", f"{labels.name}-description"
    drawn.set("aria-labelledby", f"{title} {description}")
    SubElement(drawn, "title", {"id": title}).text = labels.title
    SubElement(drawn, "desc", {"id": description}).text = labels.description
    scale = _Scale(points)
    _add_grid(drawn, scale, labels)
    way = " ".join(f"{scale.x(point.action):.1f},{scale.y(point.value):.1f}" for point in points)
    SubElement(drawn, "polyline", {"class": "line", "points": way})
    values = {point.action: point.value for point in reversed(points)}  # the end comes last
    _add_marks(drawn, [(scale.x(action), scale.y(values[action])) for action in marked])
    return drawn


class _Scale:
    """From actions and values to places in the chart."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.first, self.last = points[0].action, points[-1].action
        low, high = min(point.value for point in points), max(point.value for point in points)
        fitting = (step for step in STEPS if high - low <= MOST_STEPS * step)
        self.step = next(fitting, 2 * STEPS[-1])
        self.low = floor(low / self.step) * self.step
        self.high = max(self.low + self.step, ceil(high / self.step) * self.step)

    def x(self, action: int) -> float:
        share = (action - self.first) / max(1, self.last - self.first)
        return LEFT + RADIUS + share * (WIDTH - LEFT - RIGHT - 2 * RADIUS)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def _add_grid(drawn: Element, scale: _Scale, labels: Labels) -> None:
    for value in range(scale.low, scale.high + 1, scale.step):
        y = f"{scale.y(value):.1f}"
        ends = {"x1": str(LEFT), "x2": str(WIDTH - RIGHT), "y1": y, "y2": y}
        SubElement(drawn, "line", {"class": "grid", **ends})
        _add_text(drawn, LEFT - 6, scale.y(value) + 4, str(value), "end")
    _add_text(drawn, LEFT - 6, TOP - 8, labels.unit, "end")
    for action, anchor in ((scale.first, "start"), (scale.last, "end")):
        _add_text(drawn, scale.x(action), HEIGHT - 8, str(action), anchor)
    _add_text(drawn, (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, labels.actions, "middle")


def _add_text(drawn: Element, x: float, y: float, text: str, anchor: str) -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}
    SubElement(drawn, "text", place).text = text


def _add_marks(drawn: Element, places: Sequence[tuple[float, float]]) -> None:
    """Discs with the numbers of the places; one that would hide another lies below it."""
    taken: list[tuple[float, float]] = []
    for number, (x, y) in enumerate(places, 1):
        while any(hypot(x - other, y - height) < 2 * RADIUS for other, height in taken):
            y += 1
        taken.append((x, y))
        place = {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": str(RADIUS)}
        SubElement(drawn, "circle", {"class": "mark", **place})
        where = {"class": "number", "x": f"{x:.1f}", "y": f"{y + 4:.1f}", "text-anchor": "middle"}
        SubElement(drawn, "text", where).text = str(number)
