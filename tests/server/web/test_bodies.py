"""Bodies that are too large or too slow are refused, whatever they say of themselves."""

import asyncio
from typing import Annotated

import pytest
from fastapi import Body, FastAPI
from starlette.types import Message, Receive, Send

from barrowgate.server.web import problems
from barrowgate.server.web.guards.bodies import Allowance, Bodies
from tests.server.web.asking import ask, exchange, scope_of

SMALL = Allowance(size=100, seconds=30)
LARGE = Allowance(size=1000, seconds=30)
SHORT = Allowance(size=100, seconds=0.05)


def app_with(usual: Allowance = SMALL) -> Bodies:
    app = FastAPI()
    problems.handle(app)

    @app.post("/{path:path}")
    def length(body: Annotated[str, Body()]) -> int:
        return len(body)

    return Bodies(problems.Faults(app), {"/records": LARGE, "/records/short": SMALL}, usual)


def chunk(size: int, more: bool = True) -> Message:
    return {"type": "http.request", "body": b"x" * size, "more_body": more}


def streamed(messages: list[Message], usual: Allowance = SMALL, **headers: str) -> list[Message]:
    said = {"content-type": "application/json"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }
    return asyncio.run(exchange(app_with(usual), scope_of(headers=said), messages))


def text(size: int) -> bytes:
    return b'"' + b"x" * (size - 2) + b'"'


@pytest.mark.parametrize(
    ("path", "size", "status"),
    [
        ("/talk", 100, 200),
        ("/talk", 101, 413),
        ("/records", 1000, 200),
        ("/records/new", 101, 413),
        ("/records", 1001, 413),
        ("/recordsets", 101, 413),
        ("/records/short", 101, 413),
    ],
)
def test_how_large_a_body_may_be(path: str, size: int, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = ask(app_with(), "POST", f"http://localhost{path}", headers, text(size))
    assert answer.status_code == status
    if status == 413:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.headers["connection"] == "close"
        assert answer.json()["type"] == "body-too-large"


def test_a_body_that_says_it_is_too_large_is_not_read() -> None:
    start, *_ = streamed([], content_length="101")
    assert start["status"] == 413


def test_a_body_that_does_not_say_its_length_is_counted_while_it_comes() -> None:
    start, *_ = streamed([chunk(60), chunk(60), chunk(1)], transfer_encoding="chunked")
    assert start["status"] == 413


def test_a_body_that_is_longer_than_it_said_is_counted_too() -> None:
    start, *_ = streamed([chunk(60), chunk(60)], content_length="10")
    assert start["status"] == 413


@pytest.mark.parametrize("length", ["-1", "ten", "9" * 30])
def test_a_length_that_is_no_number_promises_nothing(length: str) -> None:
    start, *_ = streamed([chunk(60), chunk(60)], content_length=length)
    assert start["status"] == 413


def test_a_body_that_does_not_end_in_time_is_given_up() -> None:
    start, *rest = streamed([chunk(10)], SHORT, content_length="20")
    assert start["status"] == 408
    assert b"body-too-slow" in rest[0]["body"]


def test_the_time_is_for_the_whole_body_not_for_each_part() -> None:
    async def dripping() -> list[Message]:
        sent: list[Message] = []

        async def receive() -> Message:
            await asyncio.sleep(0.02)
            return chunk(1)

        async def send(message: Message) -> None:
            sent.append(message)

        headers = {"content-length": "90"}
        await app_with(SHORT)(scope_of(headers=headers), receive, send)
        return sent

    start, *_ = asyncio.run(asyncio.wait_for(dripping(), 5))
    assert start["status"] == 408


def test_a_client_may_take_its_time_once_the_body_is_there() -> None:
    """Waiting for the client to go is no slow body."""

    async def waits_for_the_end() -> str:
        async def app(scope: object, receive: Receive, send: Send) -> None:
            await receive()
            await receive()

        kinds = [chunk(1, more=False), {"type": "http.disconnect"}]

        async def receive() -> Message:
            if len(kinds) == 1:
                await asyncio.sleep(SHORT.seconds * 2)
            return kinds.pop(0)

        async def send(message: Message) -> None: ...

        await Bodies(app, {}, SHORT)(scope_of(headers={"content-length": "1"}), receive, send)
        return "no error"

    assert asyncio.run(waits_for_the_end()) == "no error"
