"""What is counted, and who may read it."""

import asyncio
from ipaddress import ip_network
from types import SimpleNamespace

import pytest
from fastapi import FastAPI
from prometheus_client import CollectorRegistry
from starlette.middleware import Middleware

from barrowgate.server.settings import LOOPBACK, Settings
from barrowgate.server.tables.refusals import Reason
from barrowgate.server.web import app as apps
from barrowgate.server.web.guards.proxies import Proxies
from barrowgate.server.web.guards.watching import Watching
from barrowgate.server.web.metrics import Metrics, always_well, routes
from tests.server.web.asking import ask, handshake

PROXY = (ip_network("127.0.0.1/32"),)


async def is_ill() -> bool:
    return False


def app(metrics: Metrics, well: bool = True) -> FastAPI:
    made = FastAPI(
        routes=routes(metrics, LOOPBACK, always_well if well else is_ill),
        middleware=[Middleware(Watching, metrics=metrics)],
    )

    @made.get("/tables/{table}")
    def table(table: str) -> str:
        return table

    return made


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    registry: CollectorRegistry = metrics.registry
    return registry.get_sample_value(name, labels)


def test_requests_are_counted_by_route_not_by_path() -> None:
    metrics = Metrics()
    for name in ("a", "b", "c"):
        ask(app(metrics), url=f"http://localhost/tables/{name}")
    by = {"route": "/tables/{table}", "method": "GET", "status": "200"}
    assert value(metrics, "barrowgate_requests_total", **by) == 3
    assert value(metrics, "barrowgate_request_seconds_count") == 3


def test_what_strangers_make_up_does_not_fill_the_memory() -> None:
    metrics = Metrics()
    for number in range(5):
        ask(app(metrics), f"ODD{number}", f"http://localhost/nowhere/{number}")
    by = {"route": "-", "method": "other", "status": "404"}
    assert value(metrics, "barrowgate_requests_total", **by) == 5


def test_a_socket_is_counted_while_it_is_open() -> None:
    metrics = Metrics()
    during: list[float | None] = []

    async def look(*_: object) -> None:
        during.append(value(metrics, "barrowgate_sockets"))
        raise EOFError

    with pytest.raises(EOFError):
        handshake(Watching(look, metrics), {}, scheme="ws")
    assert (during, value(metrics, "barrowgate_sockets")) == ([1], 0)


def test_the_page_has_every_number_from_the_start() -> None:
    metrics = Metrics()
    metrics.refusals[Reason.STALE].inc()
    page = ask(app(metrics), url="http://localhost/metrics").text
    assert 'barrowgate_refusals_total{reason="stale"} 1.0' in page
    for name in (
        "actions",
        "commit_seconds",
        "commit_rows",
        "lost_races_total",
        "bots_waiting",
        "bots_stood_in",
        "bot_seconds",
        "tables",
    ):
        assert f"barrowgate_{name}" in page
    assert "barrowgate_cut_outboxes_total" in page
    assert set(metrics.refusals) == set(Reason)


def test_two_servers_in_one_process_count_for_themselves() -> None:
    first, second = Metrics(), Metrics()
    first.actions.inc()
    assert value(first, "barrowgate_actions_total") == 1
    assert value(second, "barrowgate_actions_total") == 0


def test_the_numbers_are_for_this_machine_alone() -> None:
    asked = app(Metrics())
    assert ask(asked, url="http://localhost/metrics").status_code == 200
    assert ask(asked, url="http://localhost/metrics", client="::1").status_code == 200
    assert ask(asked, url="http://localhost/metrics", client="203.0.113.9").status_code == 404


def test_they_do_not_leave_through_a_proxy_on_this_machine() -> None:
    headers = {"X-Forwarded-For": "203.0.113.9"}
    for asked in (app(Metrics()), Proxies(app(Metrics()), PROXY)):
        assert ask(asked, url="http://localhost/metrics", headers=headers).status_code == 404


def test_a_server_says_whether_it_is_well() -> None:
    assert ask(app(Metrics()), url="http://localhost/healthz").json() == {"status": "ok"}
    ill = ask(app(Metrics(), well=False), url="http://localhost/healthz", client="203.0.113.9")
    assert (ill.status_code, ill.json()) == (503, {"status": "ill"})


def test_a_database_that_hangs_is_ill_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(apps, "WELL_WITHIN", 0.05)
    made = apps.make_app(Settings())
    made.state.services = SimpleNamespace(ask=never, store=SimpleNamespace(ping=None))
    assert ask(made, url="http://localhost:8000/healthz").status_code == 503
