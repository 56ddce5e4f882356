"""Every table of the database. Times are milliseconds since 1970; 0 means never.

The long text of a table's header lies apart from its summary, which is written with every row.
A change here needs a migration (migrations/versions); a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("login", String, nullable=False),  # as its owner writes it
    Column("login_key", String, nullable=False, unique=True),  # as it is compared
    Column("password_hash", String, nullable=False),
    Column("made", BigInteger, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token_hash", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("host", String, nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("state", String, nullable=False),
    Column("free", Integer, nullable=False),
    Column("waits_for", Text, nullable=False),  # a JSON list of persons
    Column("bot_to_move", Boolean, nullable=False),
    Column("deadline", BigInteger, nullable=False),
    # Neither column changes with an action, so an action leaves the index alone.
    Index("ix_tables_state_made", "state", "made"),
)

HEADERS = Table(
    "headers",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("header", Text, nullable=False),  # JSON, with the table's secrets
)

_OF_A_PERSON = text("kind IN ('sit', 'say')")

LOG = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("request", String, nullable=False),
    Column("text", Text, nullable=False),
    # Names and talk are a person's own: they are exported, and names are taken out again.
    Index("ix_log_person", "person", sqlite_where=_OF_A_PERSON, postgresql_where=_OF_A_PERSON),
    sqlite_with_rowid=False,
)

# A deleted person's rows stay in the log, so the person is no foreign key here or in reports.
MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

LINKS = Table(
    "links",
    METADATA,
    Column("token_hash", String, primary_key=True),
    Column("kind", String, nullable=False),  # seat or device
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("made", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("used", BigInteger, nullable=False),
)

WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", String, nullable=False),  # it signs what is sent, so it is kept as it is
    Column("made", BigInteger, nullable=False),
    Column("told", BigInteger, nullable=False),  # when a call was last taken
    Column("lost", Integer, nullable=False),  # calls in a row that were given up
)

# For each table that waits for somebody with a webhook: what is known of this wait.
CALLS = Table(
    "calls",
    METADATA,
    Column("person", ForeignKey("webhooks.person", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("message", String, nullable=False),  # the id of what is sent
    Column("number", Integer, nullable=False),  # of the table's newest row, when it was looked at
    Column("acted", Integer, nullable=False),  # of the person's own newest action
    Column("due", BigInteger, nullable=False),  # when to call; 0: told, or given up
    Column("tries", Integer, nullable=False),
)

# A report outlives its table, so that is no foreign key.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("person", String, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("record", Text),  # up to the position; with the deal. Reports before 0003 have none
    sqlite_autoincrement=True,  # a number is never given twice
)
