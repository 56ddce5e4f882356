"""What happened at a table, action by action: events, what was left undone, what the table did."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from barrowgate.core.contract import Position
from barrowgate.core.table import Table
from barrowgate.telling import Line, Teller
from barrowgate.telling.message import Message, message


class Entry(NamedTuple):
    """One action, counted from 1, and what it did."""

    number: int
    lines: list[Line]


class History:
    """The actions of one table; every action is played through it."""

    def __init__(self, table: Table, teller: Teller) -> None:
        self.table = table
        self.teller = teller
        self._declined: dict[int, Message] = {}
        self._by_table: dict[int, Message] = {}
        moves = table.record.moves
        for number, (move, position) in enumerate(
            zip(moves, table.record.fold(table.game), strict=False)
        ):
            self._notice(number, position, move.seat, table.game.catalogue.read(move.text))

    def play(self, seat: int, action: int) -> None:
        """What somebody chose."""
        self._notice(len(self.table.record.moves), self.table.position, seat, action)
        self.table.play(seat, action)

    def play_by_itself(self, seat: int, action: int) -> None:
        """What the table does for a seat that is not asked."""
        is_only = len(self.table.position.legal(seat)) == 1
        self._by_table[len(self.table.record.moves)] = message(
            "log-only" if is_only else "log-only-trade"
        )
        self.play(seat, action)

    def undo(self, seat: int) -> None:
        self.table.undo(seat)
        number = len(self.table.record.moves)
        self._declined.pop(number, None)
        self._by_table.pop(number, None)

    def _notice(self, number: int, position: Position, seat: int, action: int) -> None:
        told = self.teller.declined(position.view(seat), seat, action)
        if told is not None:
            self._declined[number] = told

    # --- What is told -------------------------------------------------------------------------

    def lines(self, first: int, reader: int) -> list[Line]:
        """What was done from this action on, as the reader may know it."""
        every = range(first, len(self.table.events))
        return _joined(line for number in every for line in self._lines(number, reader))

    def entries(self, count: int, reader: int) -> list[Entry]:
        """The newest actions that did something, this many of them, the oldest first."""
        found: list[Entry] = []
        for number in reversed(range(len(self.table.events))):
            lines = [*self._done_by_table(number, reader), *self._lines(number, reader)]
            if lines:
                found.append(Entry(number + 1, _joined(lines)))
            if len(found) == count:
                break
        return found[::-1]

    def _lines(self, number: int, reader: int) -> Iterator[Line]:
        if number in self._declined:  # first: whatever happened, happened because of it
            yield Line(self.table.record.moves[number].seat, [self._declined[number]])
        yield from self.teller.happened([self.table.events[number]], reader)

    def _done_by_table(self, number: int, reader: int) -> Iterator[Line]:
        """For the seat alone: that it had no choice would tell the others of its hidden cards."""
        if number in self._by_table and self.table.record.moves[number].seat == reader:
            yield Line(reader, [self._by_table[number]])


def _joined(lines: Iterable[Line]) -> list[Line]:
    """Lines of one seat that follow one another become one."""
    return [
        Line(seat, [phrase for line in group for phrase in line.phrases])
        for seat, group in groupby(lines, key=lambda line: line.seat)
    ]
