"""Every error leaves as `application/problem+json` (RFC 9457), and none tells of the inside.

`type` is a key that faces have words for; `title` and `detail` are for whoever writes a program.
"""

import contextlib
import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from barrowgate.core.errors import BarrowgateError, quoted
from barrowgate.server.storage.errors import StorageError, TableGone
from barrowgate.server.tables.refusals import Reason, Refused

MEDIA_TYPE = "application/problem+json"
MOST_ERRORS = 10  # of a body that is wrong in many places
POLICY_VIOLATION = 1008  # WebSocket: close codes
SERVER_ERROR = 1011
CLIENT_GONE = 499  # in the log and in metrics alone, as nginx writes it
COACH_RESTS = 10  # seconds until a coach who failed is asked again

log = logging.getLogger("barrowgate.web")


@dataclass(frozen=True)
class Answer:
    """What all problems of one type have in common."""

    status: HTTPStatus
    title: str


REFUSALS: dict[Reason, Answer] = {
    Reason.STALE: Answer(HTTPStatus.CONFLICT, "The decision has changed"),
    Reason.NOT_YOUR_TURN: Answer(HTTPStatus.CONFLICT, "The seat has nothing to decide"),
    Reason.OUT_OF_TIME: Answer(HTTPStatus.CONFLICT, "The seat's time has run out"),
    Reason.NOT_YOUR_SEAT: Answer(HTTPStatus.FORBIDDEN, "The seat is somebody else's"),
    Reason.NOT_ALLOWED: Answer(HTTPStatus.UNPROCESSABLE_ENTITY, "The rules do not allow it"),
    Reason.NOT_AN_ACTION: Answer(HTTPStatus.UNPROCESSABLE_ENTITY, "There is no such action"),
    Reason.REQUEST_USED: Answer(HTTPStatus.CONFLICT, "The request's id was used before"),
    Reason.NO_UNDO: Answer(HTTPStatus.CONFLICT, "Nothing can be taken back"),
    Reason.HOST_ONLY: Answer(HTTPStatus.FORBIDDEN, "Only the host may do this"),
    Reason.SEAT_TAKEN: Answer(HTTPStatus.CONFLICT, "The seat is taken"),
    Reason.NO_SUCH_SEAT: Answer(HTTPStatus.NOT_FOUND, "There is no such seat"),
    Reason.NO_SUCH_TABLE: Answer(HTTPStatus.NOT_FOUND, "There is no such table"),
    Reason.NO_SUCH_BOT: Answer(HTTPStatus.UNPROCESSABLE_ENTITY, "There is no such bot"),
    Reason.SEATS_FREE: Answer(HTTPStatus.CONFLICT, "Seats are still free"),
    Reason.ALREADY_STARTED: Answer(HTTPStatus.CONFLICT, "The game has begun"),
    Reason.OTHER_HAND: Answer(HTTPStatus.CONFLICT, "Another hand was seen"),
    Reason.NOT_STARTED: Answer(HTTPStatus.CONFLICT, "The game has not begun"),
    Reason.NOT_RUNNING: Answer(HTTPStatus.CONFLICT, "The game is not running"),
    Reason.NOT_OVER: Answer(HTTPStatus.CONFLICT, "The game is not over"),
    Reason.CLOSED: Answer(HTTPStatus.GONE, "The table is closed"),
    Reason.LOG_FULL: Answer(HTTPStatus.CONFLICT, "The table has no room left"),
    Reason.NO_SPECTATORS: Answer(HTTPStatus.FORBIDDEN, "The table has no spectators"),
    Reason.NO_TALK: Answer(HTTPStatus.FORBIDDEN, "The table has no talk"),
    Reason.MUTED: Answer(HTTPStatus.FORBIDDEN, "The host has muted this person"),
    Reason.NO_HINTS: Answer(HTTPStatus.FORBIDDEN, "The table has no hints"),
    Reason.INVITATION_ONLY: Answer(HTTPStatus.FORBIDDEN, "The table is by invitation alone"),
    Reason.BAD_LINK: Answer(HTTPStatus.GONE, "The link is used, replaced or wrong"),
    Reason.BAD_SETUP: Answer(HTTPStatus.UNPROCESSABLE_ENTITY, "There is no such game to set up"),
    Reason.BAD_RECORD: Answer(HTTPStatus.UNPROCESSABLE_ENTITY, "The record cannot be replayed"),
    Reason.TOO_LONG: Answer(HTTPStatus.UNPROCESSABLE_ENTITY, "The text is too long"),
    Reason.EMPTY: Answer(HTTPStatus.UNPROCESSABLE_ENTITY, "The text is empty"),
}


