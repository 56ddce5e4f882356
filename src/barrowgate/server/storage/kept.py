"""Rows and summaries as they are kept: the values of their columns, and back."""

import json
from collections.abc import Sequence
from typing import Any

from barrowgate.server.storage.schema import LOG, TABLES
from barrowgate.server.tables.rows import Row, RowKind, State, Summary

SUMMARY = (
    TABLES.c.id,
    TABLES.c.number,
    TABLES.c.at,
    TABLES.c.state,
    TABLES.c.free,
    TABLES.c.waits_for,
    TABLES.c.bot_to_move,
    TABLES.c.deadline,
)
SUMMARY_NAMES = tuple(column.name for column in SUMMARY)
LOG_NAMES = tuple(column.name for column in LOG.columns)
KINDS = {kind.value: kind for kind in RowKind}  # several times quicker than RowKind(...)

RowValues = tuple[str, int, int, str, int, str, str, str]
SummaryValues = tuple[str, int, int, str, int, str, bool, int]


def row_values(row: Row) -> RowValues:
    """In the order of the columns of the log."""
    return (
        row.table,
        row.number,
        row.at,
        row.kind.value,
        row.seat,
        row.person,
        row.request,
        row.text,
    )


def summary_values(summary: Summary) -> SummaryValues:
    """In the order of ``SUMMARY``."""
    return (
        summary.table,
        summary.number,
        summary.at,
        summary.state.value,
        summary.free,
        json.dumps(summary.waits_for),
        summary.bot_to_move,
        summary.deadline,
    )


def row_of(found: Sequence[Any]) -> Row:
    table, number, at, kind, seat, person, request, text = found
    return Row(table, number, at, KINDS[kind], seat, person, request, text)


def summary_of(found: Sequence[Any]) -> Summary:
    table, number, at, state, free, waits_for, bot_to_move, deadline = found
    persons = tuple(json.loads(waits_for))
    return Summary(table, number, at, State(state), free, persons, bot_to_move, deadline)
