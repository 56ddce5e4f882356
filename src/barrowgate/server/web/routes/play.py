"""Play: actions, taking back, previews, hints."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import Field

from barrowgate.lab import seeds
from barrowgate.server.bots.pool import BotFailed
from barrowgate.server.tables import replays
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.replays import reader_of
from barrowgate.server.tables.rows import Row, State
from barrowgate.server.web import schemas
from barrowgate.server.web.callers import Asking
from barrowgate.server.web.guards.limits import Limited
from barrowgate.server.web.problems import NoCoach

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
Reader = Annotated[
    int | None,
    Query(ge=-1, le=15, description="A seat; -1 is an onlooker; without it one's own first seat"),
]
SeatQuery = Annotated[int, Query(ge=0, le=15)]
Things = Annotated[
    list[Annotated[str, Field(min_length=1, max_length=60)]],
    Query(min_length=1, max_length=4, description="Objects as choices name them: market-13"),
]
Thing = Annotated[
    str, Query(min_length=1, max_length=60, description="As choices name it, or a symbol: hat")
]
Written = Annotated[str, Query(min_length=1, max_length=100, examples=["play 35 helper"])]
Meant = Annotated[
    Sequence[Annotated[str, Field(min_length=1, max_length=100)]],
    Query(max_length=20, description="Actions that are meant to follow at once"),
]


@router.post("/actions", response_model=schemas.Done)
async def act(table: schemas.TableId, body: schemas.ActionBody, asking: Asking) -> Row:
    """Act, in answer to a decision."""
    return await asking.propose(
        table,
        Limited.ACT,
        lambda each, me, now: each.act(
            me, body.seat, body.decision, body.action, now, body.request
        ),
    )


@router.post("/undo", response_model=schemas.Done)
async def undo(table: schemas.TableId, body: schemas.UndoBody, asking: Asking) -> Row:
    """Take back one's newest action."""
    return await asking.propose(
        table,
        Limited.ACT,
        lambda each, me, now: each.undo(me, body.seat, body.actions, now, body.request),
    )


@router.get("/whole", response_model=schemas.Whole)
async def whole(table: schemas.TableId, asking: Asking, seat: Reader = None) -> Response:
    """Everything that a seat, or an onlooker, may know now."""
    asking.limit(Limited.READ)
    hub = asking.services.hub
    async with hub.locked(table) as live:
        told = live.sender.whole(reader_of(live.table, asking.id, seat))
    return Response(told, 200, None, "application/json")


@router.get("/preview", response_model=schemas.Preview)
async def preview(
    table: schemas.TableId, asking: Asking, seat: SeatQuery, action: Written, then: Meant = ()
) -> dict[str, Any]:
    """What an action would do, as far as the seat can know it; or why it is not possible."""
    asking.limit(Limited.READ)
    async with asking.services.hub.locked(table) as live:
        live.table.must_hold(asking.known().id, seat)
        return replays.preview(live.table, seat, action, seeds.secret(), then)


@router.get("/why", response_model=schemas.Obstacle)
async def why(
    table: schemas.TableId, asking: Asking, seat: SeatQuery, thing: Things
) -> dict[str, Any]:
    """Why nothing can be done with some things on the table now."""
    await asking.wait_to_be_told()
    async with asking.services.hub.locked(table) as live:
        live.table.must_hold(asking.known().id, seat)
        return replays.obstacle(live.table, seat, thing)


@router.get("/explain", response_model=schemas.Explanation)
async def explain(
    table: schemas.TableId, asking: Asking, thing: Thing, seat: Reader = None
) -> dict[str, Any]:
    """What a thing on the table is: its name, what it does, its paragraph of the rules."""
    asking.limit(Limited.READ)
    async with asking.services.hub.locked(table) as live:
        return replays.explained(live.table, reader_of(live.table, asking.id, seat), thing)


@router.get("/actions", response_model=schemas.Kinds)
async def kinds(table: schemas.TableId, asking: Asking, seat: SeatQuery) -> dict[str, Any]:
    """What each kind of action that is possible now is for."""
    asking.limit(Limited.READ)
    async with asking.services.hub.locked(table) as live:
        live.table.must_hold(asking.known().id, seat)
        return replays.kinds(live.table, seat)


@router.post("/hint", response_model=schemas.Hint, response_model_exclude_unset=True)
async def hint(table: schemas.TableId, asking: Asking, seat: SeatQuery) -> dict[str, Any]:
    """The best actions and what they bring; where one person plays, or the table allows it."""
    asking.limit(Limited.HINT)
    async with asking.services.hub.locked(table) as live:
        each = live.table
        each.must_hold(asking.known().id, seat)
        if not (each.header.hints or each.has_one_person):
            raise Refused(Reason.NO_HINTS, "this table has no hints")
        if each.state is not State.RUNNING or not each.decisions.numbers[seat]:
            raise Refused(Reason.NOT_YOUR_TURN, f"seat {seat + 1} has nothing to decide now")
        game, seen = each.game, each.played.position.seen_by(seat)
        host = each.header.host
    try:
        return await asking.services.bots.hint(game, seen, host=host)
    except BotFailed as failed:
        raise NoCoach(table, failed) from None
