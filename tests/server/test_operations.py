"""What a host says when a server is started holds while it runs, is stopped and killed."""

import asyncio
import gc
import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from barrowgate.server import serving
from barrowgate.server.live.sockets import CLOSED_STOP
from tests.cli.terminal import barrowgate
from tests.server.client import Person
from tests.server.postgresql import Postgresql
from tests.server.serving import Served, served
from tests.server.web.listening import kept_loggers

PASSWORD = "quince-tree-7"
WITHIN = 60.0  # seconds, on a busy machine
PROMPTLY = 20.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    environment = {
        "BARROWGATE_LIMITS": "0",
        "BARROWGATE_LOG": "json",
        "BARROWGATE_PUBLIC": "https://play.example.org",
        "BARROWGATE_REGISTRATION": "closed",
    }
    with served(tmp_path_factory.mktemp("host"), environment) as running:
        yield running


def test_where_registration_is_closed_guests_may_come_and_accounts_not(server: Served) -> None:
    ana = Person(server.url)
    assert ana.get("/api/games")["registration"] is False
    wish = {"login": "ana", "password": PASSWORD}
    assert ana.refused("POST", "/api/accounts", **wish) == (403, "registration-closed")
    assert ana.refused("POST", "/api/session", **wish) == (403, "wrong-password")
    assert ana.table(seats=1, start=True)


def test_behind_https_the_cookie_travels_by_https_alone(server: Served) -> None:
    cookie = httpx.post(f"{server.url}/api/me", json={"name": "Ana"}).headers["set-cookie"]
    assert cookie.startswith("__Host-barrowgate=")
    for word in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/"):
        assert word in cookie


def test_a_stop_tells_readers_to_come_again_and_loses_nothing(server: Served) -> None:
    async def play() -> None:
        ana = Person(server.url)
        table = ana.table(seats=1, start=True)
        live = await ana.join(table, 0)
        done = await live.act(live.choices()[0])
        begun = time.monotonic()
        await asyncio.to_thread(server.stop)
        assert time.monotonic() - begun < PROMPTLY, "nobody waits for readers to go"
        with pytest.raises(ConnectionClosed) as ended:
            await live.answer("never")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == CLOSED_STOP
        await asyncio.to_thread(server.start)
        again = await ana.join(table, 0)
        assert again.number == done["number"]
        await again.close()

    asyncio.run(asyncio.wait_for(play(), 2 * WITHIN))


def test_a_clock_that_runs_out_while_the_server_is_dead_has_run_out(server: Served) -> None:
    ana = Person(server.url)
    wish = {"budget": 600, "then": "bot"}
    slow = ana.table(seats=1, start=True, clock=wish)
    table = ana.table(seats=1, start=True, clock=wish | {"budget": 1})
    server.kill()
    time.sleep(1.2)
    server.start()
    last = time.monotonic() + WITHIN
    while ana.get(f"/api/tables/{table}")["table"]["seats"][0]["sitter"] != "bot":
        assert time.monotonic() < last
        time.sleep(0.1)
    assert ana.get(f"/api/tables/{slow}")["table"]["seats"][0]["sitter"] == "person"


def test_every_line_of_the_log_is_an_object_and_none_has_a_secret(server: Served) -> None:
    ana = Person(server.url)
    ana.refused("POST", "/api/session", login="ana", password=PASSWORD)
    link = ana.post(f"/api/tables/{ana.table()}/seats/1/link")
    ana.post("/api/links", token=link["token"])
    last = time.monotonic() + WITHIN
    while (
        "/api/links" not in server.log.read_text()
    ):  # a request is logged when it has been answered
        assert time.monotonic() < last
        time.sleep(0.05)
    lines = server.log.read_text().splitlines()
    told = [json.loads(line) for line in lines if line.startswith("{")]
    rest = "".join(line for line in lines if not line.startswith("{"))
    notes = r"(Tables are open at .*?closes\. ?|The tables are closed\..*?host\d+\. ?)+"
    assert re.fullmatch(notes, rest), rest
    assert {"/api/session", "/api/links"} <= {line.get("route") for line in told}
    for secret in (PASSWORD, ana.token, link["token"]):
        assert secret not in server.log.read_text()


