"""Run by Alembic, on the connection and in the transaction that it is given."""

from alembic import context

from barrowgate.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by writing it anew
    transactional_ddl=True,
)
context.run_migrations()
