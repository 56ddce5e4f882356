"""The messages of sockets, described."""

from functools import cache
from typing import Any

from fastapi import APIRouter

from barrowgate.server.web import messages as described

router = APIRouter(prefix="/api", tags=["play"])


@router.get("/messages.json", include_in_schema=False)
async def messages() -> dict[str, Any]:
    """The messages of a table's WebSocket, both ways, as a JSON schema."""
    return _document()


@cache
def _document() -> dict[str, Any]:
    return described.document()
