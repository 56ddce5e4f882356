"""Tables in the middle of their games, with four people each, put into a database beforehand."""

import random
import time
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import insert

from barrowgate.core.record import Record
from barrowgate.games import entry
from barrowgate.server.live.hub import game_of
from barrowgate.server.storage.schema import PEOPLE, SESSIONS
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.header import Header, new_id, new_salt
from barrowgate.server.tables.rows import NOBODY, Row, RowKind
from barrowgate.server.tables.table import Table, make_table
from barrowgate.server.web import cookies

GAME = "la-granja"
SEATS = 4
ACTIONS = 150


@dataclass(frozen=True)
class Guest:
    """Somebody who is signed in."""

    id: str
    name: str
    token: str


@dataclass(frozen=True)
class Prepared:
    """A table's name, and the tokens of those who sit at it."""

    name: str
    tokens: list[str]


def prepare(place: str | Path, tables: int) -> list[Prepared]:
    """So many tables, each of another deal, played on for a while by chance."""
    chance, made = random.Random(1), int(time.time() * 1000)
    found = []
    with Store.open(place) as store:
        for seed in range(1, tables + 1):
            guests = [
                Guest(new_id(), f"guest {seat + 1}", cookies.new_token()) for seat in range(SEATS)
            ]
            _add_people(store, guests, made)
            name = _add_table(store, guests, seed, made, chance)
            found.append(Prepared(name, [guest.token for guest in guests]))
    return found


def _add_people(store: Store, guests: list[Guest], made: int) -> None:
    expires = made + cookies.LIFETIME * 1000
    people = [{"id": each.id, "name": each.name, "made": made, "seen": made} for each in guests]
    sessions = [
        {
            "token_hash": cookies.digest(each.token),
            "person": each.id,
            "made": made,
            "used": made,
            "expires": expires,
        }
        for each in guests
    ]
    with store.writing() as connection:
        connection.execute(insert(PEOPLE), people)
        connection.execute(insert(SESSIONS), sessions)


def _add_table(
    store: Store, guests: list[Guest], seed: int, made: int, chance: random.Random
) -> str:
    record = Record.of(entry(GAME).make(SEATS), seed)
    header = Header(new_id(), guests[0].id, f"table {seed}", record.write(), new_salt(), made=made)
    table = make_table(header, game_of)
    rows: list[Row] = []

    def add(kind: RowKind, seat: int, person: str, text: str = "") -> None:
        rows.append(Row(header.table, len(rows) + 1, made, kind, seat, person, "", text))
        table.apply(rows[-1])

    for seat, guest in enumerate(guests):
        add(RowKind.SIT, seat, guest.id, guest.name)
    add(RowKind.START, NOBODY, guests[0].id)
    for _ in range(ACTIONS):
        seat, text = _some_action(table, chance)
        add(RowKind.ACT, seat, guests[seat].id, text)
    store.add_table(header, rows, table.summary(), table.people)
    return header.table


def _some_action(table: Table, chance: random.Random) -> tuple[int, str]:
    seat = chance.choice(table.actors)
    return seat, table.game.catalogue.write(chance.choice(table.played.position.legal(seat)))
