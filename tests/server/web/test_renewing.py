"""A browser keeps its cookie as long as the session that it stands for lasts."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Response
from starlette.middleware import Middleware

from barrowgate.server.live.hub import Hub
from barrowgate.server.storage.people import Link, LinkKind
from barrowgate.server.storage.store import Store
from barrowgate.server.web import callers, cookies
from barrowgate.server.web.callers import DAY, Asking, Sessions
from barrowgate.server.web.guards.headers import SafeHeaders
from barrowgate.server.web.guards.limits import Limits
from barrowgate.server.web.routes import people
from tests.server.live.kit import MemoryLog
from tests.server.storage.builders import NOW, a_person, a_session
from tests.server.web.asking import ask

TOKEN = cookies.new_token()
LINK = cookies.new_token()
COOKIE = {"Cookie": f"barrowgate={TOKEN}"}


async def threadless(query: Callable[..., Any], *values: object) -> Any:
    return query(*values)


@pytest.fixture(name="app")
def _app(store: Store) -> FastAPI:
    """An app two days after Anna was here last."""
    store.add_person(a_person())
    store.add_session(a_session(cookies.digest(TOKEN), expires=NOW + 9 * DAY))
    made = FastAPI(middleware=[Middleware(SafeHeaders)])
    link = Link(cookies.digest(LINK), LinkKind.DEVICE, NOW, NOW + 9 * DAY, person="anna")
    store.add_link(link)
    hub = Hub(MemoryLog(), lambda: NOW + 2 * DAY)
    settings = SimpleNamespace(is_secure=False)
    services: Any = SimpleNamespace(
        store=store, hub=hub, ask=threadless, limits=Limits(0), settings=settings
    )
    made.state.services, made.state.sessions = services, Sessions(services)

    @made.get("/me")
    async def me(asking: Asking) -> str:
        return asking.known().name

    @made.get("/whole")
    async def whole(asking: Asking) -> Response:
        return Response(asking.known().name)

    @made.get("/slow")
    async def slow(asking: Asking, method: str, path: str) -> int:
        """Meanwhile the same browser asks for something else, and is answered at once."""
        async with httpx.AsyncClient(transport=httpx.ASGITransport(made)) as browser:
            url, wish = f"http://localhost{path}", {"token": LINK}
            return (await browser.request(method, url, headers=COOKIE, json=wish)).status_code

    made.include_router(people.router)
    return made


@pytest.mark.parametrize("path", ["me", "whole"])
def test_a_session_that_is_prolonged_is_kept_as_long_by_the_browser(
    app: FastAPI, path: str
) -> None:
    first = ask(app, url=f"http://localhost/{path}", headers=COOKIE)
    assert first.headers["set-cookie"] == cookies.kept(TOKEN, secure=False)
    again = ask(app, url=f"http://localhost/{path}", headers=COOKIE)
    assert again.status_code == 200
    assert "set-cookie" not in again.headers, "once a day is enough"


def test_a_program_with_a_token_is_given_no_cookie(app: FastAPI) -> None:
    answer = ask(app, url="http://localhost/me", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


def test_whoever_signs_out_is_given_nothing_back(app: FastAPI) -> None:
    answer = ask(app, "DELETE", "http://localhost/api/session", headers=COOKIE)
    assert answer.headers.get_list("set-cookie") == [cookies.cleared(secure=False)]


@pytest.mark.parametrize(
    ("meanwhile", "status"),
    [
        ("DELETE&path=/api/session", 204),
        ("POST&path=/api/links", 200),
        ("DELETE&path=/api/me", 204),
    ],
    ids=["signed out", "somebody by a link", "deleted"],
)
def test_a_late_answer_brings_no_old_cookie_back(app: FastAPI, meanwhile: str, status: int) -> None:
    answer = ask(app, url=f"http://localhost/slow?method={meanwhile}", headers=COOKIE)
    assert answer.json() == status
    assert "set-cookie" not in answer.headers


def test_a_late_answer_keeps_the_cookie_that_still_counts(app: FastAPI) -> None:
    answer = ask(app, url="http://localhost/slow?method=GET&path=/me", headers=COOKIE)
    assert answer.json() == 200
    assert answer.headers["set-cookie"] == cookies.kept(TOKEN, secure=False)


def test_a_very_late_answer_keeps_nothing(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """At another worker somebody else may have signed in meanwhile."""
    monkeypatch.setattr(callers, "REMEMBERED", 0.0)
    assert "set-cookie" not in ask(app, url="http://localhost/me", headers=COOKIE).headers
