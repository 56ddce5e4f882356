"""Tables, rows and people for the tests of storage, in a line each."""

from typing import Any

from barrowgate.server.storage.people import Account, Link, LinkKind, Person, Session, Webhook
from barrowgate.server.tables.header import Clock, Header
from barrowgate.server.tables.rows import Row, RowKind, State, Summary

NOW = 1_800_000_000_000


def a_header(table: str = "t1", **other: Any) -> Header:
    values: dict[str, Any] = {
        "host": "host",
        "name": "Friday's table",
        "record": "a record\nof several lines",
        "salt": "00ff",
        "clock": Clock(600, 10),
        "made": NOW,
    }
    return Header(table=table, **(values | other))


def a_row(table: str = "t1", number: int = 1, **other: Any) -> Row:
    values: dict[str, Any] = {
        "at": NOW + number,
        "kind": RowKind.ACT,
        "seat": 0,
        "person": "anna",
        "request": f"r{number}",
        "text": "deliver food deli",
    }
    return Row(table=table, number=number, **(values | other))


def a_summary(table: str = "t1", number: int = 0, **other: Any) -> Summary:
    values: dict[str, Any] = {"at": NOW + number, "state": State.RUNNING, "free": 0}
    return Summary(table=table, number=number, **(values | other))


def after(row: Row, **other: Any) -> Summary:
    """The summary of a table whose newest row this is."""
    return a_summary(row.table, row.number)._replace(at=row.at, **other)


def a_person(id: str = "anna", name: str = "Anna") -> Person:
    return Person(id, name, made=NOW, seen=NOW)


def an_account(person: str = "anna", login: str = "Anna") -> Account:
    return Account(person, login, password_hash="a hash", made=NOW)


def a_session(token_hash: str = "s1", person: str = "anna", expires: int = NOW + 1000) -> Session:
    return Session(token_hash, person, made=NOW, used=NOW, expires=expires)


def a_webhook(person: str = "anna", url: str = "https://chat.example/x") -> Webhook:
    return Webhook(person, url, secret="whsec_c2hlZXA=", made=NOW)


def a_seat_link(token_hash: str = "l1", table: str = "t1", seat: int = 2) -> Link:
    return Link(token_hash, LinkKind.SEAT, NOW, NOW + 1000, table=table, seat=seat)
