"""A report keeps its record, and stays when its table is deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    counted = _counted()
    with op.batch_alter_table("reports", table_kwargs={"sqlite_autoincrement": True}) as batch:
        batch.drop_constraint("fk_reports_table_id", type_="foreignkey")
        batch.add_column(sa.Column("record", sa.Text(), nullable=True))
    if counted is not None:
        _go_on_after(counted)


def _counted() -> int | None:
    """The highest number that SQLite has given: it forgets it with the table."""
    connection = op.get_bind()
    if connection.dialect.name != "sqlite":
        return None
    wanted = sa.text("select seq from sqlite_sequence where name = 'reports'")
    number: int | None = connection.execute(wanted).scalar()
    return number


def _go_on_after(number: int) -> None:
    """A number is never given twice."""
    connection = op.get_bind()
    connection.execute(sa.text("delete from sqlite_sequence where name = 'reports'"))
    counting = sa.text("insert into sqlite_sequence (name, seq) values ('reports', :number)")
    connection.execute(counting, {"number": number})
