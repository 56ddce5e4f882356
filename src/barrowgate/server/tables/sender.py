"""What goes out to the readers of one table, as bytes: the whole, or what a row changed."""

from collections.abc import Iterable

import orjson

from barrowgate.server.tables import reading
from barrowgate.server.tables.patches import Comparison, Patch
from barrowgate.server.tables.reading import ONLOOKER, Document
from barrowgate.server.tables.rows import Row, RowKind, State
from barrowgate.server.tables.table import Table
from barrowgate.telling import Line

RECENT = 30  # actions and words that whoever joins is told
WHOLE = "whole"
CHANGE = "change"


class Sender:
    """Remembers what each reader was told last, so that only changes are told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[int, Document] = {}
        self._recent: dict[int, orjson.Fragment] = {}  # events that everybody may know, as told
        self._facts = reading.facts(table)
        self._look()

    def _look(self) -> None:
        """What all readers have in common, once for all of them."""
        table = self.table
        self._views = reading.views(table)
        public = self._views[ONLOOKER]
        self._headline = [] if public is None else reading.messages(table.teller.headline(public))
        self._questions = reading.questions(table.teller, public or {}, table.actors)
        self._clock = reading.clock(table)
        self._deal = reading.deal(table)
        self._result = reading.result(table, public)

    def document(self, reader: int) -> Document:
        view = self._views[reader]
        return {
            "table": self._facts,
            "headline": self._headline,
            "questions": self._questions,
            "clock": self._clock,
            "view": view,
            "asked": None if view is None else reading.asked(self.table, view, reader),
            "can_undo": reading.can_undo(self.table, reader),
            "deal": self._deal,
            "result": self._result,
        }

    def whole(self, reader: int) -> bytes:
        """Everything, for whoever joins or has missed something."""
        table = self.table
        self._told[reader] = self.document(reader)
        first = max(0, len(table.played.events) - RECENT)
        return orjson.dumps(
            {
                "type": WHOLE,
                "number": table.number,
                "reader": reader,
                "document": self._told[reader],
                "events": [
                    self._event(number, reader) for number in range(first, len(table.played.events))
                ],
                "said": [reading.said(word) for word in table.talk[-RECENT:]],
            }
        )

    def _event(self, number: int, reader: int) -> Document | orjson.Fragment:
        """Told once for all who join until a row comes, where everybody may know all of it."""
        known = self._recent.get(number)
        if known is not None:
            return known
        told = reading.event(self.table, number, reader)
        if reading.is_open(self.table.played.events[number]):
            # As text, which is as long as it is: the bytes of orjson keep room to grow.
            self._recent[number] = orjson.Fragment(orjson.dumps(told).decode())
        return told

    def changes(self, row: Row, readers: Iterable[int]) -> dict[int, bytes]:
        """What this row, which was applied last, means for readers who were told the whole."""
        undone = self._left_undone(row)
        self._recent.clear()
        self._look()
        if row.kind is not RowKind.ACT or self.table.state is State.OVER:
            self._facts = reading.facts(self.table)
        said = [reading.said(self.table.talk[-1])] if row.kind is RowKind.SAY else []
        events = Events(self.table, undone) if row.kind is RowKind.ACT else None
        compare = Comparison()
        before, self._told = self._told, {reader: self.document(reader) for reader in readers}
        return {
            reader: orjson.dumps(
                {
                    "type": CHANGE,
                    "number": row.number,
                    "patch": _patch(compare, before[reader], document),
                    "events": events.known_to(reader) if events else [],
                    "said": said,
                }
            )
            for reader, document in self._told.items()
        }

    def _left_undone(self, row: Row) -> list[Line]:
        """What an action does not do, where that leaves no event: as everybody may know it."""
        view = self._views[ONLOOKER]
        if row.kind is not RowKind.ACT or view is None:
            return []
        action = self.table.game.catalogue.read(row.text)
        told = self.table.teller.declined(view, row.seat, action)
        return [] if told is None else [Line(row.seat, [told])]


class Events:
    """The events of the newest action, told once where everybody may know all of them."""

    def __init__(self, table: Table, undone: list[Line]) -> None:
        self.table = table
        self.undone = undone
        self.number = len(table.played.events) - 1
        self.is_open = reading.is_open(table.played.events[self.number])
        self._told: list[Document] = []

    def known_to(self, reader: int) -> list[Document]:
        if not self._told or not self.is_open:
            self._told = [reading.event(self.table, self.number, reader, self.undone)]
        return self._told


def _patch(compare: Comparison, old: Document, new: Document) -> Patch:
    """The view part by part, the rest as wholes."""
    patch: Patch = [
        (("view", *path), value) for path, value in compare.patch(old["view"], new["view"])
    ]
    patch += [((key,), new[key]) for key in new if key != "view" and new[key] != old[key]]
    return patch
