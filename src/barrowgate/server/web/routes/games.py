"""What can be played here, and against whom."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Request
from fastapi.responses import PlainTextResponse

from barrowgate.bots import roster
from barrowgate.games import REGISTRY
from barrowgate.server.bots.levels import levels
from barrowgate.server.web import schemas

router = APIRouter(prefix="/api", tags=["games"])
GameName = Annotated[str, Path(max_length=40, pattern=r"^[a-z]+(-[a-z]+)*$")]


@router.get("/games", response_model=schemas.Games)
async def games(request: Request) -> dict[str, Any]:
    """Games with their seats and options (the first value is the default), levels of bots."""
    settings = request.app.state.services.settings
    return {
        "games": [
            {
                "name": entry.name,
                "least_seats": entry.least_seats,
                "most_seats": entry.most_seats,
                "options": {name: [*values] for name, values in entry.options.items()},
                "refused": entry.refused,
            }
            for entry in REGISTRY.values()
            if entry.telling
        ],
        "levels": levels(),
        "usual_level": roster.USUAL,
        "registration": settings.registration,
        "webhooks": settings.webhooks,
    }


@router.get("/games/{name}/rules", response_class=PlainTextResponse)
async def rules(name: GameName) -> PlainTextResponse:
    """The rulebook of a game, in Markdown."""
    entry = REGISTRY.get(name)
    if entry is None or not entry.rulebook:
        raise HTTPException(404, "there is no rulebook of such a game")
    return PlainTextResponse(entry.text("rulebook"))
