"""Reported positions for the host: where each was, and its record once nobody can use it."""

from typing import NamedTuple

from barrowgate.core.record import Record
from barrowgate.server.live.hub import game_of
from barrowgate.server.storage.people import Report
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.replays import must_be_finished
from barrowgate.server.tables.rows import Row
from barrowgate.server.tables.table import Table, make_table

DELETED = "deleted"  # in place of a table's state


class Reported(NamedTuple):
    """A report with what the host wants to know of its table."""

    report: Report
    game: str
    state: str  # of the table, now
    actions: int  # that were played when it was reported


def all_reported(store: Store) -> list[Reported]:
    """Every report, the oldest first."""
    return [each for report in store.reports() if (each := _reported(store, report)) is not None]


def record_of_report(store: Store, number: int) -> Record | None:
    """The record up to the reported position; None where there is no such report.

    It holds the seed: refused while the table is played.
    """
    report = next((each for each in store.reports() if each.id == number), None)
    if report is None:
        return None
    rows = store.rows(report.table)
    now = _folded(store, report.table, rows)
    if now is not None:
        must_be_finished(now)
    return _record(store, report, rows)


def _reported(store: Store, report: Report) -> Reported | None:
    summary = store.summary(report.table)
    record = _record(store, report, store.rows(report.table))
    if record is None:
        return None
    state = DELETED if summary is None else str(summary.state)
    return Reported(report, record.game, state, len(record.moves))


def _record(store: Store, report: Report, rows: list[Row]) -> Record | None:
    """As it was kept; reports of older servers have the log of their table alone."""
    if report.record is not None:
        return Record.parse(report.record)
    then = _folded(store, report.table, [row for row in rows if row.number <= report.number])
    return then.played.record if then else None


def _folded(store: Store, name: str, rows: list[Row]) -> Table | None:
    header = store.header(name)
    if header is None:
        return None
    table = make_table(header, game_of)
    table.fold(rows)
    return table
