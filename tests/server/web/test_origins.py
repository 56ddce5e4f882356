"""Foreign pages and foreign names are refused; our own pages and programs are not."""

import pytest

from barrowgate.server.settings import Settings
from barrowgate.server.web.guards.origins import Origins
from tests.server.web.asking import accepts_all, ask, handshake

LOCAL = Origins(accepts_all, Settings())
PUBLIC = Origins(accepts_all, Settings(public="https://play.example.org"))
PROXIED = Origins(accepts_all, Settings(host="0.0.0.0", public="https://play.example.org"))
HOUSE = Origins(accepts_all, Settings(host="0.0.0.0", hosts=("barrow.local",)))
TOKEN = "dzDzyXnSL13kKrISbXHC5OuHyo-oTmEq6AilOQWJl9s"
COOKIE = {"Cookie": f"theme=dark; barrowgate={TOKEN}"}
BEARER = {"Authorization": f"Bearer {TOKEN}"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-Fetch-Site": "same-origin"} | COOKIE, 200),
        ({"Sec-Fetch-Site": "none"} | COOKIE, 200),
        ({"Sec-Fetch-Site": "same-site"} | COOKIE, 403),
        ({"Sec-Fetch-Site": "cross-site"} | COOKIE, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost:8000"}, 403),
        ({"Sec-Fetch-Site": "anything"}, 403),
        ({"Origin": "http://localhost:8000"} | COOKIE, 200),
        ({"Origin": "http://localhost:8001"} | COOKIE, 403),
        ({"Origin": "https://localhost:8000"} | COOKIE, 403),
        ({"Origin": "http://evil.example"} | COOKIE, 403),
        ({"Origin": "http://evil.example"} | BEARER, 403),
        ({"Origin": "null"}, 403),
        (COOKIE, 403),
        (COOKIE | BEARER, 200),
        (BEARER, 200),
        ({}, 200),
        ({"Cookie": "theme=dark"}, 200),
    ],
)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "ODD"])
def test_who_may_change_something(headers: dict[str, str], status: int, method: str) -> None:
    answer = ask(LOCAL, method, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["type"] == "cross-site"
        assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_reading_is_left_to_the_browser(method: str) -> None:
    """Nothing changes, and no other site can read the answer: there is no CORS."""
    answer = ask(LOCAL, method, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://localhost:8000", "cookie": f"barrowgate={TOKEN}"}, 101),
        ({"origin": "http://localhost:8000", "sec-fetch-site": "cross-site"}, 101),
        ({"origin": "http://evil.example", "sec-fetch-site": "same-origin"}, 403),
        ({"origin": "http://evil.example", "cookie": f"barrowgate={TOKEN}"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "same-origin"}, 101),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"cookie": f"barrowgate={TOKEN}"}, 403),
        ({"authorization": f"Bearer {TOKEN}"}, 101),
    ],
)
def test_who_may_open_a_socket(headers: dict[str, str], status: int) -> None:
    assert handshake(LOCAL, headers, scheme="ws") == status


@pytest.mark.parametrize(
    ("app", "host", "known"),
    [
        (LOCAL, "localhost:8000", True),
        (LOCAL, "LOCALHOST", True),
        (LOCAL, "127.0.0.1:8000", True),
        (LOCAL, "[::1]:8000", True),
        (LOCAL, "evil.example:8000", False),
        (LOCAL, "localhost.evil.example", False),
        (LOCAL, "192.168.1.5:8000", False),
        (LOCAL, "", False),
        (PUBLIC, "play.example.org", True),
        (PUBLIC, "play.example.org:443", True),
        (PUBLIC, "localhost:8000", True),
        (PUBLIC, "evil.example", False),
        (PUBLIC, "192.168.1.5", False),
        (PROXIED, "play.example.org", True),
        (PROXIED, "192.168.1.5", False),
        (PROXIED, "0.0.0.0", False),
        (HOUSE, "192.168.1.5:8000", True),
        (HOUSE, "[fe80::1]:8000", True),
        (HOUSE, "barrow.local:8000", True),
        (HOUSE, "evil.example:8000", False),
    ],
)
def test_names_that_the_server_answers_to(app: Origins, host: str, known: bool) -> None:
    answer = ask(app, headers={"Host": host})
    assert answer.status_code == (200 if known else 421)
    assert known or answer.json()["type"] == "unknown-host"
    assert handshake(app, {"host": host}, scheme="ws") == (101 if known else 421)


def test_a_server_on_an_address_of_its_own_answers_to_it() -> None:
    app = Origins(accepts_all, Settings(host="192.168.1.5"))
    assert ask(app, headers={"Host": "192.168.1.5:8000"}).status_code == 200
    assert ask(app, headers={"Host": "192.168.1.6:8000"}).status_code == 421


def test_machines_may_ask_under_any_name_whether_the_server_is_well() -> None:
    assert ask(LOCAL, url="http://worker-2:8000/healthz").status_code == 200


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://play.example.org", 200),
        ("http://play.example.org", 403),
        ("https://play.example.org:8443", 403),
        ("https://evil.example", 403),
    ],
)
def test_the_public_address_is_an_origin_behind_any_proxy(origin: str, status: int) -> None:
    """The proxy speaks plain http to the server; the browser's page has the public address."""
    answer = ask(PUBLIC, "POST", "http://localhost:8000/", {"Origin": origin})
    assert answer.status_code == status
