"""Persons and their accounts."""

from typing import Any

from sqlalchemy import Connection, Select, case, delete, exists, insert, not_, or_, select, update

from barrowgate.server.storage.errors import HasAccount, LoginTaken
from barrowgate.server.storage.notices import News, Word
from barrowgate.server.storage.people import Account, Person, login_key
from barrowgate.server.storage.queries import Queries, insert_into
from barrowgate.server.storage.schema import (
    ACCOUNTS,
    CALLS,
    LINKS,
    LOG,
    MEMBERS,
    PEOPLE,
    REPORTS,
    SESSIONS,
    TABLES,
    WEBHOOKS,
)
from barrowgate.server.tables.rows import MUTING, RowKind

# Without the record: it holds the deal.
_REPORT = tuple(column for column in REPORTS.c if column.name != "record")
_PERSONAL = (RowKind.SIT, RowKind.SAY)  # exported by themselves
# The text of an action is the player's own; that of other rows may be the id of somebody else.
_ACTION = case((LOG.c.kind == RowKind.ACT, LOG.c.text), else_="").label("action")
_DONE = select(LOG.c.table_id, LOG.c.number, LOG.c.at, LOG.c.kind, LOG.c.seat, _ACTION)
_ACCOUNT = (ACCOUNTS.c.person, ACCOUNTS.c.login, ACCOUNTS.c.password_hash, ACCOUNTS.c.made)


class PeopleQueries(Queries):
    """Guests and those with an account."""

    def add_person(self, person: Person) -> None:
        kept = {"id": person.id, "name": person.name, "made": person.made, "seen": person.seen}
        with self.writing() as connection:
            connection.execute(insert(PEOPLE).values(kept))

    def person(self, id: str) -> Person | None:
        with self.reading() as connection:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == id)).first()
        return Person(*found) if found else None

    def rename(self, person: str, name: str) -> None:
        self._change_person(person, name=name)

    def touch(self, person: str, now: int) -> None:
        """Somebody was here."""
        self._change_person(person, seen=now)

    def _change_person(self, person: str, **values: str | int) -> None:
        with self.writing() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
            if "name" in values:
                self.announce(connection, [News(person, Word.PERSON)])

    def named_at(self, person: str) -> list[str]:
        """Tables whose logs have a name of theirs."""
        wanted = select(LOG.c.table_id).where(LOG.c.person == person, LOG.c.kind == RowKind.SIT)
        with self.reading() as connection:
            return list(connection.execute(wanted.distinct()).scalars())

    def delete_person(self, person: str) -> bool:
        """Takes away a person with account, sessions and links; whether there was one.

        Their rows stay, for the others at the table, but no row or report has their name.
        """
        with self.writing() as connection:
            names = update(LOG).where(LOG.c.person == person, LOG.c.kind == RowKind.SIT)
            blanked = connection.execute(names.values(text="").returning(LOG.c.table_id))
            again = [News(table, Word.AGAIN) for table in sorted(set(blanked.scalars()))]
            self.announce(connection, [*again, News(person, Word.PERSON)])
            connection.execute(update(REPORTS).where(REPORTS.c.person == person).values(person=""))
            connection.execute(delete(MEMBERS).where(MEMBERS.c.person == person))
            return connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person)).rowcount > 0

    def drop_strangers(self, seen_before: int) -> int:
        """Guests who have no way back and nothing here; how many there were."""
        somewhere = or_(
            exists().where(ACCOUNTS.c.person == PEOPLE.c.id),
            exists().where(SESSIONS.c.person == PEOPLE.c.id),
            exists().where(MEMBERS.c.person == PEOPLE.c.id),
            exists().where(TABLES.c.host == PEOPLE.c.id),
            exists().where(LINKS.c.person == PEOPLE.c.id),
        )
        with self.writing() as connection:
            unneeded = delete(PEOPLE).where(PEOPLE.c.seen < seen_before, not_(somewhere))
            return connection.execute(unneeded).rowcount

    def add_account(self, account: Account) -> None:
        """Raises ``LoginTaken`` where another has the login, also in other capitals.

        ``HasAccount`` where the person has an account, of another request of a moment ago.
        """
        kept = {
            "person": account.person,
            "login": account.login,
            "login_key": login_key(account.login),
            "password_hash": account.password_hash,
            "made": account.made,
        }
        with self.writing() as connection:
            adding = insert_into(connection, ACCOUNTS).values(kept)
            adding = adding.on_conflict_do_nothing()
            if connection.execute(adding.returning(ACCOUNTS.c.person)).first() is not None:
                return
            same = select(ACCOUNTS.c.person).where(ACCOUNTS.c.login_key == kept["login_key"])
            if connection.execute(same).first() is not None:
                raise LoginTaken(account.login)
            raise HasAccount(account.person)

    def account(self, login: str) -> Account | None:
        return self._account(ACCOUNTS.c.login_key == login_key(login))

    def account_of(self, person: str) -> Account | None:
        return self._account(ACCOUNTS.c.person == person)

    def _account(self, which: Any) -> Account | None:
        with self.reading() as connection:
            found = connection.execute(select(*_ACCOUNT).where(which)).first()
        return Account(*found) if found else None

    def set_password(self, person: str, password_hash: str) -> bool:
        """Whether the person has an account whose password could be changed."""
        change = update(ACCOUNTS).where(ACCOUNTS.c.person == person)
        with self.writing() as connection:
            return connection.execute(change.values(password_hash=password_hash)).rowcount > 0

    def export_person(self, person: str) -> dict[str, Any]:
        """Everything that is kept of a person, as plain data without tokens and passwords."""
        with self.reading() as connection:
            return {
                part: _plain(connection, wanted.order_by(*wanted.selected_columns))
                for part, wanted in _parts_of(person).items()
            }


