"""Webhooks, and the calls that are made for them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_webhooks_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name="pk_webhooks"),
    )
    op.create_table(
        "calls",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("message", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("acted", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["webhooks.person"], name="fk_calls_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_calls_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_calls"),
    )
    op.create_index("ix_calls_table_id", "calls", ["table_id"])
