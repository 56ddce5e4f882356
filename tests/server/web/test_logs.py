"""What is logged of a request, and what never is."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from starlette.middleware import Middleware

from barrowgate.server.web import logs, problems
from barrowgate.server.web.guards.watching import Watching
from barrowgate.server.web.metrics import Metrics
from tests.server.web.asking import ask, handshake
from tests.server.web.listening import kept_loggers


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    with kept_loggers() as stream:
        yield stream


def app() -> FastAPI:
    made = FastAPI(
        middleware=[Middleware(Watching, metrics=Metrics()), Middleware(problems.Faults)]
    )
    problems.handle(made)

    @made.post("/api/links/{token}")
    def redeem(token: str) -> str:
        return token

    @made.get("/fault")
    def fault() -> None:
        raise ZeroDivisionError

    return made


def redeem_a_link() -> None:
    headers = {"Cookie": "barrowgate=cookie-value", "Authorization": "Bearer bearer-value"}
    body = b'{"password": "quince-tree"}'
    url = "http://localhost/api/links/link-token?next=query-token"
    assert ask(app(), "POST", url, headers, body).status_code == 200


def test_a_request_is_one_object_a_line(written: io.StringIO) -> None:
    logs.set_up("json", written)
    redeem_a_link()
    (line,) = written.getvalue().splitlines()
    told = json.loads(line)
    assert (told["method"], told["route"]) == ("POST", "/api/links/{token}")
    assert (told["status"], told["level"], told["message"]) == (200, "info", "request")
    assert told["ms"] >= 0
    assert len(told["request"]) == 12


@pytest.mark.parametrize("form", ["text", "json"])
def test_neither_tokens_nor_passwords_are_logged(form: str, written: io.StringIO) -> None:
    logs.set_up(form, written)
    redeem_a_link()
    ask(app(), url="http://localhost/nowhere/lost-token")
    text = written.getvalue()
    assert text.count("request") >= 2
    for secret in ("link-token", "query-token", "lost-token", "cookie-value", "bearer-value"):
        assert secret not in text
    assert "quince-tree" not in text


def test_text_has_a_line_for_a_request(written: io.StringIO) -> None:
    logs.set_up("text", written)
    redeem_a_link()
    (line,) = written.getvalue().splitlines()
    assert " INFO barrowgate.web request request=" in line
    assert " method=POST route=/api/links/{token} status=200 ms=" in line


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_that_was_sent_begins_a_line_of_its_own(form: str, written: io.StringIO) -> None:
    logs.set_up(form, written)
    fields = {"name": "a\nb=c", "odd": '"'}
    logging.getLogger("barrowgate.web").info("one\ntwo", extra={"fields": fields})
    assert len(written.getvalue().splitlines()) == 1


def test_a_fault_is_logged_with_its_traceback(written: io.StringIO) -> None:
    logs.set_up("json", written)
    number = ask(app(), url="http://localhost/fault").json()["number"]
    fault, request = map(json.loads, written.getvalue().splitlines())
    assert (fault["message"], fault["request"], fault["level"]) == ("fault", number, "error")
    assert "ZeroDivisionError" in fault["traceback"]
    assert (request["request"], request["status"]) == (number, 500)


def test_quietly_only_what_went_wrong_is_logged(written: io.StringIO) -> None:
    logs.set_up("quiet", written)
    redeem_a_link()
    assert written.getvalue() == ""
    ask(app(), url="http://localhost/fault")
    assert "ZeroDivisionError" in written.getvalue()


def test_a_refused_handshake_is_logged_with_its_status(written: io.StringIO) -> None:
    logs.set_up("json", written)
    handshake(app(), {}, path="/nowhere/socket-token", scheme="ws")
    told = json.loads(written.getvalue().splitlines()[-1])
    assert (told["method"], told["route"], told["status"]) == ("SOCKET", "-", 403)
    assert "socket-token" not in written.getvalue()


def test_uvicorn_says_what_goes_wrong_in_the_same_stream_and_names_no_paths(
    written: io.StringIO,
) -> None:
    logs.set_up("json", written)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.warning("Invalid HTTP request received.")
    uvicorn.info("connection open")  # sockets are logged once, at their end, by their route
    uvicorn.warning('%s - "WebSocket %s" [accepted]', "x", "/s/token")
    logging.getLogger("uvicorn.access").warning('%s - "%s"', "x", "/s/token")
    (line,) = written.getvalue().splitlines()
    assert json.loads(line)["message"] == "Invalid HTTP request received."


@pytest.mark.parametrize("form", ["text", "json"])
def test_other_libraries_say_what_goes_wrong_in_one_line(form: str, written: io.StringIO) -> None:
    logs.set_up(form, written)
    other = logging.getLogger("asyncio")
    other.error("Task exception was never retrieved\nfuture: <Task finished>")
    other.info("Using selector: EpollSelector")
    (line,) = written.getvalue().splitlines()
    assert "never retrieved" in (json.loads(line)["message"] if form == "json" else line)