def _parts_of(person: str) -> dict[str, Select[Any]]:
    spoken = select(LOG.c.table_id, LOG.c.number, LOG.c.at, LOG.c.text)
    mine = spoken.where(LOG.c.person == person)
    member = select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)
    sat = select(LOG.c.table_id).where(LOG.c.person == person, LOG.c.kind == RowKind.SIT)
    at_their_tables = LOG.c.table_id.in_(member.union(sat))
    return {
        "person": select(PEOPLE).where(PEOPLE.c.id == person),
        "account": select(ACCOUNTS.c.login, ACCOUNTS.c.made).where(ACCOUNTS.c.person == person),
        "sessions": select(SESSIONS.c.made, SESSIONS.c.used, SESSIONS.c.expires).where(
            SESSIONS.c.person == person
        ),
        "tables": select(MEMBERS.c.table_id).where(MEMBERS.c.person == person),
        "names": mine.where(LOG.c.kind == RowKind.SIT),
        "said": mine.where(LOG.c.kind == RowKind.SAY),
        "rows": _DONE.where(at_their_tables, LOG.c.person == person, LOG.c.kind.not_in(_PERSONAL)),
        "muted": _DONE.where(at_their_tables, LOG.c.text == person, LOG.c.kind.in_(MUTING)),
        "links": select(LINKS.c.kind, LINKS.c.made, LINKS.c.expires, LINKS.c.used).where(
            LINKS.c.person == person
        ),
        "reports": select(*_REPORT).where(REPORTS.c.person == person),
        "webhook": select(WEBHOOKS.c.url, WEBHOOKS.c.made, WEBHOOKS.c.told).where(
            WEBHOOKS.c.person == person
        ),
        "calls": select(CALLS.c.table_id, CALLS.c.number, CALLS.c.due, CALLS.c.tries).where(
            CALLS.c.person == person
        ),
    }


def _plain(connection: Connection, wanted: Select[Any]) -> list[dict[str, Any]]:
    """Names of columns are strings of SQLAlchemy's own, which no encoder of JSON knows."""
    found = connection.execute(wanted).mappings()
    return [{str(name): value for name, value in each.items()} for each in found]
