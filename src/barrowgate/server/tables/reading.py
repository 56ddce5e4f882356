"""What a reader of a table is told: a document, made of nothing but what that reader may know.

A reader is a seat, or -1 for an onlooker.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from barrowgate.core.contract import View
from barrowgate.core.events import EVENT_WIDTH, EVERYBODY
from barrowgate.server.tables.folded import Said
from barrowgate.server.tables.rows import FINISHED, State
from barrowgate.server.tables.seats import Sitter
from barrowgate.server.tables.table import Table
from barrowgate.telling import Along, Choice, Group, Line, Result, Teller
from barrowgate.telling.message import Message

ONLOOKER = -1
Document = dict[str, Any]
Views = list[View | None]  # by seat, the onlooker's last; none before the game has begun


def facts(table: Table) -> Document:
    """What everybody may know of the table itself."""
    header, game = table.header, table.game
    return {
        "id": header.table,
        "name": header.name,
        "state": str(table.state),
        "game": game.name,
        "edition": game.edition,
        "own_components": bool(game.components_changes),
        "options": dict(game.options),
        "pace": asdict(header.clock) if header.clock else None,
        "public": header.public,
        "spectators": header.spectators,
        "talk": header.talk,
        "hints": header.hints or table.has_one_person,
        "deal_known": header.deal_known,
        "commitment": header.commitment,
        "made": header.made,
        "seats": [seat.as_json(seat.person in table.muted) for seat in table.seats],
        "rematch": table.rematch or None,
    }


def components(table: Table) -> Document:
    """What the components of the table's own make another; everybody may know it."""
    return {"values": [each._asdict() for each in table.game.components_differences]}


def deal(table: Table) -> Document | None:
    """What proves that the deal was settled at the start; a closed table tells it as well."""
    if table.state not in FINISHED:
        return None
    return {"seed": str(table.header.seed), "salt": table.header.salt}


def clock(table: Table) -> Document | None:
    """What is left to each seat, in milliseconds, at a time; which clocks run."""
    clocks = table.clocks
    if clocks is None:
        return None
    return {
        "left": list(clocks.left),
        "at": clocks.at,
        "running": list(clocks.running) if table.state is State.RUNNING else [],
    }


def views(table: Table) -> Views:
    """The view of each reader; they share what several may know."""
    if table.state is State.OPEN:
        return [None] * (len(table.seats) + 1)
    return [*table.played.position.views()]


def asked(table: Table, view: View, seat: int) -> Document | None:
    """The decision of a seat: its number, the question, the actions in groups."""
    if not _is_persons(table, seat):
        return None
    number = table.decisions.numbers[seat]
    if not number:
        return None
    legal = table.decisions.legal(seat)
    teller = table.teller
    return {
        "decision": number,
        "question": teller.question(view, seat).as_json(),
        "groups": [_group(group) for group in teller.groups(view, seat, legal)],
    }


def questions(teller: Teller, view: View, actors: Sequence[int]) -> list[Document]:
    """What each seat that has something to decide is asked, as a reader of the view may know it."""
    return [{"seat": seat, "question": teller.question(view, seat).as_json()} for seat in actors]


def _group(group: Group) -> Document:
    choices = [_choice(choice) for choice in group.choices]
    return {"key": group.key, "title": group.title.as_json(), "choices": choices}


def _choice(choice: Choice) -> Document:
    return {
        "action": choice.written,
        "label": choice.label.as_json(),
        "objects": choice.objects,
        "cost": choice.cost,
        "then": {thing: _along(along) for thing, along in choice.then.items()},
    }


def _along(along: Along) -> Document:
    return {"actions": along.actions, "label": along.label.as_json(), "cost": along.cost}


def event(table: Table, number: int, reader: int, besides: Sequence[Line] = ()) -> Document:
    """What action ``number``, counted from 0, did, as the reader may know it."""
    told = [*table.teller.happened([table.played.events[number]], reader), *besides]
    seat = table.played.record.moves[number].seat
    return {"action": number + 1, "seat": seat, "lines": lines(told)}


def lines(told: Sequence[Line]) -> list[Document]:
    """What happened, as plain data."""
    return [{"seat": line.seat, "phrases": messages(line.phrases)} for line in told]


def messages(told: Sequence[Message]) -> list[Document]:
    return [each.as_json() for each in told]


def is_open(log: Sequence[int]) -> bool:
    """May everybody know all of these events?"""
    return all(audience == EVERYBODY for audience in log[2::EVENT_WIDTH])


def said(word: Said) -> Document:
    return {
        "number": word.number,
        "at": word.at,
        "seat": word.seat,
        "name": word.name,
        "text": word.text,
    }


def result(table: Table, view: View | None) -> Document | None:
    """How it ended, and what proves that the deal was settled at the start."""
    if table.state is not State.OVER or view is None:
        return None
    told: Result = table.teller.result(view, table.played.events)
    return {
        "places": [
            {
                "seat": place.seat,
                "place": place.place,
                "score": place.score.as_json(),
                "facts": messages(place.facts),
                "sources": [
                    {"what": source.what.as_json(), "points": source.points}
                    for source in place.sources
                ],
            }
            for place in told.places
        ],
        "remarks": messages(told.remarks),
        "seed": str(table.header.seed),
        "salt": table.header.salt,
    }


def can_undo(table: Table, seat: int) -> bool:
    return _is_persons(table, seat) and table.why_not_undo(seat) == ""


def _is_persons(table: Table, seat: int) -> bool:
    """Does a person play this seat now?"""
    if seat == ONLOOKER or table.state is not State.RUNNING:
        return False
    return table.seats[seat].sitter is Sitter.PERSON
