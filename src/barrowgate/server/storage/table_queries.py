"""Tables, their headers and logs, and the lists that are made of summaries."""

import json
from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select

from barrowgate.server.storage.errors import Conflict
from barrowgate.server.storage.kept import (
    LOG_NAMES,
    SUMMARY,
    SUMMARY_NAMES,
    row_of,
    row_values,
    summary_of,
    summary_values,
)
from barrowgate.server.storage.notices import News, Word
from barrowgate.server.storage.queries import Queries, insert_into
from barrowgate.server.storage.schema import HEADERS, LOG, MEMBERS, REPORTS, TABLES
from barrowgate.server.tables.header import Header
from barrowgate.server.tables.rows import FINISHED, Row, RowKind, State, Summary


class TableQueries(Queries):
    """All but the appending of rows, which has a writer of its own (log_writer)."""

    def add_table(
        self, header: Header, rows: Sequence[Row], summary: Summary, people: Iterable[str] = ()
    ) -> None:
        """A new table with its first rows; ``people`` are the persons who sit at it."""
        kept = dict(zip(SUMMARY_NAMES, summary_values(summary), strict=True))
        kept |= {"host": header.host, "public": header.public, "made": header.made}
        with self.writing() as connection:
            adding = insert_into(connection, TABLES).values(kept).on_conflict_do_nothing()
            if connection.execute(adding.returning(TABLES.c.id)).first() is None:
                raise Conflict(header.table, summary.number)
            text = json.dumps(header.as_json())
            connection.execute(insert(HEADERS).values(table_id=header.table, header=text))
            if rows:
                connection.execute(insert(LOG), [_by_column(row) for row in rows])
            members = [{"table_id": header.table, "person": person} for person in set(people)]
            if members:
                connection.execute(insert(MEMBERS), members)

    def delete_table(self, table: str) -> bool:
        """Takes the table away with all that belongs to it; whether there was one.

        Reports stay for the host of the server, but for old ones that have no record of their own.
        """
        return self._delete(table, TABLES.c.id == table)

    def delete_forgotten(self, table: str, finished_before: int, unused_before: int) -> bool:
        """The same, if it is still one of the ``forgotten``: a row of now keeps it."""
        still = _is_forgotten(finished_before, unused_before)
        return self._delete(table, and_(TABLES.c.id == table, still))

    def _delete(self, table: str, which: ColumnElement[bool]) -> bool:
        lost = delete(REPORTS).where(REPORTS.c.table_id == table, REPORTS.c.record.is_(None))
        with self.writing() as connection:
            if not connection.execute(delete(TABLES).where(which)).rowcount:
                return False
            connection.execute(lost)
            self.announce(connection, [News(table, Word.GONE)])
            return True

    def header(self, table: str) -> Header | None:
        return self.headers([table]).get(table)

    def headers(self, tables: Iterable[str]) -> dict[str, Header]:
        """Those that there are, each under its table."""
        wanted = select(HEADERS).where(HEADERS.c.table_id.in_(list(tables)))
        with self.reading() as connection:
            found = connection.execute(wanted).all()
        return {table: Header.from_json(json.loads(text)) for table, text in found}

    def numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """The newest row of each of these tables that has not been deleted."""
        wanted = select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id.in_(list(tables)))
        with self.reading() as connection:
            return {found.id: found.number for found in connection.execute(wanted)}

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table, in order, after a number."""
        wanted = select(LOG).where(LOG.c.table_id == table, LOG.c.number > after)
        with self.reading() as connection:
            found = connection.execute(wanted.order_by(LOG.c.number)).all()
        return [row_of(row) for row in found]

    def headers_and_rows(self, tables: Sequence[str]) -> dict[str, tuple[Header, list[Row]]]:
        """Those that there are, each with the whole of its log."""
        headers = self.headers(tables)
        wanted = select(LOG).where(LOG.c.table_id.in_(headers))
        logs: dict[str, list[Row]] = {table: [] for table in headers}
        with self.reading() as connection:
            for row in connection.execute(wanted.order_by(LOG.c.table_id, LOG.c.number)):
                logs[row[0]].append(row_of(row))
        return {table: (header, logs[table]) for table, header in headers.items()}

    def names_at(self, tables: Iterable[str], people: Iterable[str]) -> dict[tuple[str, str], str]:
        """By table and person: the name under which they sat down there last."""
        sat = and_(LOG.c.kind == RowKind.SIT, LOG.c.person.in_(list(people)))
        wanted = select(LOG.c.table_id, LOG.c.person, LOG.c.text).order_by(LOG.c.number)
        with self.reading() as connection:
            found = connection.execute(wanted.where(sat, LOG.c.table_id.in_(list(tables)))).all()
        return {(table, person): name for table, person, name in found}

    def summary(self, table: str) -> Summary | None:
        return next(iter(self._summaries(TABLES.c.id == table)), None)

    def listed(self, limit: int, after: int = 0) -> list[Summary]:
        """Public tables that are set up or played, the newest first, after so many of them."""
        going_on = TABLES.c.state.in_([State.OPEN, State.RUNNING])
        return self._summaries(and_(TABLES.c.public, going_on), limit, after)

    def of_person(self, person: str, limit: int | None = None) -> list[Summary]:
        """Tables that somebody sits at or made, the newest first."""
        return self._summaries(or_(TABLES.c.host == person, _has_member(person)), limit)

    def waiting(self, person: str, limit: int | None = None) -> list[Summary]:
        """Running tables that wait for somebody, the newest first."""
        is_named = TABLES.c.waits_for.contains(json.dumps(person), autoescape=True)
        running = and_(TABLES.c.state == State.RUNNING, _has_member(person), is_named)
        found = self._summaries(running, limit)
        return [summary for summary in found if person in summary.waits_for]  # to the letter

    def to_sweep(self, now: int, idle_before: int) -> list[Summary]:
        """Running tables whose bot has not moved for too long, or whose clock has run out."""
        stuck = and_(TABLES.c.bot_to_move, TABLES.c.at < idle_before)
        late = and_(TABLES.c.deadline > 0, TABLES.c.deadline <= now)
        return self._summaries(and_(TABLES.c.state == State.RUNNING, or_(stuck, late)))

    def paused_beyond(self, number: int) -> list[Summary]:
        """Tables that were paused when last written, with more rows than so many."""
        return self._summaries(and_(TABLES.c.state == State.PAUSED, TABLES.c.number > number))

    def forgotten(self, finished_before: int, unused_before: int) -> list[str]:
        """Tables that ended before the one time, or were left alone since before the other."""
        wanted = select(TABLES.c.id).where(_is_forgotten(finished_before, unused_before))
        with self.reading() as connection:
            return list(connection.execute(wanted.order_by(TABLES.c.at, TABLES.c.id)).scalars())

    def _summaries(
        self, which: ColumnElement[bool], limit: int | None = None, after: int = 0
    ) -> list[Summary]:
        wanted = select(*SUMMARY).where(which).order_by(TABLES.c.made.desc(), TABLES.c.id)
        wanted = wanted.offset(after) if after else wanted
        with self.reading() as connection:
            return [summary_of(found) for found in connection.execute(wanted.limit(limit))]


def _by_column(row: Row) -> dict[str, str | int]:
    return dict(zip(LOG_NAMES, row_values(row), strict=True))


def _has_member(person: str) -> ColumnElement[bool]:
    return exists().where(MEMBERS.c.table_id == TABLES.c.id, MEMBERS.c.person == person)


def _is_forgotten(finished_before: int, unused_before: int) -> ColumnElement[bool]:
    finished = and_(TABLES.c.state.in_(FINISHED), TABLES.c.at < finished_before)
    return or_(finished, TABLES.c.at < unused_before)
