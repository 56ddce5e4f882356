"""Bodies have a size and a time to arrive in; both are counted while they stream.

What a request says of its own length is taken as a reason to refuse, never as a promise.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from barrowgate.server.web.problems import Problem, ProblemError, send_problem

KIB = 1024
CLOSING = {"Connection": "close"}  # what is still on its way is not waited for


@dataclass(frozen=True)
class Allowance:
    """How large a body may be, in bytes, and how long it may take, in seconds."""

    size: int = 16 * KIB
    seconds: float = 15.0


USUAL = Allowance()
RECORDS = Allowance(size=(1024 + 64) * KIB, seconds=60.0)  # a record of 1 MiB in its wrapping


class Bodies:
    """Refuses bodies that are too large or too slow; ``larger`` has the paths that allow more."""

    def __init__(
        self, app: ASGIApp, larger: Mapping[str, Allowance], usual: Allowance = USUAL
    ) -> None:
        self._app = app
        self._larger = dict(larger)
        self._usual = usual

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        said = said_length(scope) if scope["type"] == "http" else 0
        if said == 0:
            await self._app(scope, receive, send)
            return
        allowance = self._allowance(scope["path"])
        if said is not None and said > allowance.size:
            await send_problem(scope, receive, send, too_large(allowance))
            return
        await self._app(scope, _Counted(receive, allowance), send)

    def _allowance(self, path: str) -> Allowance:
        return self._larger.get(path, self._usual)


def said_length(scope: Scope) -> int | None:
    """The length that a request states; 0 where it has no body, None where it does not say."""
    length: int | None = 0
    for key, value in scope["headers"]:
        if key == b"transfer-encoding":
            return None
        if key == b"content-length":
            length = int(value) if value.isdigit() and len(value) < 20 else None
    return length


class _Counted:
    """`receive` for one request: raises when its body passes the allowance."""

    def __init__(self, receive: Receive, allowance: Allowance) -> None:
        self._receive = receive
        self._allowance = allowance
        self._deadline = asyncio.get_running_loop().time() + allowance.seconds
        self._size = 0
        self._is_whole = False

    async def __call__(self) -> Message:
        if self._is_whole:  # what still comes is that the client has gone
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError:
            raise ProblemError(too_slow(self._allowance)) from None
        self._size += len(message.get("body", b""))
        if self._size > self._allowance.size:
            raise ProblemError(too_large(self._allowance))
        self._is_whole = not message.get("more_body", False)
        return message


def too_large(allowance: Allowance) -> Problem:
    return Problem(
        "body-too-large",
        "The body is too large",
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE.value,
        f"It may have {allowance.size} bytes.",
        headers=CLOSING,
    )


def too_slow(allowance: Allowance) -> Problem:
    return Problem(
        "body-too-slow",
        "The body took too long",
        HTTPStatus.REQUEST_TIMEOUT.value,
        f"It has {allowance.seconds:g} seconds to arrive.",
        headers=CLOSING,
    )
