"""Every operation counts against the limit that it should, at a real server."""

import itertools
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from barrowgate.server.settings import Settings
from barrowgate.server.web.app import make_app
from barrowgate.server.web.cookies import new_token
from barrowgate.server.web.examples import EXAMPLES
from barrowgate.server.web.guards.limits import HOUSEHOLD, Limited
from tests.server.serving import Served, running
from tests.server.web import strict

KINDS = {
    Limited.CREATE: {"make", "rematch"},
    Limited.JOIN: {"be", "another_device", "look_at_link", "redeem", "take", "link"},
    Limited.ACT: {"act", "undo", "start", "pause", "resume", "close", "delete"}
    | {"leave", "free", "bot", "mute", "drop_webhook"},
    Limited.LOGIN: {"sign_in", "change_password"},
    Limited.REGISTER: {"register"},
    Limited.TALK: {"talk"},
    Limited.HINT: {"hint"},
    Limited.REPORT: {"report", "review", "export", "vanish", "set_webhook", "test_webhook"},
    Limited.READ: {"me", "listed", "mine", "look", "whole", "preview", "record"}
    | {"webhook", "explain", "kinds", "components"},
    Limited.TELL: {"why", "moment", "events", "text"},
}
# They change nothing and ask no database; signing out is never refused.
UNLIMITED = {"games", "rules", "sign_out"}
ONCE = {"vanish": "export"}  # whoever has vanished cannot do so again
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
DOCUMENT: dict[str, Any] = make_app(Settings()).openapi()
OPERATIONS = {
    operation["operationId"]: (path, method, operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
}
QUERY = {"seat": "0", "action": "pass", "thing": "silver"}
_addresses = (f"203.0.113.{number}" for number in itertools.count(1))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    environment = {
        "BARROWGATE_PROXIES": "127.0.0.1",
        "BARROWGATE_PUBLIC": "http://play.example.org",
        "BARROWGATE_WEBHOOKS": "on",
    }
    made = Served(tmp_path_factory.mktemp("strict"), environment, [])
    made.program = [strict.__file__]
    with running(made):
        yield made


def newcomer(server: Served) -> httpx.Client:
    """Somebody from an address of their own."""
    http = httpx.Client(base_url=server.url, timeout=30)
    http.headers["X-Forwarded-For"] = next(_addresses)
    token = http.post("/api/me", json={"name": "Ana"}).json()["token"]
    http.cookies.clear()
    http.headers["Authorization"] = f"Bearer {token}"
    http.headers["X-Forwarded-For"] = next(_addresses)
    return http


def asked(http: httpx.Client, name: str, table: str) -> httpx.Response:
    path, method, operation = OPERATIONS[name]
    body = None
    if "requestBody" in operation:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        body = EXAMPLES[schema.rpartition("/")[2]]
    where = path.format(table=table, seat=0, action=0, name="loyang")
    asks = {each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"}
    query = {key: value for key, value in QUERY.items() if key in asks}
    return http.request(method, where, json=body, params=query)


def test_every_operation_is_looked_at() -> None:
    assert set(KIND_OF) | UNLIMITED == set(OPERATIONS)


@pytest.mark.parametrize("name", sorted(KIND_OF))
def test_an_operation_that_is_asked_too_often_is_refused(server: Served, name: str) -> None:
    """The first time it may be refused for what it asks, but not for how often."""
    http = newcomer(server)
    first = asked(http, ONCE.get(name, name), "no-such-table")
    assert first.status_code != 429, first.text
    last = asked(http, name, "no-such-table")
    assert (last.status_code, last.json().get("type")) == (429, "too-many"), last.text
    assert last.json()["kind"] == KIND_OF[name]
    assert int(last.headers["retry-after"]) > 3000


def test_made_up_tokens_are_not_looked_up_more_often_than_a_household_reads(
    server: Served,
) -> None:
    address = {"X-Forwarded-For": next(_addresses)}
    answers = [
        httpx.get(
            f"{server.url}/api/me", headers=address | {"Authorization": f"Bearer {new_token()}"}
        )
        for _ in range(HOUSEHOLD + 1)
    ]
    assert [each.status_code for each in answers] == HOUSEHOLD * [401] + [429]
