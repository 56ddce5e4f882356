"""The coach's review as a table tells it: its turning points have headlines and labels."""

from typing import Any

from barrowgate.core.record import Record
from barrowgate.server.tables.reading import Document, messages
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import State
from barrowgate.server.tables.seats import Sitter
from barrowgate.server.tables.table import Table


def must_be_over(table: Table) -> None:
    """Refuse what was not played to its end: a closed table has its record, but no result."""
    if table.state is not State.OVER:
        raise Refused(Reason.NOT_OVER, "the coach looks at a game that was played to its end")


def reviewed(table: Table) -> list[int]:
    """The seats of people; of everybody where bots alone sit, as at a record that is looked at."""
    people = [seat for seat, one in enumerate(table.seats) if one.sitter is Sitter.PERSON]
    return people or [*range(len(table.seats))]


def told(table: Table, record: Record, review: Document) -> Document:
    """The review with ``told`` at each seat: its turning points in words."""
    return {**review, "seats": [_seat(table, record, each) for each in review["seats"]]}


def _seat(table: Table, record: Record, review: Document) -> Document:
    decisions = {decision["action"]: decision for decision in review["decisions"]}
    turning = (decisions[action] for action in review["turning_points"])
    return {**review, "told": [_told(table, record, review["seat"] - 1, each) for each in turning]}


def _told(table: Table, record: Record, seat: int, decision: dict[str, Any]) -> Document:
    """When it was, what was played, and what the coach would have played."""
    position = record.replay(table.game, upto=decision["action"] - 1)
    view = position.view(seat)
    groups = table.teller.groups(view, seat, position.legal(seat))
    labels = {
        choice.written: {"title": group.title.as_json(), "label": choice.label.as_json()}
        for group in groups
        for choice in group.choices
    }
    return {
        "action": decision["action"],
        "headline": messages(table.teller.headline(view)),
        "played": labels[decision["played"]],
        "best": labels[decision["best"]],
    }
