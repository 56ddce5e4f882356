"""All guards together, behind a real uvicorn on loopback."""

import contextlib
import io
import json
import socket
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
import uvicorn
from fastapi import FastAPI, Request, WebSocket
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from barrowgate.server.settings import Settings
from barrowgate.server.web import cookies, logs, problems
from barrowgate.server.web.guarding import guards, uvicorn_options
from barrowgate.server.web.guards.bodies import Allowance
from barrowgate.server.web.guards.heads import BoundedHeads
from barrowgate.server.web.metrics import Metrics, routes
from tests.server.web.listening import kept_loggers

SETTINGS = Settings(port=0)
LARGER = {"/api/records": Allowance(size=100_000, seconds=0.3)}
PATIENCE = 0.8


class Impatient(BoundedHeads):
    patience = PATIENCE


def app() -> FastAPI:
    metrics = Metrics()
    made = FastAPI(
        routes=routes(metrics, SETTINGS.metrics), middleware=guards(SETTINGS, metrics, LARGER)
    )
    problems.handle(made)

    @made.post("/api/{path:path}")
    async def length(request: Request) -> int:
        return len(await request.body())

    @made.get("/fault")
    def fault() -> None:
        raise ZeroDivisionError("/secret/path")

    @made.websocket("/live/{token}")
    async def live(websocket: WebSocket, token: str) -> None:
        await websocket.accept()
        await websocket.send_text(await websocket.receive_text())
        if token == "fault":
            raise ZeroDivisionError("/secret/path")
        await websocket.receive_text()

    return made


class Served:
    """A server that runs, its port and what it has logged."""

    def __init__(self, port: int, log: io.StringIO) -> None:
        self.port = port
        self.log = log
        self.url = f"http://127.0.0.1:{port}"

    def lines_of(self, number: str) -> list[str]:
        """What is logged of a request; its own line comes just after the answer."""
        deadline = time.monotonic() + 5
        while True:
            lines = [json.loads(line) for line in self.log.getvalue().splitlines()]
            found = [line["message"] for line in lines if line.get("request") == number]
            if "request" in found or time.monotonic() > deadline:
                return found
            time.sleep(0.01)

    @contextlib.contextmanager
    def raw(self) -> Iterator[socket.socket]:
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as plain:
            yield plain

    def answer_to(self, *parts: bytes) -> bytes:
        """Everything that comes back until the server ends the connection."""
        with self.raw() as plain:
            for part in parts:
                plain.sendall(part)
            return b"".join(iter(lambda: received(plain), b""))


