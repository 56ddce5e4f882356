"""Compares what clients were told with the log: the only truth."""

from collections.abc import Iterable
from typing import Any

import orjson

from barrowgate.server.live.hub import game_of
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import Row, RowKind
from barrowgate.server.tables.sender import Sender
from barrowgate.server.tables.table import make_table
from tests.server.faults.crowd import Acknowledged, Player


class ActionsLost(AssertionError):
    """Actions that were acknowledged are not in the log."""


def must_be_kept(store: Store, acknowledged: Iterable[Acknowledged]) -> None:
    """Every acknowledged action is in the log, where the answer said."""
    promised = list(acknowledged)
    logs = {table: store.rows(table) for table in {each.table for each in promised}}
    lost = [each for each in promised if not _is_kept(logs[each.table], each)]
    if lost:
        raise ActionsLost(f"{len(lost)} of {len(promised)} are lost, the first is {lost[0]}")


def _is_kept(log: list[Row], each: Acknowledged) -> bool:
    if len(log) < each.number:
        return False
    row = log[each.number - 1]
    kept = Acknowledged(row.table, row.number, row.seat, row.request, row.text)
    return row.kind is RowKind.ACT and kept == each


def must_be_whole(store: Store, tables: Iterable[str]) -> None:
    """Logs have no gaps, and no request was done twice."""
    for table in tables:
        rows = store.rows(table)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        requests = [(row.person, row.request) for row in rows if row.request]
        assert len(set(requests)) == len(requests)


def folded(store: Store, table: str, number: int, reader: int) -> Any:
    """The document of a reader after so many rows, made of the log alone."""
    header = store.header(table)
    assert header is not None
    made = make_table(header, game_of)
    rows = store.rows(table)[:number]
    assert len(rows) == number, "more was told than is written"
    made.fold(rows)
    return orjson.loads(orjson.dumps(Sender(made).document(reader)))


async def must_see_the_fold(store: Store, players: Iterable[Player]) -> None:
    """Whoever joins now is told the fold of the log."""
    for player in players:
        live = await player.person.join(player.table, player.seat)
        await live.close()
        assert live.document == folded(store, player.table, live.number, player.seat)


def bots_moves(store: Store, tables: Iterable[str]) -> int:
    rows = [row for table in tables for row in store.rows(table)]
    return sum(row.kind is RowKind.ACT and not row.person for row in rows)
