"""A socket that the server closes: nobody is obeyed any more, and it is closed once."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from barrowgate.server.live.hub import Hub
from barrowgate.server.live.sockets import CLOSED_SESSION, CLOSED_STOP, CLOSED_TABLE
from barrowgate.server.storage.people import Person
from barrowgate.server.web.callers import Caller
from barrowgate.server.web.guards.limits import Limits
from barrowgate.server.web.live import CLOSED_BAD, Client
from barrowgate.server.web.metrics import Metrics
from tests.server.live.kit import MemoryLog, begin, settle
from tests.server.tables.kit import header, person
from tests.server.web.asking import scope_of

TALK = '{"do": "say", "text": "hm"}'
NONSENSE = "nonsense"
CLOSE = "websocket.close"

ENDINGS: list[tuple[Callable[[Hub], Awaitable[None]], int]] = [
    (lambda hub: sign_out(hub), CLOSED_SESSION),
    (lambda hub: hub.drop("t1"), CLOSED_TABLE),
    (lambda hub: hub.stop(), CLOSED_STOP),
]
each_ending = pytest.mark.parametrize(("end", "code"), ENDINGS, ids=["session", "table", "stop"])


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


async def sign_out(hub: Hub) -> None:
    hub.expel(person(0))


class Line:
    """A reader at a table, without a network; what is sent waits while nobody reads."""

    def __init__(self, hub: Hub) -> None:
        self.sent: list[Message] = []
        self.is_read = asyncio.Event()
        self.is_broken = False
        self.is_failed = False
        self.refused: list[int] = []  # codes that there was no closing with any more
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        services: Any = SimpleNamespace(hub=hub, metrics=Metrics(), limits=Limits(0))
        who = Person(person(0), "Ana", made=0, seen=0)
        sessions: Any = None
        asking = Caller(services, sessions, "127.0.0.1", "a token", has_cookie=True, person=who)
        websocket = WebSocket(scope_of("websocket"), self._said.get, self._send)
        self._said.put_nowait({"type": "websocket.connect"})
        self.running = asyncio.ensure_future(Client(websocket, asking, "t1", 0).run())

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await self.is_read.wait()
            if self.is_failed:
                raise RuntimeError("Unexpected ASGI message 'websocket.send'")
        elif message["type"] == CLOSE and self.is_broken:
            self.refused.append(message["code"])
            raise RuntimeError("Unexpected ASGI message 'websocket.close'")  # as uvicorn has it
        self.sent.append(message)

    async def fail(self) -> None:
        """The client breaks the protocol; uvicorn ends the line, and has not lost it yet."""
        self.is_failed = True
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1002})
        await settle()

    async def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})
        await settle()

    @property
    def closed(self) -> list[tuple[int, str]]:
        closes = [each for each in self.sent if each["type"] == CLOSE]
        return [(each["code"], each["reason"]) for each in closes]


async def reading() -> tuple[MemoryLog, Hub, Line]:
    """Somebody who is sent the whole, and does not read."""
    log = MemoryLog(header("loyang", 2))
    hub = Hub(log)
    await begin(hub, "t1", 2)
    line = Line(hub)
    await settle()
    return log, hub, line


@each_ending
def test_whoever_does_not_read_the_end_is_not_obeyed_any_more(
    end: Callable[[Hub], Awaitable[None]], code: int
) -> None:
    async def play() -> None:
        log, hub, line = await reading()
        await line.say(TALK)
        known = len(log.rows["t1"])
        await end(hub)
        await line.say(TALK)
        assert len(log.rows["t1"]) == known
        line.is_read.set()
        await line.running
        assert line.closed == [(code, "")]

    run(play())


@each_ending
def test_nonsense_while_the_end_waits_closes_no_second_time(
    end: Callable[[Hub], Awaitable[None]], code: int
) -> None:
    async def play() -> None:
        _, hub, line = await reading()
        await end(hub)
        await line.say(NONSENSE)
        line.is_read.set()
        await line.running
        assert line.closed == [(code, "")]

    run(play())


@each_ending
def test_nonsense_after_the_end_is_no_fault(
    end: Callable[[Hub], Awaitable[None]], code: int
) -> None:
    async def play() -> None:
        faults: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        _, hub, line = await reading()
        line.is_read.set()
        await end(hub)
        await line.running
        await line.say(NONSENSE)
        gc.collect()
        await settle()
        assert line.closed == [(code, "")]
        assert faults == []

    run(play())


@each_ending
def test_a_client_that_breaks_the_protocol_while_the_end_waits_is_no_fault(
    end: Callable[[Hub], Awaitable[None]], code: int
) -> None:
    async def play() -> None:
        _, hub, line = await reading()
        line.is_broken = True
        line.is_read.set()
        await end(hub)
        await line.running
        assert line.refused == [code]

    run(play())


@pytest.mark.parametrize("said", ["", TALK], ids=["silent", "amid a word that fails"])
def test_what_waits_for_a_client_that_has_broken_the_protocol_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    async def play() -> None:
        unheard: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
        _, hub, line = await reading()

        async def write(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(hub, "write", write)
        if said:
            await line.say(said)
        await line.fail()
        line.is_read.set()
        (ended,) = await asyncio.gather(line.running, return_exceptions=True)
        assert isinstance(ended, ZeroDivisionError if said else type(None))
        assert line.closed == []
        del ended, line
        gc.collect()
        assert unheard == []

    run(play())


def test_what_goes_wrong_after_the_end_is_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A word is being written down when the socket ends, and that fails."""

    async def play() -> None:
        unheard: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
        _, hub, line = await reading()
        failing = asyncio.Event()

        async def write(*_: object) -> None:
            await failing.wait()
            raise ZeroDivisionError

        monkeypatch.setattr(hub, "write", write)
        line.is_read.set()
        await line.say(TALK)
        await sign_out(hub)
        await line.running
        failing.set()
        await settle()
        gc.collect()
        assert unheard == []

    run(play())
    (told,) = [each for each in caplog.records if each.getMessage() == "fault"]
    assert told.exc_info
    assert told.exc_info[0] is ZeroDivisionError


def test_the_first_reason_counts() -> None:
    """The seat is lost while the closing for a bad message waits."""

    async def play() -> None:
        _, hub, line = await reading()
        await line.say(NONSENSE)
        hub.expel(person(0))
        line.is_read.set()
        await line.running
        assert line.closed == [(CLOSED_BAD, "a message is a JSON object")]

    run(play())
