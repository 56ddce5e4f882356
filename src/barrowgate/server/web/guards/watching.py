"""Each request gets an id, is timed, counted and logged; sockets once, at their end."""

import secrets
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from barrowgate.server.web import logs
from barrowgate.server.web.metrics import Metrics
from barrowgate.server.web.problems import state_of

ID_BYTES = 6
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
SWITCHED = 101  # what a handshake is answered with; its status is noted where it is refused,
REFUSED = 403  # or there was no route


class Watching:
    """Notes the id as `state.request`, for whoever logs more of it, and sends it as a header."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        state = state_of(scope)
        state["request"] = secrets.token_hex(ID_BYTES)
        begin = time.perf_counter()
        try:
            if scope["type"] == "http":
                await self._request(scope, receive, send)
            else:
                with self._metrics.sockets.track_inprogress():
                    await self._app(scope, receive, send)
        finally:
            self._note(scope, state.get("status"), time.perf_counter() - begin)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = state_of(scope)
        state["status"] = 500  # until an answer begins
        name = (b"request-id", state["request"].encode())

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                state["status"] = message["status"]
                message["headers"] = [*message.get("headers", ()), name]
            await send(message)

        await self._app(scope, receive, noting)

    def _note(self, scope: Scope, noted: int | None, seconds: float) -> None:
        status = noted or (SWITCHED if "route" in scope else REFUSED)
        logs.request(scope, state_of(scope)["request"], status, seconds)
        if scope["type"] == "http":
            method = scope["method"] if scope["method"] in METHODS else "other"
            self._metrics.request(logs.route_of(scope), method, status, seconds)