@dataclass(frozen=True)
class Problem:
    """One error as it is sent."""

    type: str
    title: str
    status: int
    detail: str = ""
    why: Mapping[str, object] | None = None
    more: Mapping[str, object] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    def body(self) -> bytes:
        told: dict[str, object] = {"type": self.type, "title": self.title, "status": self.status}
        if self.detail:
            told["detail"] = self.detail
        if self.why is not None:
            told["why"] = self.why
        return json.dumps(told | dict(self.more)).encode()


class ProblemError(BarrowgateError, HTTPException):
    """Raised where a request ends. FastAPI lets errors of HTTP pass while it reads a body."""

    def __init__(self, problem: Problem) -> None:
        HTTPException.__init__(self, problem.status, problem.detail)
        self.problem = problem

    def __str__(self) -> str:
        return self.problem.detail


class Busy(ProblemError):
    """So many ask for the same that one more would only wait."""

    def __init__(self, detail: str, retry_after: int) -> None:
        status = HTTPStatus.SERVICE_UNAVAILABLE.value
        headers = {"Retry-After": str(retry_after)}
        super().__init__(Problem("busy", "The server is busy", status, detail, headers=headers))


class NoCoach(ProblemError):
    """What went wrong is for the log: it may name files of the server."""

    def __init__(self, table: str, why: Exception) -> None:
        log.warning("table %s: the coach did not answer: %s", table, why)
        detail = "The coach could not finish; the same may be asked again in a moment."
        status = HTTPStatus.SERVICE_UNAVAILABLE.value
        headers = {"Retry-After": str(COACH_RESTS)}
        super().__init__(Problem("no-coach", "The coach is away", status, detail, headers=headers))


def of_refusal(refused: Refused) -> Problem:
    kind = REFUSALS[refused.reason]
    return Problem(refused.reason.value, kind.title, kind.status.value, refused.detail, refused.why)


def of_status(status: int, detail: str = "", headers: Mapping[str, str] | None = None) -> Problem:
    """An error of HTTP itself: no such path, no such method."""
    try:
        title = HTTPStatus(status).phrase
    except ValueError:
        title = "Error"
    key = title.lower().replace(" ", "-").replace("'", "")
    return Problem(key, title, status, detail if detail != title else "", headers=headers or {})


def of_http_error(error: HTTPException) -> Problem:
    if isinstance(error, ProblemError):
        return error.problem
    return of_status(error.status_code, str(error.detail), error.headers)


def of_validation(error: RequestValidationError) -> Problem:
    """Where the request is not as described, and why; what was sent is not repeated."""
    wrong = [
        {"where": ".".join(quoted(str(part)) for part in each["loc"]), "problem": each["msg"]}
        for each in error.errors()[:MOST_ERRORS]
    ]
    return Problem(
        "bad-request",
        "The request is not as described",
        HTTPStatus.UNPROCESSABLE_ENTITY.value,
        "; ".join(f"{each['where']}: {each['problem']}" for each in wrong),
        more={"errors": wrong},
    )


def of_storage(error: StorageError) -> Problem:
    """The database is away, and may be back soon; only the log is told where it is."""
    if isinstance(error, TableGone):
        return of_refusal(Refused(Reason.NO_SUCH_TABLE, str(error)))
    log.warning("storage: %s", error)
    return Problem(
        "storage",
        "The database does not answer",
        HTTPStatus.SERVICE_UNAVAILABLE.value,
        "Try again: the same request id is never done twice.",
        headers={"Retry-After": "1"},
    )


