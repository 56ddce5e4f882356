"""Positions that somebody wants looked at."""

from sqlalchemy import insert, select

from barrowgate.server.storage.people import Report
from barrowgate.server.storage.queries import Queries
from barrowgate.server.storage.schema import REPORTS


class ReportQueries(Queries):
    """Reports have numbers that the host is told."""

    def add_report(
        self, table: str, number: int, person: str, text: str, at: int, record: str | None = None
    ) -> int:
        """Keeps a report of the table after a row, and the record; the report's own number."""
        kept = {"table_id": table, "number": number, "person": person, "text": text, "at": at}
        kept |= {"record": record}
        with self.writing() as connection:
            adding = insert(REPORTS).values(kept).returning(REPORTS.c.id)
            return int(connection.execute(adding).scalar_one())

    def reports(self, table: str = "") -> list[Report]:
        """Those of a table, or all; the oldest first."""
        wanted = select(REPORTS).order_by(REPORTS.c.id)
        if table:
            wanted = wanted.where(REPORTS.c.table_id == table)
        with self.reading() as connection:
            return [Report(*found) for found in connection.execute(wanted)]
