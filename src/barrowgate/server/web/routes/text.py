"""The whole table as text, for somebody who listens to it."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from barrowgate.server.tables import replays
from barrowgate.server.web import schemas
from barrowgate.server.web.callers import Asking
from barrowgate.server.web.routes.play import Reader

router = APIRouter(prefix="/api/tables/{table}", tags=["replays"])
At = Annotated[
    int | None, Query(ge=0, le=10_000, description="After so many actions; without it, now")
]


@router.get("/text", response_model=schemas.TableText)
async def text(
    table: schemas.TableId, asking: Asking, seat: Reader = None, at: At = None
) -> dict[str, Any]:
    """The whole table in headings and lines, as a seat or an onlooker may know it."""
    await asking.wait_to_be_told()
    async with asking.services.hub.locked(table) as live:
        reader = replays.reader_of(live.table, asking.id, seat)
        return replays.text_at(live.table, at, reader)
