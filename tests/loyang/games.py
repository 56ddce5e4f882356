"""Whole games of Loyang for tests: which ones are played, and what is counted while they are."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from barrowgate.core import events
from barrowgate.core.checks import Chooser
from barrowgate.loyang import Loyang, names
from barrowgate.loyang.game import OPTIONS
from barrowgate.loyang.position import Position
from tests import properties
from tests.loyang.choosers import CHOOSERS, STUBBORN

SEATS = (1, 2, 3, 4)
ALL_CHOOSERS: Mapping[str, Chooser] = {**CHOOSERS, **STUBBORN}


def tables(seats: int) -> list[Mapping[str, str]]:
    """Every combination of the table options that this many seats may choose."""
    return [
        {"introductory": introductory, "first_player": first}
        for introductory in OPTIONS["introductory"]
        for first in OPTIONS["first_player"]
        if (seats > 1 or introductory == "off") and (first == "seed" or int(first) <= seats)
    ]


@dataclass(frozen=True)
class Plan:
    """One game to be played: everything that decides its course."""

    seats: int
    table: int  # of the tables for this many seats, counted on from the first when there are fewer
    chooser: str
    seed: int

    @property
    def game(self) -> Loyang:
        fitting = tables(self.seats)
        return Loyang(self.seats, fitting[self.table % len(fitting)])


def plans(seats: int, games: int, first_seed: int) -> list[Plan]:
    """So many games: each chooser at each table, and then again with other seeds."""
    pairs = [(table, chooser) for table in range(len(tables(seats))) for chooser in CHOOSERS]
    return [
        Plan(seats, *pairs[number % len(pairs)], first_seed + number) for number in range(games)
    ]


def course(plan: Plan, most: int | None = None) -> Iterator[Position]:
    return properties.course(plan.game, plan.seed, ALL_CHOOSERS[plan.chooser], most)


def moment(plan: Plan, actions: int) -> Position:
    return properties.moment(plan.game, plan.seed, ALL_CHOOSERS[plan.chooser], actions)


# --- Counting along -------------------------------------------------------------------------------


class Ledger:
    """Cash, loans, carts, shops and the path of every farm, told by the events alone."""

    def __init__(self, position: Position) -> None:
        farms = position.farms
        self.cash = [farm.cash for farm in farms]
        self.loans = [farm.loans for farm in farms]
        self.path = [farm.path for farm in farms]
        self.cart = [list(farm.cart) for farm in farms]
        self.shop = [list(farm.shop) for farm in farms]

    def enter(self, log: list[int]) -> None:
        for kind, seat, _, first, second, _ in events.split(log):
            if kind == names.EVENT_CASH:
                self.cash[seat] += first
            elif kind == names.EVENT_VEGETABLE:
                self.cart[seat][first] += second
            elif kind == names.EVENT_SHOP:
                self.shop[seat][first] = second
            elif kind == names.EVENT_LOAN:
                self.loans[seat] = first
            elif kind == names.EVENT_PATH:
                self.path[seat] = first

    def compare(self, position: Position) -> None:
        """The books agree with the farms; at the end each loan is a step back."""
        table = position.components
        for seat, farm in enumerate(position.farms):
            assert self.cash[seat] == farm.cash
            assert self.loans[seat] == farm.loans
            assert self.cart[seat] == list(farm.cart)
            assert self.shop[seat] == list(farm.shop)
            back = farm.loans * table.loan_steps if position.is_over else 0
            assert farm.path == max(table.path_start, self.path[seat] - back)
            assert position.scores()[seat] == farm.path


class Met:
    """Which questions, frames, verbs, uses of helpers and events were met."""

    def __init__(self) -> None:
        self.frames: set[int] = set()
        self.events: set[int] = set()
        self.verbs: set[int] = set()
        self.uses: set[int] = set()

    def look(self, position: Position) -> None:
        """Frames that wait, and those on top of them that ask."""
        for agenda in (*position.agendas, position.table):
            kinds = agenda.kind
            self.frames.update(kinds[place] for place in range(agenda.count))
        for seat in position.actors():
            for action in position.legal(seat):
                self.verbs.add(position.components.verb[action])

                if names.USE <= action < names.THROW:
                    self.uses.add(action - names.USE)

    def hear(self, log: list[int]) -> None:
        self.events.update(log[:: events.EVENT_WIDTH])


def missing(prefix: str, met: set[int]) -> set[str]:
    """The constants of this name that were not met."""
    return {
        name for name, value in vars(names).items() if name.startswith(prefix) and value not in met
    }
