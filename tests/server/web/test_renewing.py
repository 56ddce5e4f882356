"""A browser keeps its cookie as long as the session that it stands for lasts."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI, Response
from starlette.middleware import Middleware

from barrowgate.server.storage.store import Store
from barrowgate.server.web import cookies
from barrowgate.server.web.callers import DAY, Asking, Sessions
from barrowgate.server.web.guards.headers import SafeHeaders
from barrowgate.server.web.guards.limits import Limits
from tests.server.storage.builders import NOW, a_person, a_session
from tests.server.web.asking import ask

TOKEN = cookies.new_token()
COOKIE = {"Cookie": f"barrowgate={TOKEN}"}


async def threadless(query: Callable[..., Any], *values: object) -> Any:
    return query(*values)


@pytest.fixture(name="app")
def _app(store: Store) -> FastAPI:
    """An app two days after Anna was here last."""
    store.add_person(a_person())
    store.add_session(a_session(cookies.digest(TOKEN), expires=NOW + 9 * DAY))
    made = FastAPI(middleware=[Middleware(SafeHeaders)])
    hub = SimpleNamespace(now=lambda: NOW + 2 * DAY)
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

    @made.get("/out")
    async def out(asking: Asking, answer: Response) -> None:
        answer.headers["Set-Cookie"] = cookies.cleared(secure=False)

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
    answer = ask(app, url="http://localhost/out", headers=COOKIE)
    assert answer.headers.get_list("set-cookie") == [cookies.cleared(secure=False)]
