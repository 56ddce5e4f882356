"""Tables: made, listed, started, closed."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from fastapi import APIRouter

from barrowgate.core.errors import OptionError
from barrowgate.server.bots.levels import must_be_listed
from barrowgate.server.live.hub import game_of
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.people import Person
from barrowgate.server.tables import reading, seats, setup
from barrowgate.server.tables.header import Clock, Header
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import Row, Summary
from barrowgate.server.tables.seats import FREE, Seat
from barrowgate.server.tables.table import Table, make_table
from barrowgate.server.web import schemas
from barrowgate.server.web.callers import Asking, Caller
from barrowgate.server.web.guards.limits import Limited
from barrowgate.server.web.shapes import Shape

router = APIRouter(prefix="/api/tables", tags=["tables"])
MOST_LISTED = 100
MOST_PAGES = 10  # of tables that are looked through for so many


async def add_table(asking: Caller, header: Header, sitting: Mapping[int, Seat]) -> Table:
    """A new table with those who sit down at once."""
    table = make_table(header, game_of)
    if any(seat >= len(table.seats) for seat in sitting):
        raise Refused(Reason.NO_SUCH_SEAT, f"seats are 0 to {len(table.seats) - 1}")
    rows = setup.first_rows(header, sitting)
    table.fold(rows)
    store = asking.services.store
    await asking.services.ask(store.add_table, header, rows, table.summary(), table.people)
    return table


def _sitting(body: schemas.TableBody, person: Person) -> dict[int, Seat]:
    """The bots that are wished for, and the host."""
    for level in body.bots.values():
        must_be_bot(level)
    sitting = {seat: seats.bot(level) for seat, level in body.bots.items()}
    if body.my_seat in sitting:
        raise Refused(Reason.NO_SUCH_SEAT, "a bot has your seat; choose another for one of you")
    if body.my_seat >= 0:
        sitting[body.my_seat] = seats.person(person.id, person.name)
    return sitting


def must_be_bot(level: str) -> None:
    """Refuse names that the server does not list."""
    try:
        must_be_listed(level)
    except OptionError as error:
        raise Refused(Reason.NO_SUCH_BOT, str(error)) from None


def answer(table: Table, person: str) -> dict[str, Any]:
    return {
        "table": reading.facts(table),
        "number": table.number,
        "my_seats": table.seats_of(person),
        "is_host": table.is_host(person),
    }


@router.post("", response_model=schemas.TableAnswer, status_code=201)
async def make(body: schemas.TableBody, asking: Asking) -> dict[str, Any]:
    """A new table; the caller is its host."""
    person = asking.known()
    asking.limit(Limited.CREATE)
    hub = asking.services.hub
    wished = body.model_dump(exclude={"bots", "my_seat", "start", "clock"})
    clock = Clock(**body.clock.model_dump()) if body.clock else None
    wish = setup.Wish(**wished, clock=clock)
    # A long record takes a while to read and check: nobody else waits for that.
    header = await asyncio.to_thread(setup.new_table, wish, person.id, hub.now())
    table = await add_table(asking, header, _sitting(body, person))
    if body.start and not table.summary().free:
        await hub.propose(header.table, lambda each: each.start(person.id, hub.now()))
    return await look(header.table, asking)


@router.get("", response_model=schemas.TableList)
async def listed(asking: Asking) -> dict[str, Any]:
    """Public tables that may be joined or watched."""
    asking.limit(Limited.READ)
    return await _lines(asking, await _open_to_all(asking))


async def _open_to_all(asking: Caller) -> list[Summary]:
    """Where nobody can sit down any more, and nobody look on, there is nothing to show."""
    services, shown = asking.services, dict[str, Summary]()  # pages are of different moments
    for page in range(MOST_PAGES):
        found = await services.ask(services.store.listed, MOST_LISTED, page * MOST_LISTED)
        shapes = await services.shapes.of(summary.table for summary in found)
        shown |= {
            summary.table: summary
            for summary in found
            if (shape := shapes.get(summary.table)) and (summary.free or shape.spectators)
        }
        if len(found) < MOST_LISTED or len(shown) >= MOST_LISTED:
            break
    return [*shown.values()][:MOST_LISTED]


@router.get("/mine", response_model=schemas.TableList)
async def mine(asking: Asking) -> dict[str, Any]:
    """Tables that I sit at or made; those that wait for me first, then the newest."""
    person, services = asking.known(), asking.services
    asking.limit(Limited.READ)
    waiting = await services.ask(services.store.waiting, person.id, MOST_LISTED)
    found = await services.ask(services.store.of_person, person.id, MOST_LISTED)
    first = {summary.table for summary in waiting}  # both lists are of different moments
    others = [summary for summary in found if summary.table not in first]
    mine = [*waiting, *others][:MOST_LISTED]
    awaited = {each.table: set(each.waits_for) - {person.id} for each in mine}
    tables = [table for table, people in awaited.items() if people]
    people = set().union(*awaited.values())
    names = await services.ask(services.store.names_at, tables, people) if tables else {}
    return await _lines(asking, mine, names)


async def _lines(
    asking: Caller, found: list[Summary], names: Mapping[tuple[str, str], str] | None = None
) -> dict[str, Any]:
    """Whom they wait for is told by name where names are given."""
    shapes = await asking.services.shapes.of(summary.table for summary in found)
    return {
        "tables": [
            _line(shapes[summary.table], summary, asking.id, names or {})
            for summary in found
            if summary.table in shapes
        ]
    }


def _line(
    shape: Shape, summary: Summary, person: str, names: Mapping[tuple[str, str], str]
) -> dict[str, Any]:
    awaited = [(summary.table, each) for each in summary.waits_for if each != person]
    return {
        "table": summary.table,
        "name": shape.name,
        "game": shape.game,
        "state": str(summary.state),
        "seats": shape.seats,
        "free": summary.free,
        "public": shape.public,
        "my_turn": person in summary.waits_for,
        "waits_for": [names[each] for each in awaited if names.get(each)],
        "changed": summary.at,
    }


@router.get("/{table}", response_model=schemas.TableAnswer)
async def look(table: schemas.TableId, asking: Asking) -> dict[str, Any]:
    """A table's facts, and which of its seats are mine."""
    asking.limit(Limited.READ)
    async with asking.services.hub.locked(table) as live:
        return answer(live.table, asking.id)


