"""Sessions and links. Tokens are kept as their hashes: who reads the database can use none."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, select, update

from barrowgate.server.storage.notices import News, Word
from barrowgate.server.storage.people import Link, LinkKind, Person, Session
from barrowgate.server.storage.queries import Queries
from barrowgate.server.storage.schema import LINKS, PEOPLE, SESSIONS, TABLES

_LINK = (
    LINKS.c.token_hash,
    LINKS.c.kind,
    LINKS.c.made,
    LINKS.c.expires,
    LINKS.c.table_id,
    LINKS.c.seat,
    LINKS.c.person,
    LINKS.c.used,
)


class TokenQueries(Queries):
    """Whatever somebody shows a token for."""

    def add_session(self, session: Session) -> None:
        kept = {
            "token_hash": session.token_hash,
            "person": session.person,
            "made": session.made,
            "used": session.used,
            "expires": session.expires,
        }
        with self.writing() as connection:
            connection.execute(insert(SESSIONS).values(kept))

    def signed_in(self, token_hashes: Iterable[str], now: int) -> dict[str, tuple[Session, Person]]:
        """The sessions of tokens, unless they have expired, and whose they are."""
        wanted = select(SESSIONS, PEOPLE).join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
        wanted = wanted.where(
            SESSIONS.c.token_hash.in_(list(token_hashes)), SESSIONS.c.expires > now
        )
        columns = len(SESSIONS.c)
        with self.reading() as connection:
            found = connection.execute(wanted).all()
        sessions = ((Session(*each[:columns]), Person(*each[columns:])) for each in found)
        return {session.token_hash: (session, person) for session, person in sessions}

    def lasting(self, token_hashes: Iterable[str], now: int) -> set[str]:
        """Those of these sessions that have not ended."""
        wanted = select(SESSIONS.c.token_hash).where(SESSIONS.c.expires > now)
        with self.reading() as connection:
            found = connection.execute(wanted.where(SESSIONS.c.token_hash.in_(list(token_hashes))))
            return set(found.scalars())

    def use_session(self, token_hash: str, now: int, expires: int) -> None:
        """It was used now, and lasts longer for it."""
        change = update(SESSIONS).where(SESSIONS.c.token_hash == token_hash)
        with self.writing() as connection:
            connection.execute(change.values(used=now, expires=expires))

    def drop_session(self, token_hash: str) -> None:
        ending = delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash)
        with self.writing() as connection:
            whose = connection.execute(ending.returning(SESSIONS.c.person)).scalars()
            self.announce(connection, [News(person, Word.PERSON) for person in whose])

    def drop_sessions(self, person: str) -> int:
        """All of a person's, and the links to new ones; how many sessions there were."""
        links = delete(LINKS).where(LINKS.c.person == person)
        with self.writing() as connection:
            connection.execute(links)
            self.announce(connection, [News(person, Word.PERSON)])
            return connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person)).rowcount

    def add_link(self, link: Link) -> None:
        with self.writing() as connection:
            connection.execute(insert(LINKS).values(_kept(link)))

    def replace_link(self, link: Link) -> None:
        """A link to a seat, in place of all others to it: of several at once, one is good."""
        older = delete(LINKS).where(LINKS.c.table_id == link.table, LINKS.c.seat == link.seat)
        one_by_one = select(TABLES.c.id).where(TABLES.c.id == link.table).with_for_update()
        with self.writing() as connection:
            connection.execute(one_by_one)
            connection.execute(older)
            connection.execute(insert(LINKS).values(_kept(link)))

    def link(self, token_hash: str) -> Link | None:
        """A link as it is, used or not."""
        with self.reading() as connection:
            found = connection.execute(select(*_LINK).where(LINKS.c.token_hash == token_hash))
            return _link_of(found.first())

    def unused_link(self, token_hash: str, now: int) -> Link | None:
        """A link that can be used; it stays so."""
        with self.reading() as connection:
            found = connection.execute(select(*_LINK).where(*_unused(token_hash, now)))
            return _link_of(found.first())

    def redeem(self, token_hash: str, now: int) -> Link | None:
        """Uses a link up; of several who try at once, one gets it."""
        change = update(LINKS).where(*_unused(token_hash, now)).values(used=now).returning(*_LINK)
        with self.writing() as connection:
            return _link_of(connection.execute(change).first())

    def restore_link(self, token_hash: str) -> None:
        """It was used, but led nowhere: it may be used again."""
        change = update(LINKS).where(LINKS.c.token_hash == token_hash).values(used=0)
        with self.writing() as connection:
            connection.execute(change)

    def drop_expired(self, now: int) -> int:
        """Sessions and links whose time is over; how many there were."""
        with self.writing() as connection:
            return sum(
                connection.execute(delete(tokens).where(tokens.c.expires <= now)).rowcount
                for tokens in (SESSIONS, LINKS)
            )


def _kept(link: Link) -> dict[str, Any]:
    return {
        "token_hash": link.token_hash,
        "kind": link.kind.value,
        "table_id": link.table or None,
        "seat": link.seat,
        "person": link.person or None,
        "made": link.made,
        "expires": link.expires,
        "used": link.used,
    }


def _unused(token_hash: str, now: int) -> tuple[ColumnElement[bool], ...]:
    return LINKS.c.token_hash == token_hash, LINKS.c.used == 0, LINKS.c.expires > now


def _link_of(found: Sequence[Any] | None) -> Link | None:
    if found is None:
        return None
    token_hash, kind, made, expires, table, seat, person, used = found
    return Link(token_hash, LinkKind(kind), made, expires, table or "", seat, person or "", used)