# --- What cannot be meant -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        (["--port", "eighty"], {}, "--port: 'eighty' is not a whole number from 0 to 65535"),
        (["--workers", "2"], {}, "2 of them need PostgreSQL"),
        (["--webhooks", "on"], {}, "--webhooks: they link to the pages here"),
        ([], {"BARROWGATE_PROXIES": "10.0.0"}, "BARROWGATE_PROXIES: '10.0.0' is neither"),
        ([], {"BARROWGATE_DATABASE": "mysql://me:hunter2@db/x"}, "BARROWGATE_DATABASE: "),
        (["--data", "/dev/null/x"], {}, "/dev/null"),
        (["--data", f"/{5_000 * 'x'}"], {}, "File name too long"),
        (["--host", "203.0.113.1"], {}, "cannot listen"),
        (
            ["--database", "postgresql://me:hunter2@db/x"],
            {},
            "--database: say it as BARROWGATE_DATABASE: arguments are seen",
        ),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    environment: dict[str, str],
    words: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(uvicorn.Server, "run", must_not_start)
    data = [] if "--data" in arguments else ["--data", str(tmp_path / "data")]
    with kept_loggers():
        said = barrowgate("serve", "--port", "0", *data, *arguments)
    assert said.status == 2
    line = said.err.removesuffix("\n")
    assert words in line
    assert len(line.splitlines()) == 1
    assert said.out == ""
    assert "hunter2" not in said.err
    assert gc.isenabled()


def test_a_database_that_does_not_come_is_told_and_then_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BARROWGATE_DATABASE", "postgresql://me:hunter2@127.0.0.1:1/x")
    monkeypatch.setattr(uvicorn.Server, "run", must_not_start)
    monkeypatch.setattr(serving, "WAITS", 0.3)
    monkeypatch.setattr(serving, "AGAIN", 0.1)
    with kept_loggers():
        said = barrowgate("serve", "--port", "0", "--data", tmp_path)
    assert said.status == 2
    waits, failed = said.err.splitlines()
    assert "WARNING barrowgate.server.serving" in waits
    assert "the database does not answer yet; it is waited for, 0.3 s at most" in waits
    assert "it cannot be reached" in failed
    assert "hunter2" not in said.err


def test_a_database_of_a_wrong_name_is_not_waited_for(
    postgresql: Postgresql, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgresql.url().replace("/postgres?", "/nowhere?")
    assert url != postgresql.url()
    monkeypatch.setenv("BARROWGATE_DATABASE", url)
    monkeypatch.setattr(serving, "AGAIN", None)  # what cannot be slept
    with kept_loggers():
        said = barrowgate("serve", "--port", "0", "--data", tmp_path)
    assert said.status == 2
    assert "does not exist" in said.err
    assert len(said.err.splitlines()) == 1


def test_a_server_that_starts_before_its_database_serves_once_that_is_there(
    tmp_path: Path,
) -> None:
    with Postgresql() as database:
        server = Served(tmp_path, {"BARROWGATE_DATABASE": database.url()}, [])
        database.kill()
        with ThreadPoolExecutor(1) as beside:
            starting = beside.submit(server.start)
            last = time.monotonic() + WITHIN
            while not server.log.exists() or "is waited for" not in server.log.read_text():
                assert time.monotonic() < last
                time.sleep(0.05)
            database.start()
            starting.result()
        try:
            assert Person(server.url).table()
            assert "the database answers after" in server.log.read_text()
        finally:
            server.stop()


def must_not_start(*_: object, **__: object) -> None:
    raise AssertionError("it serves")
