"""Whole games for tests: which ones are played, and what is counted while they are."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from barrowgate.core import events
from barrowgate.core.checks import Chooser
from barrowgate.lagranja import LaGranja, names
from barrowgate.lagranja.game import OPTIONS
from barrowgate.lagranja.loading import Box
from barrowgate.lagranja.position import Position
from tests import properties
from tests.lagranja import boxes
from tests.lagranja.choosers import CHOOSERS, STUBBORN

TABLES: tuple[Mapping[str, str], ...] = tuple(
    dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())
)
"""Every combination of the table options."""

ALL_CHOOSERS: Mapping[str, Chooser] = {**CHOOSERS, **STUBBORN}


@dataclass(frozen=True)
class Plan:
    """One game to be played: everything that decides its course."""

    seats: int
    table: int  # of TABLES
    chooser: str
    seed: int
    box: str = "shipped"

    @property
    def game(self) -> LaGranja:
        return LaGranja(self.seats, TABLES[self.table], box_of(self.box))


def box_of(name: str) -> Box | None:
    """By name: shipped, busy, crowded, or 'strange 7' for the strange box of that seed."""
    word, _, seed = name.partition(" ")
    if word == "strange":
        return boxes.strange(int(seed))
    return {"shipped": None, "busy": boxes.busy(), "crowded": boxes.crowded()}[word]


def plans(box: str, seats: int, first_seed: int, choosers: int) -> list[Plan]:
    """Every combination of options with this many of the choosers, which take turns."""
    tempers = list(CHOOSERS)
    return [
        Plan(seats, table, tempers[(table + seats + turn) % len(tempers)], first_seed + table, box)
        for table in range(len(TABLES))
        for turn in range(choosers)
    ]


def course(plan: Plan, most: int | None = None) -> Iterator[Position]:
    return properties.course(plan.game, plan.seed, ALL_CHOOSERS[plan.chooser], most)


def moment(plan: Plan, actions: int) -> Position:
    return properties.moment(plan.game, plan.seed, ALL_CHOOSERS[plan.chooser], actions)


# --- Counting along -------------------------------------------------------------------------------


class Ledger:
    """Silver, points and goods of every farm, added up from the events alone."""

    def __init__(self, position: Position) -> None:
        self.silver = [position.farms[seat].silver for seat in range(position.players)]
        self.vp = [position.farms[seat].vp for seat in range(position.players)]
        self.goods = [goods_on_farm(position, seat) for seat in range(position.players)]

    def enter(self, log: list[int]) -> None:
        for kind, seat, _, first, second, _ in events.split(log):
            if kind == names.EVENT_SILVER:
                self.silver[seat] += first
            elif kind == names.EVENT_VP:
                self.vp[seat] += first
            elif kind == names.EVENT_GOOD or kind == names.EVENT_GROWTH:
                self.goods[seat][first] += second
            elif kind == names.EVENT_UPGRADE:
                self.goods[seat][first] -= 1
                self.goods[seat][second] += 1
            elif kind == names.EVENT_DELIVERY:
                self.goods[seat][first] -= 1

    def compare(self, position: Position) -> None:
        """The books agree with the farms; at the end goods are sold without a word."""
        for seat in range(position.players):
            farm = position.farms[seat]
            assert self.silver[seat] == farm.silver
            assert self.vp[seat] == farm.vp == position.scores()[seat]
            assert position.is_over or self.goods[seat] == goods_on_farm(position, seat)


def goods_on_farm(position: Position, seat: int) -> list[int]:
    """Goods by kind: in dens and places, and on fields."""
    farm = position.farms[seat]
    found = list(farm.stock)
    for source, fields in enumerate(list(farm.fields)):
        found[source // names.LEVELS] += fields * (source % names.LEVELS)
    return found


class Met:
    """Which questions, frames, reasons for room, verbs and events were met."""

    def __init__(self) -> None:
        self.frames: set[int] = set()
        self.rooms: set[int] = set()
        self.events: set[int] = set()
        self.verbs: set[int] = set()

    def look(self, position: Position) -> None:
        agendas = [position.agendas[seat] for seat in range(position.players)]
        for agenda in (*agendas, position.table):
            kinds = agenda.kind
            for place in range(agenda.count):
                self.frames.add(kinds[place])
                if kinds[place] == names.ASK_ROOM:
                    self.rooms.add(agenda.first[place])
        for seat in position.actors():
            self.verbs.update(position.components.verb[a] for a in position.legal(seat))

    def hear(self, log: list[int]) -> None:
        self.events.update(log[:: events.EVENT_WIDTH])


def missing(prefix: str, met: set[int]) -> set[str]:
    """The constants of this name that were not met."""
    return {
        name for name, value in vars(names).items() if name.startswith(prefix) and value not in met
    }