def received(plain: socket.socket) -> bytes:
    try:
        return plain.recv(65536)
    except ConnectionResetError:
        return b""


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with kept_loggers() as log, socket.create_server(("127.0.0.1", 0)) as listening:
        logs.set_up("json", log)
        options = uvicorn_options(SETTINGS) | {"http": Impatient}
        server = uvicorn.Server(uvicorn.Config(app(), **options))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        last = time.monotonic() + 60
        while not server.started:
            assert thread.is_alive()
            assert time.monotonic() < last
            time.sleep(0.01)
        yield Served(listening.getsockname()[1], log)
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def head(path: str = "/api/talk", **headers: str) -> bytes:
    said = {"Host": "localhost"} | {key.replace("_", "-"): text for key, text in headers.items()}
    lines = [f"POST {path} HTTP/1.1", *(f"{key}: {text}" for key, text in said.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def test_a_body_arrives(served: Served) -> None:
    assert httpx.post(f"{served.url}/api/talk", content=b"x" * 16_384).json() == 16_384


def test_a_large_body_is_refused_before_it_is_sent(served: Served) -> None:
    answer = served.answer_to(head(Content_Length="1000000"))
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"application/problem+json" in answer
    assert b"body-too-large" in answer


def test_a_large_body_in_chunks_is_refused_while_it_comes(served: Served) -> None:
    chunk = b"2000\r\n" + b"x" * 0x2000 + b"\r\n"
    answer = served.answer_to(head(Transfer_Encoding="chunked"), chunk, chunk, chunk)
    assert answer.startswith(b"HTTP/1.1 413 ")


def test_a_slow_body_is_given_up_and_the_connection_with_it(served: Served) -> None:
    begin = time.monotonic()
    answer = served.answer_to(head("/api/records", Content_Length="10"), b"slow")
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"body-too-slow" in answer
    assert time.monotonic() - begin < 8


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: loc"])
def test_a_head_that_does_not_come_is_not_waited_for(served: Served, sent: bytes) -> None:
    begin = time.monotonic()
    assert served.answer_to(sent) == b""
    assert PATIENCE / 2 < time.monotonic() - begin < 8


def test_nor_is_that_of_a_second_request(served: Served) -> None:
    begin = time.monotonic()
    answer = served.answer_to(head(Content_Length="1") + b"x", b"GET / HT")
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert time.monotonic() - begin < 8


def test_a_head_without_end_is_cut_off(served: Served) -> None:
    begin = time.monotonic()
    with served.raw() as plain, contextlib.suppress(ConnectionError):
        plain.sendall(b"GET / HTTP/1.1\r\n")
        for number in range(10_000):
            plain.sendall(b"X-%d: %s\r\n" % (number, b"y" * 1000))
        pytest.fail("ten megabytes of headers were taken")
    assert time.monotonic() - begin < 8


def test_answers_carry_the_headers_and_none_of_uvicorn_s(served: Served) -> None:
    for path in ("/nowhere", "/healthz", "/fault", "/api/talk"):
        headers = httpx.get(f"{served.url}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert headers["cache-control"] == "no-store"


def test_a_fault_says_a_number_and_nothing_else(served: Served) -> None:
    answer = httpx.get(f"{served.url}/fault")
    assert answer.json()["number"] == answer.headers["request-id"]
    assert "secret" not in answer.text
    assert served.lines_of(answer.json()["number"]) == ["fault", "request"]
    assert "ASGI application" not in served.log.getvalue()


def test_foreign_names_and_pages_are_refused(served: Served) -> None:
    assert httpx.get(served.url, headers={"Host": "evil.example"}).status_code == 421
    foreign = {"Origin": "http://evil.example"}
    assert httpx.post(f"{served.url}/api/talk", headers=foreign).status_code == 403
    assert httpx.post(f"{served.url}/api/talk", headers={"Origin": served.url}).is_success


def test_nobody_on_this_machine_is_believed_to_be_a_proxy(served: Served) -> None:
    """Uvicorn would, if it were let."""
    assert httpx.get(f"{served.url}/metrics").status_code == 200
    headers = {"X-Forwarded-For": "127.0.0.1"}
    assert httpx.get(f"{served.url}/metrics", headers=headers).status_code == 404
    made_up = {"X-Forwarded-Proto": "https", "Origin": served.url.replace("http", "https")}
    assert httpx.post(f"{served.url}/api/talk", headers=made_up).status_code == 403


def test_a_socket_opens_for_our_pages_and_for_programs(served: Served) -> None:
    url = served.url.replace("http", "ws") + "/live/link-token"
    bearer = {"Authorization": f"Bearer {cookies.new_token()}"}
    for origin, headers in ((Origin(served.url), {}), (None, bearer)):
        with connect(url, origin=origin, additional_headers=headers) as opened:
            opened.send("hello")
            assert opened.recv(5) == "hello"
    for foreign in ("http://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            connect(url, origin=Origin(foreign))
        assert refused.value.response.status_code == 403
        assert b"cross-site" in (refused.value.response.body or b"")
    assert "link-token" not in served.log.getvalue()


def test_a_socket_that_meets_a_fault_is_closed_without_words(served: Served) -> None:
    with connect(served.url.replace("http", "ws") + "/live/fault") as opened:
        opened.send("hello")
        assert opened.recv(5) == "hello"
        with pytest.raises(ConnectionClosedError) as closed:
            opened.recv(5)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "")


def test_a_long_message_ends_its_socket(served: Served) -> None:
    with connect(served.url.replace("http", "ws") + "/live/x") as opened:
        opened.send("x" * 20_000)
        with pytest.raises(ConnectionClosedError) as closed:
            opened.recv(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
