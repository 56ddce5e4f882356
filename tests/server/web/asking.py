"""Ways to ask an app of ASGI without a network, and small apps to be asked."""

import asyncio
from collections.abc import Mapping
from typing import Any

import httpx
from starlette.types import ASGIApp, Message, Receive, Scope, Send

Headers = Mapping[str, str]


def ask(
    app: ASGIApp,
    method: str = "GET",
    url: str = "http://localhost:8000/",
    headers: Headers | None = None,
    body: bytes = b"",
    client: str = "127.0.0.1",
) -> httpx.Response:
    """One request, answered."""

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(client, 50000))
        async with httpx.AsyncClient(transport=transport) as asker:
            return await asker.request(method, url, headers=headers, content=body)

    return asyncio.run(asked())


def scope_of(
    kind: str = "http",
    method: str = "POST",
    path: str = "/",
    headers: Headers | None = None,
    client: str = "127.0.0.1",
    scheme: str = "http",
) -> Scope:
    said = {"host": "localhost:8000"} | dict(headers or {})
    return {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": b"",
        "scheme": scheme,
        "client": (client, 50000),
        "headers": [(name.encode(), value.encode()) for name, value in said.items()],
        "extensions": {"websocket.http.response": {}} if kind == "websocket" else {},
    }


async def exchange(app: ASGIApp, scope: Scope, messages: list[Message]) -> list[Message]:
    """What the app sends when it receives these messages and then nothing more."""
    sent: list[Message] = []
    waiting = list(messages)

    async def receive() -> Message:
        if not waiting:
            await asyncio.sleep(60)
        return waiting.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


def handshake(app: ASGIApp, headers: Headers, **options: Any) -> int:
    """The status of the answer to a handshake; closing at once is 403, as servers have it."""
    scope = scope_of("websocket", headers=headers, **options)
    del scope["method"]
    first, *_ = asyncio.run(exchange(app, scope, [{"type": "websocket.connect"}]))
    return 101 if first["type"] == "websocket.accept" else int(first.get("status", 403))


async def accepts_all(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers every request with its own words, and opens every socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"welcome"})