def of_fault(number: str) -> Problem:
    return Problem(
        "fault",
        "The server has made a mistake",
        HTTPStatus.INTERNAL_SERVER_ERROR.value,
        f"It is in the server's log under the number {number}.",
        more={"number": number},
    )


def response(problem: Problem) -> Response:
    return Response(problem.body(), problem.status, problem.headers, MEDIA_TYPE)


def handle(app: FastAPI, refused: Callable[[Reason], None] = lambda _: None) -> None:
    """Let every error that the app's routes raise leave as a problem; ``refused`` counts."""

    async def answer(connection: Request | WebSocket, error: Exception) -> Response:
        if isinstance(error, Refused):
            refused(error.reason)
        told: Response = await _handle(connection, error)
        return told

    for kind in (Refused, HTTPException, RequestValidationError):
        app.add_exception_handler(kind, answer)


async def _handle(connection: Request | WebSocket, error: Exception) -> Any:
    """An answer for Starlette to send; None of a socket, which is refused here."""
    answer = response(_of_error(error))
    if isinstance(connection, Request):
        return answer
    await _deny(connection, answer)
    return None


def _of_error(error: Exception) -> Problem:
    if isinstance(error, Refused):
        return of_refusal(error)
    if isinstance(error, RequestValidationError):
        return of_validation(error)
    if isinstance(error, StorageError):
        return of_storage(error)
    assert isinstance(error, HTTPException)
    return of_http_error(error)


async def _deny(socket: WebSocket, answer: Response) -> None:
    """Refuse the handshake, or close the socket if it was accepted."""
    waiting = socket.application_state == WebSocketState.CONNECTING
    if waiting and "websocket.http.response" in socket.scope.get("extensions", {}):
        state_of(socket.scope)["status"] = answer.status_code
        await socket.send_denial_response(answer)
    elif socket.application_state != WebSocketState.DISCONNECTED:
        await socket.close(POLICY_VIOLATION)


async def send_problem(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    """Answer a request, or a handshake that is not accepted, with a problem."""
    if scope["type"] == "http":
        await response(problem)(scope, receive, send)
        return
    state_of(scope)["status"] = problem.status
    if "websocket.http.response" in scope.get("extensions", {}):
        headers = response(problem).raw_headers
        start = {"status": problem.status, "headers": headers}
        await send({"type": "websocket.http.response.start", **start})
        await send({"type": "websocket.http.response.body", "body": problem.body()})
    else:
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})


def state_of(scope: Scope) -> dict[str, Any]:
    """What guards note of a request for one another."""
    state: dict[str, Any] = scope.setdefault("state", {})
    return state


class Faults:
    """The innermost guard: what nobody expected is logged under a number, which is all one is told.

    It must stand inside Starlette's own handler of errors, so it is one of the app's middlewares.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except ClientDisconnect:  # gone before it had said all: there is nobody to answer
            state_of(scope)["status"] = CLIENT_GONE
        except (ProblemError, StorageError) as error:
            if not begun:
                await send_problem(scope, receive, send, _of_error(error))
        except Exception as error:
            number = logged(scope, error)
            if begun:
                raise Cut(number) from None  # the connection is cut: half an answer is none
            await send_problem(scope, receive, send, of_fault(number))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except (WebSocketDisconnect, ClientDisconnected):  # gone, perhaps before it was answered
            return
        except (ProblemError, StorageError) as error:
            await _close(scope, receive, send, _of_error(error))
        except Exception as error:
            number = logged(scope, error)
            await _close(scope, receive, send, of_fault(number))


class Cut(Exception):
    """An answer that broke off; the fault itself is in the log under its number."""


def logged(scope: Scope, error: BaseException) -> str:
    """The number under which a fault is in the log."""
    number = str(state_of(scope).get("request", "-"))
    log.error("fault", exc_info=error, extra={"fields": {"request": number}})
    return number


async def _close(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    """Refuse the handshake, or close the socket if it was accepted."""
    try:
        await send_problem(scope, receive, send, problem)
    except RuntimeError:  # accepted already
        with contextlib.suppress(RuntimeError, OSError):  # closed, or the client has gone
            await send({"type": "websocket.close", "code": SERVER_ERROR})
