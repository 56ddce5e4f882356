"""The messages of a socket, both ways, as a JSON schema beside the OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from barrowgate.server.live import sockets
from barrowgate.server.web import schemas

Path = Annotated[
    list[str | int], Field(description="Keys and indices from the top of the document")
]


class Act(schemas.ActionBody):
    """Act, in answer to a decision."""

    do: Literal["act"]


class Undo(schemas.UndoBody):
    """Take back one's newest action."""

    do: Literal["undo"]


class Say(schemas.TalkBody):
    """Say something at the table."""

    do: Literal["say"]


class AskWhole(BaseModel):
    """Ask for everything once more, after a gap; it is answered with ``whole``."""

    do: Literal["whole"]


class Change(BaseModel):
    """What one row changed; ``number`` is one more than that of the message before."""

    type: Literal["change"]
    number: int
    patch: list[tuple[Path, Any]] = Field(
        description="Each value takes the place of what is at its path"
    )
    events: list[schemas.EventFacts]
    said: list[schemas.SaidFacts]


class DoneMessage(BaseModel):
    """It is written down: the number of its row. A repeated request gets the same."""

    type: Literal["done"]
    request: str | None
    number: int


class RefusedMessage(BaseModel):
    """It was not done, and changed nothing."""

    type: Literal["refused"]
    request: Any
    reason: str = Field(description="A key: docs/server-api.md lists them")
    detail: str
    why: schemas.Message | None


FromClient = Annotated[Act | Undo | Say | AskWhole, Field(discriminator="do")]
FromServer = Annotated[
    schemas.Whole | Change | DoneMessage | RefusedMessage, Field(discriminator="type")
]
CLOSE_CODES = {
    sockets.CLOSED_SESSION: "The session has ended: sign in again.",
    sockets.CLOSED_SEAT: "The seat is no longer yours: do not come back without a new link.",
    sockets.CLOSED_TABLE: "The table was deleted: there is nothing to come back to.",
    sockets.CLOSED_SLOW: "You did not keep up: come back, and read faster.",
    sockets.CLOSED_STOP: "The server restarts: come back in a moment.",
    1008: "A message was not as described; the reason says what.",
    1009: "A message was too long.",
    1011: "The server has made a mistake; it is in its log.",
}


def document() -> dict[str, Any]:
    """JSON Schema 2020-12: ``FromClient`` and ``FromServer`` among its definitions."""
    client, server = TypeAdapter(FromClient), TypeAdapter(FromServer)
    found, shared = TypeAdapter.json_schemas(
        [("FromClient", "validation", client), ("FromServer", "validation", server)],
        ref_template="#/$defs/{model}",
    )
    definitions = dict(shared["$defs"])
    for (name, _), schema in found.items():
        definitions[str(name)] = schema
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of /api/tables/{table}/live",
        "$defs": definitions,
        "closeCodes": {str(code): told for code, told in CLOSE_CODES.items()},
    }
