"""Every error leaves as a problem, and none of them tells of the inside."""

import asyncio
import logging
import re

import pytest
from fastapi import FastAPI, HTTPException, Request, WebSocket, WebSocketDisconnect
from pydantic import BaseModel
from starlette.middleware import Middleware
from starlette.responses import StreamingResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from barrowgate.server.storage.errors import StorageError, TableGone
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.web import problems
from barrowgate.server.web.guards.watching import Watching
from barrowgate.server.web.metrics import Metrics
from tests.server.web.asking import ask, exchange, handshake, scope_of

SECRET = "/home/barrow/secret-path"


class Setup(BaseModel):
    seats: int


def app() -> FastAPI:
    made = FastAPI(
        middleware=[Middleware(Watching, metrics=Metrics()), Middleware(problems.Faults)]
    )
    problems.handle(made)

    @made.post("/act")
    def act(setup: Setup) -> None:
        raise Refused(Reason.NOT_ALLOWED, "no olives left", {"key": "no-olives"})

    @made.get("/fault")
    def fault() -> None:
        raise ZeroDivisionError(SECRET)

    @made.get("/broken")
    def broken() -> StreamingResponse:
        def halves() -> object:
            yield b"half"
            raise ZeroDivisionError(SECRET)

        return StreamingResponse(halves())  # type: ignore[arg-type]

    @made.post("/told")
    async def told(request: Request) -> int:
        return len(await request.body())

    @made.get("/away/{what}")
    def away(what: str) -> None:
        raise TableGone(what) if what == "table" else StorageError(SECRET)

    @made.get("/teapot")
    def teapot() -> None:
        raise HTTPException(418, "short and stout", {"X-Handle": "here"})

    @made.websocket("/{what}")
    async def socket(websocket: WebSocket, what: str) -> None:
        if what.startswith("late"):
            await websocket.accept()
        if what.endswith("gone"):
            raise WebSocketDisconnect(1001)
        if what.endswith("refused"):
            raise Refused(Reason.NO_SPECTATORS, "nobody looks on here")
        raise ZeroDivisionError(SECRET)

    return made


def test_every_reason_has_its_status_and_title() -> None:
    assert set(problems.REFUSALS) == set(Reason)
    for kind in problems.REFUSALS.values():
        assert 400 <= kind.status < 500
        assert kind.title


def test_a_refusal_says_what_why_and_what_would_be_right() -> None:
    headers = {"Content-Type": "application/json"}
    answer = ask(app(), "POST", "http://localhost/act", headers, b'{"seats": 2}')
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json() == {
        "type": "not-allowed",
        "title": "The rules do not allow it",
        "status": 422,
        "detail": "no olives left",
        "why": {"key": "no-olives"},
    }


def test_a_stale_decision_is_a_conflict() -> None:
    problem = problems.of_refusal(Refused(Reason.STALE, "decision 7 is over"))
    assert (problem.type, problem.status) == ("stale", 409)
    assert b"why" not in problem.body()


@pytest.mark.parametrize(
    "body", [b"{", b'{"seats": "hunter2"}', b'{"seat": 1}', b"[" * 5000, b"\xff\xfe"]
)
def test_a_request_that_is_not_as_described_is_told_where(body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = ask(app(), "POST", "http://localhost/act", headers, body)
    assert answer.status_code in {400, 422}
    assert answer.headers["content-type"] == "application/problem+json"
    assert b"hunter2" not in answer.content
    if answer.status_code == 422:
        assert answer.json()["type"] == "bad-request"
        assert answer.json()["errors"][0]["where"].startswith("body")


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [("GET", "/nowhere", 404, "not-found"), ("DELETE", "/act", 405, "method-not-allowed")],
)
def test_errors_of_http_are_problems(method: str, path: str, status: int, key: str) -> None:
    answer = ask(app(), method, f"http://localhost{path}")
    assert answer.headers["content-type"] == "application/problem+json"
    assert (answer.status_code, answer.json()["type"]) == (status, key)


def test_a_database_that_is_away_may_be_asked_again() -> None:
    answer = ask(app(), "GET", "http://localhost/away/database")
    assert (answer.status_code, answer.json()["type"]) == (503, "storage")
    assert answer.headers["retry-after"] == "1"
    assert SECRET not in answer.text


def test_a_table_that_was_deleted_meanwhile_is_not_there() -> None:
    answer = ask(app(), "GET", "http://localhost/away/table")
    assert (answer.status_code, answer.json()["type"]) == (404, "no-such-table")


def test_headers_of_an_error_are_kept() -> None:
    answer = ask(app(), url="http://localhost/teapot")
    assert answer.headers["x-handle"] == "here"
    assert answer.json()["detail"] == "short and stout"


def test_a_fault_is_a_number_that_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "barrowgate"):
        answer = ask(app(), url="http://localhost/fault")
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    told = answer.json()
    assert told["type"] == "fault"
    assert re.fullmatch("[0-9a-f]{12}", told["number"])
    assert told["number"] == answer.headers["request-id"]
    for hidden in ("secret-path", "ZeroDivisionError", "Traceback", ".py"):
        assert hidden not in answer.text
    (record,) = [each for each in caplog.records if each.getMessage() == "fault"]
    assert record.fields == {"request": told["number"]}  # type: ignore[attr-defined]
    assert record.exc_info


def test_an_answer_that_breaks_off_is_cut_not_ended() -> None:
    with pytest.raises(problems.Cut):
        ask(app(), url="http://localhost/broken")


@pytest.mark.parametrize(("what", "status"), [("refused", 403), ("fault", 500)])
def test_a_handshake_is_refused_with_a_problem(what: str, status: int) -> None:
    assert handshake(app(), {}, path=f"/{what}", scheme="ws") == status


@pytest.mark.parametrize(("what", "code"), [("late-refused", 1008), ("late-fault", 1011)])
def test_an_open_socket_is_closed_with_a_code_and_no_words(what: str, code: int) -> None:
    scope = scope_of("websocket", path=f"/{what}", scheme="ws")
    sent = asyncio.run(exchange(_strict(app()), scope, [{"type": "websocket.connect"}]))
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert sent[1]["code"] == code
    assert "secret-path" not in str(sent)


def test_a_client_that_goes_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    scope = scope_of("websocket", path="/late-gone", scheme="ws")
    sent = asyncio.run(exchange(app(), scope, [{"type": "websocket.connect"}]))
    assert [message["type"] for message in sent] == ["websocket.accept"]
    assert "fault" not in caplog.text


def test_nor_is_one_that_goes_while_it_asks(caplog: pytest.LogCaptureFixture) -> None:
    messages: list[Message] = [{"type": "http.disconnect"}]
    assert asyncio.run(exchange(app(), scope_of(path="/told"), messages)) == []
    assert "fault" not in caplog.text


def _strict(inner: FastAPI) -> ASGIApp:
    """As servers do: once a socket is open its handshake cannot be refused."""

    async def strict(scope: Scope, receive: Receive, send: Send) -> None:
        is_open = False

        async def sending(message: Message) -> None:
            nonlocal is_open
            if is_open and message["type"].startswith("websocket.http"):
                raise RuntimeError("open")
            is_open = is_open or message["type"] == "websocket.accept"
            await send(message)

        await inner(scope, receive, sending)

    return strict
