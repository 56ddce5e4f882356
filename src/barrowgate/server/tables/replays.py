"""A table at any action: from one's own viewpoint while it runs, from any when it is over."""

from collections.abc import Sequence
from dataclasses import replace

from barrowgate.core.contract import Position
from barrowgate.core.record import Record
from barrowgate.core.record_fields import UNNAMED
from barrowgate.server.tables import reading
from barrowgate.server.tables.patches import compare
from barrowgate.server.tables.reading import ONLOOKER, Document
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import FINISHED, State
from barrowgate.server.tables.table import Table
from barrowgate.telling import Attempt, Further, foresee
from barrowgate.telling.obstacles import obstacle as telling_obstacle


def must_know(table: Table, person: str, reader: int) -> None:
    """Refuse a viewpoint that this person may not have."""
    if not ONLOOKER <= reader < len(table.seats):
        raise Refused(Reason.NO_SUCH_SEAT, f"seats are 0 to {len(table.seats) - 1}, or -1")
    mine = table.seats_of(person)
    if reader != ONLOOKER and reader not in mine and table.state not in FINISHED:
        raise Refused(Reason.NOT_YOUR_SEAT, f"seat {reader + 1} is not yours while the game runs")
    is_known = mine or table.is_host(person)
    if not table.header.spectators and not is_known:
        raise Refused(Reason.NO_SPECTATORS, "this table has no spectators")


def reader_of(table: Table, person: str, wanted: int | None) -> int:
    """The viewpoint that is asked for, if this person may have it, else their own first seat."""
    mine = table.seats_of(person)
    reader = wanted if wanted is not None else mine[0] if mine else ONLOOKER
    must_know(table, person, reader)
    return reader


def nameless(record: Record) -> str:
    """A record for others to keep: whose names are in it may be deleted."""
    return replace(record, players=[UNNAMED] * record.seats).write()


def _after(table: Table, actions: int) -> Position:
    """The position after so many actions."""
    _must_have_begun(table)
    played = table.played
    if not 0 <= actions <= len(played.events):
        raise Refused(Reason.NOT_AN_ACTION, f"there are 0 to {len(played.events)} actions so far")
    return played.record.replay(table.game, upto=actions)


def position_at(table: Table, actions: int, reader: int) -> Document:
    """The table after so many actions, and what the last of them did."""
    position = _after(table, actions)
    played, view = table.played, position.view(reader)
    return {
        "action": actions,
        "actions": len(played.events),
        "reader": reader,
        "view": view,
        "headline": reading.messages(table.teller.headline(view)),
        "event": reading.event(table, actions - 1, reader) if actions else None,
        "questions": reading.questions(table.teller, view, position.actors()),
    }


def text_at(table: Table, actions: int | None, reader: int) -> Document:
    """The whole table as text, after so many actions or now."""
    _must_have_begun(table)
    newest = len(table.played.events)
    wanted = newest if actions is None else actions
    position = table.played.position if wanted == newest else _after(table, wanted)
    sections = table.teller.table_text(position.view(reader))
    return {
        "action": wanted,
        "sections": [
            {"title": part.title.as_json(), "lines": reading.messages(part.lines)}
            for part in sections
        ],
    }


def story(table: Table, first: int, last: int, reader: int) -> list[Document]:
    """What actions ``first`` to ``last``, counted from 1, did."""
    _must_have_begun(table)
    numbers = range(max(0, first - 1), min(last, len(table.played.events)))
    return [reading.event(table, number, reader) for number in numbers]


def preview(table: Table, seat: int, text: str, seed: int, then: Sequence[str] = ()) -> Document:
    """What an action, and those meant to follow it, would do, as far as the seat can know.

    Or why it is not possible.
    """
    _must_have_begun(table)
    action = table.read_action(seat, text)
    why = table.played.position.why_not(seat, action)
    if why:
        tried = Attempt(table.played.position.view(seat), seat, action)
        told = table.teller.why_not(why, tried).as_json()
        return {"possible": False, "why": told, "lines": []}
    seen = table.played.position.seen_by(seat)
    view = seen.view()
    undone = table.teller.declined(view, seat, action)
    meant = [table.read_action(seat, further) for further in then]
    foreseen = foresee(table.teller, seen, action, seed, meant)
    after, further = foreseen.view, foreseen.further
    return {
        "possible": True,
        "why": None,
        "lines": reading.lines(foreseen.lines),
        "undone": None if undone is None else undone.as_json(),
        "paragraph": table.teller.paragraph(view, seat, action),
        "reveals": foreseen.reveals,
        "after": None if after is None else compare(view, after),
        "further": None if further is None else _further(further),
    }


def _further(further: Further) -> Document:
    return {"question": further.question.as_json(), "objects": further.objects}


def obstacle(table: Table, seat: int, objects: Sequence[str]) -> Document:
    """Why nothing can be done with these things now; no reason if something can."""
    _must_have_begun(table)
    position = table.played.position
    actions = [action for action, form in enumerate(table.game.catalogue.forms) if form]
    if seat not in position.actors():  # nothing is asked of it: the same reason for everything
        why = table.teller.why_not(position.why_not(seat, actions[0]))
        return {"why": why.as_json(), "paragraph": ""}
    found = telling_obstacle(
        table.teller,
        position.view(seat),
        seat,
        objects,
        actions,
        lambda action: position.why_not(seat, action),
    )
    if found is None:
        return {"why": None, "paragraph": ""}
    return {"why": found.why.as_json(), "paragraph": found.paragraph}


def explained(table: Table, reader: int, thing: str) -> Document:
    """What a thing on the table is, as far as the reader may know; null where there is none."""
    _must_have_begun(table)
    found = table.teller.explained(table.played.position.view(reader), thing)
    if found is None:
        return {"explained": None}
    return {
        "explained": {
            "name": found.name.as_json(),
            "told": reading.messages(found.told),
            "paragraph": found.paragraph,
        }
    }


def kinds(table: Table, seat: int) -> Document:
    """What each group of the seat's legal actions is for, and its paragraph."""
    _must_have_begun(table)
    view, teller = table.played.position.view(seat), table.teller
    legal = table.decisions.legal(seat)
    groups = teller.groups(view, seat, legal) if legal else []
    return {
        "decision": table.decisions.numbers[seat],
        "kinds": [
            {
                "key": group.key,
                "purpose": teller.purpose(group.choices[0].action).as_json(),
                "paragraph": teller.paragraph(view, seat, group.choices[0].action),
            }
            for group in groups
        ],
    }


def record_of(table: Table) -> str:
    """The record as text; never that of a game that is still played."""
    must_be_finished(table)
    return table.record().write()


def must_be_finished(table: Table) -> None:
    """Refuse while the game is played: a record holds its seed."""
    if table.state not in FINISHED:
        raise Refused(Reason.NOT_OVER, "the record is handed out when the game is over")


def _must_have_begun(table: Table) -> None:
    if table.state is State.OPEN:
        raise Refused(Reason.NOT_STARTED, "the game has not begun")
