"""Any table at any action, records, reports."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from barrowgate.server.bots.pool import BotFailed, BotsBusy
from barrowgate.server.tables import replays, reviews
from barrowgate.server.web import schemas
from barrowgate.server.web.callers import Asking
from barrowgate.server.web.guards.limits import Limited
from barrowgate.server.web.problems import Busy, NoCoach
from barrowgate.server.web.routes.play import Reader

router = APIRouter(prefix="/api/tables/{table}", tags=["replays"])
Number = Annotated[int, Path(ge=0, le=10_000)]
MOST_EVENTS = 200


@router.get("/at/{action}", response_model=schemas.Moment)
async def moment(
    table: schemas.TableId, action: Number, asking: Asking, seat: Reader = None
) -> dict[str, Any]:
    """The table after an action: one's own view while it runs, any view when it is over.

    Without a seat it is a link that may be passed on: everybody sees what they may know. While the
    game is played, what is taken back makes room for another action of the same number; from the
    end on the link shows the same for ever.
    """
    await asking.wait_to_be_told()
    async with asking.services.hub.locked(table) as live:
        reader = replays.reader_of(live.table, asking.id, seat)
        return replays.position_at(live.table, action, reader)


@router.get("/events", response_model=schemas.Story)
async def events(
    table: schemas.TableId,
    asking: Asking,
    first: Annotated[int, Query(ge=1)] = 1,
    seat: Reader = None,
) -> dict[str, Any]:
    """What happened from an action on, at most 200 actions at once."""
    await asking.wait_to_be_told()
    async with asking.services.hub.locked(table) as live:
        reader = replays.reader_of(live.table, asking.id, seat)
        return {"events": replays.story(live.table, first, first + MOST_EVENTS - 1, reader)}


@router.get("/record", response_class=PlainTextResponse)
async def record(table: schemas.TableId, asking: Asking) -> Response:
    """The record of a game that is over, as a file."""
    asking.limit(Limited.READ)
    async with asking.services.hub.locked(table) as live:
        replays.must_know(live.table, asking.id, -1)
        text, game = replays.record_of(live.table), live.table.game.name
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table}.bgr"'}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


@router.post("/review", response_model=schemas.Review, response_model_exclude_unset=True)
async def review(table: schemas.TableId, asking: Asking) -> dict[str, Any]:
    """The coach looks at a game that is over: what people lost, turning points, luck.

    Where bots alone sit, as at a record that was handed in, all of them are looked at.
    """
    asking.limit(Limited.REPORT)
    async with asking.services.hub.locked(table) as live:
        each = live.table
        replays.must_know(each, asking.id, -1)
        reviews.must_be_over(each)
        seats, record = reviews.reviewed(each), each.record()
    try:
        found = await asking.services.reviews.of(table, seats, record, asking.id, asking.address)
    except BotsBusy:
        raise Busy(
            "Many games are being reviewed; try again in a minute.", retry_after=60
        ) from None
    except BotFailed as failed:
        raise NoCoach(table, failed) from None
    return reviews.told(each, record, found)


@router.post("/reports", response_model=schemas.ReportAnswer, status_code=201)
async def report(
    table: schemas.TableId, body: schemas.ReportBody, asking: Asking
) -> dict[str, int]:
    """Keep this position for the host of the server, under a number."""
    person = asking.known().id
    asking.limit(Limited.REPORT)
    services = asking.services
    async with services.hub.locked(table) as live:
        replays.must_know(live.table, person, -1)
        row = live.table.number
        record = replays.nameless(live.table.played.record)
    number = await services.ask(
        services.store.add_report, table, row, person, body.text, services.hub.now(), record
    )
    return {"report": number}
