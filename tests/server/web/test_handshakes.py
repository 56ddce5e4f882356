"""Clients that go before their socket is open leave nothing behind."""

import asyncio
from types import SimpleNamespace

import pytest
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from barrowgate.server.live.hub import Hub
from barrowgate.server.web.live import Client
from barrowgate.server.web.problems import Faults
from tests.server.live.kit import MemoryLog, begin
from tests.server.tables.kit import header, person
from tests.server.web.asking import scope_of


async def says_hello() -> Message:
    return {"type": "websocket.connect"}


async def has_gone(message: Message) -> None:
    """What uvicorn does where the connection broke meanwhile."""
    raise ClientDisconnected


def test_whoever_goes_during_the_handshake_is_not_sent_anything(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def go() -> None:
        hub = Hub(MemoryLog(header("loyang", 2)))
        await begin(hub, "t1", 2)

        async def live(scope: Scope, receive: Receive, send: Send) -> None:
            services = SimpleNamespace(hub=hub)
            asking = SimpleNamespace(id=person(0), person=None, services=services)
            websocket = WebSocket(scope, receive, send)
            await Client(websocket, asking, "t1", 0).run()  # type: ignore[arg-type]

        await Faults(live)(scope_of("websocket", scheme="ws"), says_hello, has_gone)
        assert (await hub.live("t1")).sockets == set()

    asyncio.run(asyncio.wait_for(go(), 30))
    assert "fault" not in caplog.text
