"""The socket of a reader: the whole first, then each change; actions come back the same way.

Messages of the client are JSON objects with ``do``: ``act`` (seat, decision, action, request),
``undo`` (seat, actions, request), ``say`` (text, request), ``whole`` (after a gap). Each is
answered with ``done`` and the number of its row, or ``refused`` and the reason, and carries the
client's ``request``.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Any

import orjson
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from starlette.routing import Match, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from barrowgate.server.live.sockets import CLOSED_GONE, CLOSED_SLOW, Socket, never
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.tables.reading import ONLOOKER
from barrowgate.server.tables.refusals import Refused
from barrowgate.server.tables.rows import Row
from barrowgate.server.tables.table import Table
from barrowgate.server.web import cookies, schemas
from barrowgate.server.web.callers import Caller, caller
from barrowgate.server.web.guards.limits import Limited
from barrowgate.server.web.guards.readers import AT_ONCE
from barrowgate.server.web.problems import ProblemError, logged

PATH = "/api/tables/{table}/live"
LARGEST = 4096  # bytes of a message
LONGEST_REASON = 120  # bytes; the protocol has room for 123
CLOSED_BAD = 1008


class BadMessage(Exception):
    """A message that is not as described."""


class Client:
    """One socket and who is behind it."""

    def __init__(self, websocket: WebSocket, asking: Caller, table: str, reader: int) -> None:
        self.websocket = websocket
        self.asking = asking
        self.table = table
        self.hub = asking.services.hub
        at_once = websocket.scope.get("extensions", {}).get(AT_ONCE, never)
        session = cookies.digest(asking.token) if asking.person else ""
        self.socket = Socket(asking.id, reader, self._send, at_once, session)
        self._reason = ""  # why a message is bad
        self._is_over = False

    async def _send(self, data: bytes) -> None:
        await self.websocket.send({"type": "websocket.send", "text": data.decode()})

    async def run(self) -> None:
        """Until one of both sides ends it.

        What is heard is obeyed by a task of its own. It wakes up for each message, and would pass
        all layers between the network and here; nobody cancels it, so what it began is finished.
        """
        await self.hub.join(self.table, self.socket)
        try:
            await self.websocket.accept(headers=cookies.renewed(self.websocket.scope))
            listening = asyncio.create_task(self._listen())
            listening.add_done_callback(self._stopped)
            await self._write()
            if listening.done():
                listening.result()
        except WebSocketDisconnect:
            pass
        finally:
            self._is_over = True
            self.hub.leave(self.table, self.socket)

    def _stopped(self, listening: "asyncio.Task[None]") -> None:
        """What goes wrong after the end is told to nobody, so the log is told at once.

        It is looked at before the end, too: what the writer has met may keep ``run`` from it.
        """
        self.socket.close(CLOSED_GONE)
        error = None if listening.cancelled() else listening.exception()
        if error is not None and self._is_over:
            logged(self.websocket.scope, error)

    async def _write(self) -> None:
        try:
            code = await self.socket.write()
        except WebSocketDisconnect:  # the client has gone, or was cut off
            code = self.socket.closing
        except RuntimeError:  # it has broken the protocol: nothing can be sent to it any more
            code = CLOSED_GONE
        if code == CLOSED_SLOW:
            self.asking.services.metrics.cut_outboxes.inc()
        if code != CLOSED_GONE and self.websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError):  # the client has broken the protocol meanwhile
                await self.websocket.close(code, self._reason if code == CLOSED_BAD else None)

    async def _listen(self) -> None:
        """Whoever is being sent away is not obeyed any more, however long the closing takes."""
        try:
            while True:
                message = await self.websocket.receive()
                if message["type"] == "websocket.disconnect" or self.socket.closing:
                    return
                await self._obey(message.get("text") or message.get("bytes") or b"")
        except BadMessage as error:
            self._reason = str(error).encode()[:LONGEST_REASON].decode(errors="ignore")
            self.socket.close(CLOSED_BAD)

    async def _obey(self, text: str | bytes) -> None:
        """One message; what is refused changes nothing, and says why."""
        request = None
        try:
            said = _parsed(text)
            request = said.get("request")
            await self._do(said)
        except (Refused, ProblemError, StorageError) as error:
            self.socket.push(orjson.dumps(_refusal(error, request)))
            if isinstance(error, Refused):
                self.asking.services.metrics.refuse(error.reason)

    async def _do(self, said: dict[str, Any]) -> None:
        kind = said.pop("do", None)
        if kind == "whole":
            self.asking.limit(Limited.READ)
            await self._tell_whole()
            return
        if not isinstance(kind, str) or kind not in PROPOSALS:
            raise BadMessage(f"do is one of {', '.join([*PROPOSALS, 'whole'])}")
        limit, schema, proposal = PROPOSALS[kind]
        try:
            body = schema.validate_python(said)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            raise BadMessage(f"{where}: {first['msg']}") from None
        propose = self.asking.proposal(limit, lambda table, *who: proposal(table, body, *who))
        row = await self.hub.write(self.table, propose)
        done = {"type": "done", "request": body.request or None, "number": row.number}
        self.socket.push(orjson.dumps(done))

    async def _tell_whole(self) -> None:
        data = await self.hub.whole(self.table, self.asking.id, self.socket.reader)
        self.socket.push(data)


def _parsed(text: str | bytes) -> dict[str, Any]:
    data = text.encode() if isinstance(text, str) else text
    if len(data) > LARGEST:
        raise BadMessage(f"a message has at most {LARGEST} bytes")
    try:
        said = orjson.loads(data)
    except orjson.JSONDecodeError:
        raise BadMessage("a message is a JSON object") from None
    if not isinstance(said, dict):
        raise BadMessage("a message is a JSON object")
    return said


def _refusal(error: Exception, request: object) -> dict[str, object]:
    told: dict[str, object] = {"type": "refused", "request": request}
    if isinstance(error, Refused):
        return told | {"reason": error.reason, "detail": error.detail, "why": error.why}
    if isinstance(error, ProblemError):
        return told | {"reason": error.problem.type, "detail": error.problem.detail, "why": None}
    return told | {"reason": "storage", "detail": "it could not be written down", "why": None}


def _act(table: Table, body: schemas.ActionBody, person: str, at: int) -> Row:
    return table.act(person, body.seat, body.decision, body.action, at, body.request)


def _undo(table: Table, body: schemas.UndoBody, person: str, at: int) -> Row:
    return table.undo(person, body.seat, body.actions, at, body.request)


def _say(table: Table, body: schemas.TalkBody, person: str, at: int) -> Row:
    return table.say(person, body.text, at, body.request)


PROPOSALS: dict[str, tuple[Limited, TypeAdapter[Any], Callable[..., Row]]] = {
    "act": (Limited.ACT, TypeAdapter(schemas.ActionBody), _act),
    "undo": (Limited.ACT, TypeAdapter(schemas.UndoBody), _undo),
    "say": (Limited.TALK, TypeAdapter(schemas.TalkBody), _say),
}


class Asked(BaseModel):
    """Which table, and as whom."""

    table: schemas.TableId
    seat: Annotated[int, Field(ge=ONLOOKER, le=15)] = ONLOOKER


async def live(websocket: WebSocket) -> None:
    """The table as a seat, or an onlooker, sees it, from now on."""
    try:
        asked = Asked.model_validate({**websocket.query_params, **websocket.path_params})
    except ValidationError as error:
        raise RequestValidationError(error.errors(include_url=False, include_input=False)) from None
    asking = await caller(websocket)
    asking.limit(Limited.JOIN)
    with asking.services.sockets.one_more(asking.id, asking.address):
        await Client(websocket, asking, asked.table, asked.seat).run()


class SocketRoute(WebSocketRoute):
    """Starlette's own: what FastAPI does for a request, it would keep for as long as a socket."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, found = super().matches(scope)
        return match, {**found, "route": self}  # for logs


def route() -> SocketRoute:
    return SocketRoute(PATH, live)
