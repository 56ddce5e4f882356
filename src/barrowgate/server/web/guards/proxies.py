"""Who asks, and by which scheme, where a proxy stands between.

Anybody can write `X-Forwarded-For`. It is believed from the networks that the settings name, and
read from the right: each trusted proxy has added the address that it saw, so the first address
that is not a trusted proxy's is the client's, whatever the client wrote before it.
"""

from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.types import ASGIApp, Receive, Scope, Send

from barrowgate.server.settings import Network
from barrowgate.server.web.problems import state_of

Address = IPv4Address | IPv6Address

MOST_HOPS = 16
NEIGHBOURHOOD = 64  # bits of an IPv6 address that one customer has in common
FORWARDING = frozenset({b"x-forwarded-for", b"forwarded"})
SOCKET_SCHEMES = {"http": "ws", "https": "wss"}


class Proxies:
    """Puts the client's own address and scheme in the place of a trusted proxy's."""

    def __init__(self, app: ASGIApp, trusted: tuple[Network, ...]) -> None:
        self._app = app
        self._trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and self._trusted:
            peer = peer_of(scope)
            if peer is not None and is_among(peer, self._trusted):
                self._look_behind(scope, peer)
        await self._app(scope, receive, send)

    def _look_behind(self, scope: Scope, proxy: Address) -> None:
        client = proxy
        for text in _hops(scope):
            hop = parsed(_without_port(text))
            if hop is None:
                break
            client = hop
            if not is_among(hop, self._trusted):
                break
        scope["client"] = (str(client), 0)
        state_of(scope)["forwarded"] = True
        scheme = _last(scope, b"x-forwarded-proto")
        if scheme in SOCKET_SCHEMES:
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = SOCKET_SCHEMES[scheme] if is_socket else scheme


def peer_of(scope: Scope) -> Address | None:
    """The address at the other end; the client, once trusted proxies are seen through."""
    client = scope.get("client")
    return parsed(client[0]) if client else None


def parsed(text: str) -> Address | None:
    """An address; that of IPv4 where IPv6 only wraps it."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or IPv6Address(int(address))  # without a zone
    return address


def is_among(address: Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)


def who(scope: Scope) -> str:
    """The client as limits count it: an IPv4 address, or the /64 of an IPv6 address."""
    address = peer_of(scope)
    if address is None:
        return "unknown"
    if isinstance(address, IPv4Address):
        return str(address)
    host_bits = address.max_prefixlen - NEIGHBOURHOOD
    return f"{IPv6Address(int(address) >> host_bits << host_bits)}/{NEIGHBOURHOOD}"


def is_near(scope: Scope, networks: Iterable[Network]) -> bool:
    """The client itself is in one of the networks.

    A proxy on this machine that the settings do not name looks like a client on this machine; the
    forwarding headers that nobody has read give it away.
    """
    address = peer_of(scope)
    unread = not state_of(scope).get("forwarded") and any(
        key in FORWARDING for key, _ in scope["headers"]
    )
    return address is not None and not unread and is_among(address, networks)


def _hops(scope: Scope) -> Iterator[str]:
    """What the proxies added, the newest first."""
    lines = [value for key, value in scope["headers"] if key == b"x-forwarded-for"]
    parts = b",".join(lines).decode("latin-1").rsplit(",", MOST_HOPS)
    for part in reversed(parts[-MOST_HOPS:]):
        yield part.strip()


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _last(scope: Scope, wanted: bytes) -> str:
    found = [value for key, value in scope["headers"] if key == wanted]
    return found[-1].decode("latin-1").rpartition(",")[2].strip().lower() if found else ""
