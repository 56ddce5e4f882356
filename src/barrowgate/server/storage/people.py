"""Persons and what belongs to them, as plain data."""

import unicodedata
from dataclasses import dataclass
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


def login_key(login: str) -> str:
    """Logins that differ in this alone are not to be told apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())
