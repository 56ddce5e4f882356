"""Seats: taken, left, offered by link, handed to a bot; table talk."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from barrowgate.server.storage.people import Link, LinkKind
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import Row
from barrowgate.server.tables.table import Table
from barrowgate.server.web import cookies, schemas
from barrowgate.server.web.callers import Asking
from barrowgate.server.web.guards.limits import Limited
from barrowgate.server.web.routes.people import LINK_HOURS, MINUTE, new_link
from barrowgate.server.web.routes.tables import must_be_bot

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])
Seat = Annotated[int, Path(ge=0, le=15)]


@router.post("/seats/{seat}/take", response_model=schemas.Done)
async def take(table: schemas.TableId, seat: Seat, body: schemas.SeatBody, asking: Asking) -> Row:
    """Sit down on a free seat of a public table; the host may do so anywhere."""
    name = asking.known().name

    def propose(each: Table, me: str, now: int) -> Row:
        if not each.header.public and not each.is_host(me):
            raise Refused(Reason.INVITATION_ONLY, "ask the host for a link to a seat")
        return each.sit(me, seat, name, now, body.request)

    return await asking.propose(table, Limited.JOIN, propose)


@router.post("/seats/{seat}/leave", response_model=schemas.Done)
async def leave(table: schemas.TableId, seat: Seat, body: schemas.SeatBody, asking: Asking) -> Row:
    """Give up one's seat."""
    return await asking.propose(
        table, Limited.ACT, lambda each, me, now: each.leave(me, seat, now, body.request)
    )


@router.post("/seats/{seat}/link", response_model=schemas.LinkAnswer)
async def link(table: schemas.TableId, seat: Seat, asking: Asking) -> dict[str, Any]:
    """The host's link to a seat, used once; older ones of the seat end.

    Whoever uses it takes the seat over: so a person who lost theirs comes back.
    """
    person, services = asking.known().id, asking.services
    asking.limit(Limited.JOIN)
    hub = services.hub
    async with hub.locked(table) as live:
        live.table.must_invite(person, seat)
    token, now = cookies.new_token(), hub.now()
    expires = now + LINK_HOURS * 60 * MINUTE
    made = Link(cookies.digest(token), LinkKind.SEAT, now, expires, table, seat)
    return await new_link(asking, made, token)


@router.post("/seats/{seat}/free", response_model=schemas.Done)
async def free(table: schemas.TableId, seat: Seat, body: schemas.SeatBody, asking: Asking) -> Row:
    """The host takes a seat from whoever has it."""
    return await asking.propose(
        table, Limited.ACT, lambda each, me, now: each.free(me, seat, now, body.request)
    )


@router.post("/seats/{seat}/bot", response_model=schemas.Done)
async def bot(table: schemas.TableId, seat: Seat, body: schemas.BotBody, asking: Asking) -> Row:
    """The host lets a bot play a seat."""
    must_be_bot(body.level)
    return await asking.propose(
        table,
        Limited.ACT,
        lambda each, me, now: each.hand_to_bot(me, seat, body.level, now, body.request),
    )


@router.post("/seats/{seat}/mute", response_model=schemas.Done)
async def mute(table: schemas.TableId, seat: Seat, body: schemas.MuteBody, asking: Asking) -> Row:
    """The host keeps somebody from talking, or lets them again."""
    return await asking.propose(
        table,
        Limited.ACT,
        lambda each, me, now: each.mute(me, seat, now, body.muted, body.request),
    )


@router.post("/talk", response_model=schemas.Done)
async def talk(table: schemas.TableId, body: schemas.TalkBody, asking: Asking) -> Row:
    """Say something at the table."""
    return await asking.propose(
        table, Limited.TALK, lambda each, me, now: each.say(me, body.text, now, body.request)
    )
