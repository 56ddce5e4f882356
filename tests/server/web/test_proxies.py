"""The client's address and scheme, seen through the proxies that are trusted and no others."""

import asyncio
from ipaddress import ip_network

import pytest
from starlette.types import Receive, Scope, Send

from barrowgate.server.settings import LOOPBACK
from barrowgate.server.web.guards.proxies import Proxies, is_near, who
from tests.server.web.asking import exchange, scope_of

TRUSTED = (ip_network("10.0.0.0/8"), ip_network("fd00::/8"))


def seen(peer: str, headers: list[tuple[str, str]], kind: str = "http") -> Scope:
    """The scope as it comes out of the guard."""
    found: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    scope = scope_of(kind, client=peer, scheme="ws" if kind == "websocket" else "http")
    scope["headers"] += [(name.encode(), value.encode()) for name, value in headers]
    asyncio.run(exchange(Proxies(app, TRUSTED), scope, []))
    return found[0]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("203.0.113.9", ["198.51.100.7"], "203.0.113.9"),
        ("10.0.0.1", ["198.51.100.7, 203.0.113.9"], "203.0.113.9"),
        ("10.0.0.1", ["198.51.100.7, 203.0.113.9, 10.0.0.2"], "203.0.113.9"),
        ("10.0.0.1", ["198.51.100.7", "203.0.113.9"], "203.0.113.9"),
        ("10.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        ("10.0.0.1", ["[2001:db8::5]:4711"], "2001:db8::5"),
        ("10.0.0.1", ["2001:db8::5"], "2001:db8::5"),
        ("::ffff:10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("10.0.0.1", ["203.0.113.9, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["nonsense, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("fd00::1", ["10.0.0.3"], "10.0.0.3"),
        ("10.0.0.1", ["203.0.113.9" + ", 10.0.0.2" * 5000], "10.0.0.2"),
    ],
)
def test_the_client_is_the_first_that_no_trusted_proxy_is(
    peer: str, forwarded: list[str], client: str
) -> None:
    scope = seen(peer, [("x-forwarded-for", value) for value in forwarded])
    assert scope["client"][0] == client


@pytest.mark.parametrize(
    ("peer", "proto", "kind", "scheme"),
    [
        ("10.0.0.1", "https", "http", "https"),
        ("10.0.0.1", "https", "websocket", "wss"),
        ("10.0.0.1", "http, https", "http", "https"),
        ("10.0.0.1", "gopher", "http", "http"),
        ("203.0.113.9", "https", "http", "http"),
    ],
)
def test_the_scheme_is_the_trusted_proxy_s(peer: str, proto: str, kind: str, scheme: str) -> None:
    assert seen(peer, [("x-forwarded-proto", proto)], kind)["scheme"] == scheme


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket", "unknown"),
    ],
)
def test_a_household_is_one_client(client: str, counted: str) -> None:
    assert who(scope_of(client=client)) == counted


def test_a_client_on_this_machine_is_near() -> None:
    assert is_near(scope_of(client="127.0.0.1"), LOOPBACK)
    assert is_near(scope_of(client="::1"), LOOPBACK)
    assert not is_near(scope_of(client="203.0.113.9"), LOOPBACK)


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_a_proxy_on_this_machine_that_nobody_named_is_not_near(header: str) -> None:
    assert not is_near(scope_of(client="127.0.0.1", headers={header: "for=x"}), LOOPBACK)


def test_a_client_behind_a_named_proxy_is_as_near_as_it_is() -> None:
    near = (ip_network("192.168.0.0/16"),)
    assert is_near(seen("10.0.0.1", [("x-forwarded-for", "192.168.1.5")]), near)
    assert not is_near(seen("10.0.0.1", [("x-forwarded-for", "203.0.113.9")]), near)
