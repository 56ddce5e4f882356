"""What goes out to the readers of one table, as bytes: the whole, or what a row changed."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import orjson

from barrowgate.core.contract import View
from barrowgate.server.tables import reading
from barrowgate.server.tables.patches import OpenPatch, OwnParts, Patch, apart, compare
from barrowgate.server.tables.reading import ONLOOKER, Document, Views
from barrowgate.server.tables.rows import Row, RowKind, State
from barrowgate.server.tables.table import Table
from barrowgate.telling import Line

RECENT = 30  # actions and words that whoever joins is told
WHOLE = "whole"
CHANGE = "change"


class Own(NamedTuple):
    """What one reader alone is told."""

    asked: str  # as text
    can_undo: bool
    view: OwnParts


class Sender:
    """Remembers what readers were told last, so that only changes are told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._recent: dict[int, orjson.Fragment] = {}  # events that everybody may know, as told
        self._facts = as_text(reading.facts(table))
        self._view = reading.views(table)[ONLOOKER]
        self._open = self._look()
        self._own: dict[int, Own] = {}  # by reader; what is open was told to all of them

    def _look(self) -> dict[str, str]:
        """What all readers are told alike, but for the view; as texts."""
        table, teller, view = self.table, self.table.teller, self._view
        headline = [] if view is None else reading.messages(teller.headline(view))
        return {
            "table": self._facts,
            "headline": as_text(headline),
            "questions": as_text(reading.questions(teller, view or {}, table.actors)),
            "clock": as_text(reading.clock(table)),
            "deal": as_text(reading.deal(table)),
            "result": as_text(reading.result(table, view)),
        }

    def document(self, reader: int) -> Document:
        """Everything but what has happened."""
        views = reading.views(self.table)
        return self._document(views[reader], self._told_alone(reader, views))

    def _document(self, view: View | None, own: Own) -> Document:
        told = {name: orjson.Fragment(part) for name, part in self._open.items()}
        asked = orjson.Fragment(own.asked)
        return {**told, "view": view, "asked": asked, "can_undo": own.can_undo}

    def _told_alone(self, reader: int, views: Views) -> Own:
        table, view, before = self.table, views[reader], self._own.get(reader)
        asked = None if view is None else reading.asked(table, view, reader)
        parts = OwnParts(apart(view, views[ONLOOKER]), before.view if before else None)
        return Own(as_text(asked), reading.can_undo(table, reader), parts)

    def whole(self, reader: int) -> bytes:
        """Everything, for whoever joins or has missed something."""
        table, views = self.table, reading.views(self.table)
        own = self._own[reader] = self._told_alone(reader, views)
        first = max(0, len(table.played.events) - RECENT)
        return orjson.dumps(
            {
                "type": WHOLE,
                "number": table.number,
                "reader": reader,
                "document": self._document(views[reader], own),
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
            self._recent[number] = orjson.Fragment(as_text(told))
        return told

    def changes(self, row: Row, readers: Iterable[int]) -> dict[int, bytes]:
        """What this row, which was applied last, means for readers who were told the whole."""
        table, own_before = self.table, self._own
        events = Events(table, self._left_undone(row)) if row.kind is RowKind.ACT else None
        said = [reading.said(table.talk[-1])] if row.kind is RowKind.SAY else []
        if row.kind is not RowKind.ACT or table.state is State.OVER:
            self._facts = as_text(reading.facts(table))
        self._recent.clear()
        views = reading.views(table)
        told = self._open_change(views[ONLOOKER])
        self._own = {reader: self._told_alone(reader, views) for reader in readers}
        return {
            reader: orjson.dumps(
                {
                    "type": CHANGE,
                    "number": row.number,
                    "patch": told.patch(own_before[reader], own),
                    "events": events.known_to(reader) if events else [],
                    "said": said,
                }
            )
            for reader, own in self._own.items()
        }

    def _open_change(self, view: View | None) -> "OpenChange":
        open_before, view_before = self._open, self._view
        self._view = view
        self._open = self._look()
        wholes: Patch = [
            ((name,), orjson.Fragment(part))
            for name, part in self._open.items()
            if part != open_before[name]
        ]
        return OpenChange(wholes, OpenPatch(compare(view_before, view), view))

    def _left_undone(self, row: Row) -> list[Line]:
        """What an action does not do, where that leaves no event: as everybody may know it."""
        if self._view is None:
            return []
        action = self.table.game.catalogue.read(row.text)
        told = self.table.teller.declined(self._view, row.seat, action)
        return [] if told is None else [Line(row.seat, [told])]


class OpenChange:
    """What a row means for everybody, and for a reader who knows more; told once as text."""

    def __init__(self, wholes: Patch, view: OpenPatch) -> None:
        self._wholes = wholes
        self._view = view
        told = wholes + _of_view(view.patch)
        # The entries without the brackets around them, so that others may follow.
        self._told = [orjson.Fragment(orjson.dumps(told)[1:-1])] if told else []

    def patch(self, old: Own, new: Own) -> list[Any]:
        besides = self._view.besides(old.view, new.view)
        if besides is None:
            patch = self._wholes + _of_view(self._view.in_place(old.view, new.view))
        else:
            patch = self._told + _of_view(besides)
        if new.asked != old.asked:
            patch.append((("asked",), orjson.Fragment(new.asked)))
        if new.can_undo != old.can_undo:
            patch.append((("can_undo",), new.can_undo))
        return patch


def _of_view(patch: Patch) -> Patch:
    return [(("view", *path), value) for path, value in patch]


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


def as_text(part: Any) -> str:
    """As text, which is as long as it is: the bytes of orjson keep room to grow."""
    return orjson.dumps(part).decode()
