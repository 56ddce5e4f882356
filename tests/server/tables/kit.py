"""Tables for tests: made, seated, played at random."""

import random
from collections.abc import Mapping

from barrowgate.core.record import Record
from barrowgate.games import entry
from barrowgate.server.tables.header import Clock, Header, new_salt
from barrowgate.server.tables.rows import Row, State
from barrowgate.server.tables.table import Table, make_table

HOST = "host"
AT = 1_000_000


def person(seat: int) -> str:
    return f"person-{seat}"


def header(
    game: str = "loyang",
    seats: int = 2,
    seed: int = 7,
    options: Mapping[str, str] | None = None,
    clock: Clock | None = None,
    **changes: bool,
) -> Header:
    record = Record.of(entry(game).make(seats, options), seed)
    return Header(
        table="t1",
        host=HOST,
        name="a table",
        record=record.write(),
        salt=new_salt(),
        made=AT,
        clock=clock,
        **changes,
    )


def table(made: Header) -> Table:
    return make_table(made, lambda each: each.game())


def seated(made: Header) -> Table:
    """A person on each seat, not yet begun."""
    new = table(made)
    for seat in range(len(new.seats)):
        new.apply(new.sit(person(seat), seat, f"Name {seat}", AT + seat))
    return new


def running(made: Header) -> Table:
    new = seated(made)
    new.apply(new.start(HOST, AT + 100))
    return new


def written(each: Table, action: int) -> str:
    return each.game.catalogue.write(action)


def any_action(each: Table, chance: random.Random, seat: int | None = None, at: int = 0) -> Row:
    """A legal action of some seat, as a row that is not yet applied."""
    actor = chance.choice(each.actors) if seat is None else seat
    action = chance.choice(each.decisions.legal(actor))
    decision = each.decisions.numbers[actor]
    return each.act(person(actor), actor, decision, written(each, action), at or each.at + 1)


def play_on(each: Table, chance: random.Random, actions: int = 10_000) -> None:
    """Random actions, so many or until the end."""
    for _ in range(actions):
        if each.state is not State.RUNNING:
            return
        each.apply(any_action(each, chance))