@router.get("/{table}/components", response_model=schemas.Components)
async def components(table: schemas.TableId, asking: Asking) -> dict[str, Any]:
    """What the table's own components make another, value by value."""
    asking.limit(Limited.READ)
    async with asking.services.hub.locked(table) as live:
        return reading.components(live.table)


@router.delete("/{table}", status_code=204)
async def delete(table: schemas.TableId, asking: Asking) -> None:
    """The host deletes the table with everything that was played at it."""
    person = asking.known().id
    asking.limit(Limited.ACT)
    async with asking.services.hub.locked(table) as live:
        if not live.table.is_host(person):
            raise Refused(Reason.HOST_ONLY, "only the host of the table may delete it")
        await asking.services.ask(asking.services.store.delete_table, table)
        asking.services.hub.drop_locked(table)


# --- What the host does -----------------------------------------------------------------------


@router.post("/{table}/start", response_model=schemas.Done)
async def start(table: schemas.TableId, body: schemas.SeatBody, asking: Asking) -> Row:
    """Begin, when no seat is free."""
    return await asking.propose(
        table, Limited.ACT, lambda each, me, now: each.start(me, now, body.request)
    )


@router.post("/{table}/pause", response_model=schemas.Done)
async def pause(table: schemas.TableId, body: schemas.SeatBody, asking: Asking) -> Row:
    """The host stops the game for a while; clocks stop, too."""
    return await asking.propose(
        table, Limited.ACT, lambda each, me, now: each.pause(me, now, body.request)
    )


@router.post("/{table}/resume", response_model=schemas.Done)
async def resume(table: schemas.TableId, body: schemas.SeatBody, asking: Asking) -> Row:
    """It goes on."""
    return await asking.propose(
        table, Limited.ACT, lambda each, me, now: each.resume(me, now, body.request)
    )


@router.post("/{table}/close", response_model=schemas.Done)
async def close(table: schemas.TableId, body: schemas.SeatBody, asking: Asking) -> Row:
    """The host ends it for good; nothing can be played any more."""
    return await asking.propose(
        table, Limited.ACT, lambda each, me, now: each.close(me, now, body.request)
    )


@router.post("/{table}/rematch", response_model=schemas.RematchAnswer)
async def rematch(table: schemas.TableId, asking: Asking) -> dict[str, str]:
    """The same game with another deal; everybody sits where they sat, and is told where it is."""
    person, hub = asking.known(), asking.services.hub
    asking.limit(Limited.CREATE)
    async with hub.locked(table) as live:
        # Refuses those who may not, before anything is made.
        found = live.table.play_again(person.id, "", hub.now())
        if found.text:
            return {"table": found.text}
        header = setup.next_table(live.table.header, person.id, hub.now())
        sitting = {seat: each for seat, each in enumerate(live.table.seats) if each != FREE}
    await add_table(asking, header, sitting)
    try:
        row = await hub.propose(
            table, lambda each: each.play_again(person.id, header.table, hub.now())
        )
    except Exception:
        with suppress(StorageError):  # then it stays, and is forgotten some day
            await _take_back(asking, table, header.table)
        raise
    if row.text != header.table:  # somebody else was faster: one rematch for all
        await asking.services.ask(asking.services.store.delete_table, header.table)
    return {"table": row.text}


async def _take_back(asking: Caller, table: str, made: str) -> None:
    """Delete a rematch that its table does not lead to; a row may be kept whose answer was lost."""
    with suppress(Refused):  # there is no such table any more
        async with asking.services.hub.locked(table) as live:
            if live.table.rematch == made:
                return
    await asking.services.ask(asking.services.store.delete_table, made)
