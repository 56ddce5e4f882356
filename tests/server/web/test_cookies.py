"""The token of a session and the cookie that keeps it."""

import hashlib
from http.cookies import SimpleCookie

import pytest

from barrowgate.server.web import cookies
from tests.server.web.asking import scope_of

TOKEN = "dzDzyXnSL13kKrISbXHC5OuHyo-oTmEq6AilOQWJl9s"
OTHER = "cCWznUrh0XH8Q_7F5exKPHcX98uq2l4Zg41Vbz6z7Dg"


def test_a_token_has_256_bits_and_is_stored_as_its_digest() -> None:
    assert len({cookies.new_token() for _ in range(100)}) == 100
    assert cookies.TOKEN.fullmatch(TOKEN.encode())
    assert cookies.digest(TOKEN) == hashlib.sha256(TOKEN.encode()).hexdigest()


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(secure: bool) -> None:
    kept = SimpleCookie(cookies.kept(TOKEN, secure))[cookies.name(secure)]
    assert kept.value == TOKEN
    assert (kept["httponly"], kept["samesite"], kept["path"]) == (True, "Lax", "/")
    assert bool(kept["secure"]) == secure
    assert kept["domain"] == ""
    assert cookies.name(secure).startswith("__Host-") == secure


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_forgotten(secure: bool) -> None:
    gone = SimpleCookie(cookies.cleared(secure))[cookies.name(secure)]
    assert (gone.value, gone["max-age"], gone["path"]) == ("", "0", "/")


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ({"cookie": f"a=b; barrowgate={TOKEN}; c=d"}, TOKEN),
        ({"cookie": f"xbarrowgate={TOKEN}"}, ""),
        ({"cookie": f"__Host-barrowgate={TOKEN}"}, ""),
        ({"cookie": "barrowgate=short"}, ""),
        ({"cookie": f"barrowgate={TOKEN}\u00e9"}, ""),
        ({"cookie": "barrowgate"}, ""),
        ({"authorization": f"Bearer {TOKEN}"}, TOKEN),
        ({"authorization": f"bearer  {TOKEN}"}, TOKEN),
        ({"authorization": f"Basic {TOKEN}"}, ""),
        ({"authorization": f"Bearer {OTHER}", "cookie": f"barrowgate={TOKEN}"}, OTHER),
        ({"authorization": "Bearer wrong", "cookie": f"barrowgate={TOKEN}"}, ""),
        ({}, ""),
    ],
)
def test_where_a_token_is_found(headers: dict[str, str], found: str) -> None:
    assert cookies.token_of(scope_of(headers=headers), secure=False) == found


def test_behind_https_only_the_cookie_of_this_host_counts() -> None:
    """A page of a neighbouring subdomain can set `barrowgate`, but nothing that begins __Host-."""
    both = {"cookie": f"barrowgate={OTHER}; __Host-barrowgate={TOKEN}"}
    assert cookies.token_of(scope_of(headers=both), secure=True) == TOKEN
    assert cookies.token_of(scope_of(headers={"cookie": f"barrowgate={OTHER}"}), secure=True) == ""
