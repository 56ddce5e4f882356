"""Reported positions for the host: where each was, and its record once nobody can use it."""

from typing import NamedTuple

from barrowgate.core.record import Record
from barrowgate.server.live.hub import game_of
from barrowgate.server.storage.people import Report
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.replays import must_be_finished
from barrowgate.server.tables.rows import Row
from barrowgate.server.tables.table import Table, make_table


class Reported(NamedTuple):
    """A report with what the host wants to know of its table."""

    report: Report
    game: str
    state: str  # of the table, now
    actions: int  # that were played when it was reported


def all_reported(store: Store) -> list[Reported]:
    """Every report, the oldest first; a table that has been deleted took its reports along."""
    return [each for report in store.reports() if (each := _reported(store, report)) is not None]


def record_of_report(store: Store, number: int) -> Record | None:
    """The record up to the reported position; None where there is no such report.

    It holds the seed: refused while the table is played.
    """
    report = next((each for each in store.reports() if each.id == number), None)
    rows = store.rows(report.table) if report else []
    now = _folded(store, report.table, rows) if report else None
    if report is None or now is None:
        return None
    must_be_finished(now)
    then = _folded(store, report.table, _until(rows, report))
    return then.record() if then else None


def _reported(store: Store, report: Report) -> Reported | None:
    summary = store.summary(report.table)
    then = _folded(store, report.table, _until(store.rows(report.table), report))
    if summary is None or then is None:
        return None
    return Reported(report, then.game.name, str(summary.state), len(then.played.record.moves))


def _until(rows: list[Row], report: Report) -> list[Row]:
    return [row for row in rows if row.number <= report.number]


def _folded(store: Store, name: str, rows: list[Row]) -> Table | None:
    header = store.header(name)
    if header is None:
        return None
    table = make_table(header, game_of)
    table.fold(rows)
    return table
