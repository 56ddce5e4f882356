"""Persons and what belongs to them, as plain data."""

import unicodedata
from dataclasses import dataclass, field
from enum import StrEnum

from barrowgate.server.tables.rows import NOBODY


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays; a guest is a person without an account."""

    id: str
    name: str
    made: int
    seen: int


@dataclass(frozen=True, slots=True)
class Account:
    """A login that leads to a person."""

    person: str
    login: str
    password_hash: str
    made: int


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is known to be a person's."""

    token_hash: str
    person: str
    made: int
    used: int
    expires: int


class LinkKind(StrEnum):
    """What a link leads to."""

    SEAT = "seat"
    DEVICE = "device"  # one's own sessions on another device


@dataclass(frozen=True, slots=True)
class Link:
    """A random token that can be used once."""

    token_hash: str
    kind: LinkKind
    made: int
    expires: int
    table: str = ""
    seat: int = NOBODY
    person: str = ""
    used: int = 0  # when it was; 0: not yet


@dataclass(frozen=True, slots=True)
class Report:
    """A position that somebody wants looked at: the table after a row, and why."""

    id: int
    table: str
    number: int
    person: str
    text: str
    at: int
    record: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Webhook:
    """An address of a person's own that is told when a table waits for them."""

    person: str
    url: str
    secret: str = field(repr=False)
    made: int
    told: int = 0  # when a call was last taken; 0: never
    lost: int = 0  # calls in a row that were given up


@dataclass(frozen=True, slots=True)
class Wait:
    """A table that waits for somebody with a webhook."""

    person: str
    table: str
    number: int  # of its newest row
    at: int  # when that was
    acted: int  # the number of the person's own newest action; 0: none yet
    webhook_made: int


@dataclass(frozen=True, slots=True)
class Call:
    """What is known of a wait: whether, and when, its person is to be called."""

    person: str
    table: str
    message: str
    number: int
    acted: int
    due: int  # 0: they were told, or it was given up
    tries: int = 0


def login_key(login: str) -> str:
    """Logins that differ in this alone are not to be told apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())
