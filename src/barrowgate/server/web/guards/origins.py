"""No page of another site acts in somebody's name, and no foreign name leads to this server.

**Host.** A page of evil.example can let its own name point to this machine (DNS rebinding); to the
browser the server is then part of that site. But the browser says the name that it asked for, and
names that are not the server's are refused. An address is no name: rebinding cannot make one, so a
server that listens on all addresses may be asked by any of them, as friends in one house do.

**Origin.** Asked to change something, or to open a WebSocket:

- `Sec-Fetch-Site` is the browser's own word, no page can write it. `same-origin` is a page of ours,
  `none` a person (the address bar). `same-site` is refused like `cross-site`: a neighbour's
  subdomain is not us.
- Where it is missing (older browsers, plain http in a home network) `Origin` must be the public
  address or the one that was asked. For handshakes `Origin` counts first: all browsers send
  it there, and it does not hang on how they compare `ws:` with `http:`.
- With neither it is no browser. A program is its own master and cannot be tricked, so it may pass,
  but not with the cookie: a cookie may have been sent along unasked. Programs sign in with
  `Authorization: Bearer TOKEN`.

GET, HEAD and OPTIONS pass, since no route changes anything for them; what they answer no other site
can read, since the server never allows it to (it sends no CORS headers).
"""

import socket
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from barrowgate.server.settings import LOOPBACK_HOSTS, Settings, is_address
from barrowgate.server.web import cookies
from barrowgate.server.web.problems import Problem, send_problem

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FRIENDLY_SITES = frozenset({b"same-origin", b"none"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})
HEALTH = "/healthz"  # asked by machines under any name; it tells nothing
PAGE_SCHEMES = {"ws": "http", "wss": "https"}
USUAL_PORTS = {"http": ":80", "https": ":443"}

UNKNOWN_HOST = Problem(
    "unknown-host",
    "The server does not answer to this name",
    HTTPStatus.MISDIRECTED_REQUEST.value,
    "Whoever hosts it may name the address with --public, further names with --hosts.",
)
CROSS_SITE = Problem(
    "cross-site",
    "The request comes from another site",
    HTTPStatus.FORBIDDEN.value,
    "Pages of this server may ask for it; a program sends 'Authorization: Bearer TOKEN' in place "
    "of the cookie.",
)


class Origins:
    """Refuses what was asked under a foreign name or from a foreign page."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public = settings.public
        self._secure = settings.is_secure
        self._hosts = known_hosts(settings)
        self._any_address = settings.host in EVERYWHERE and not settings.public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._problem(scope) if scope["type"] != "lifespan" else None
        if problem is None:
            await self._app(scope, receive, send)
        else:
            await send_problem(scope, receive, send, problem)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = dict(scope["headers"])
        asked = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_known(host_of(asked)) and scope["path"] != HEALTH:
            return UNKNOWN_HOST
        is_socket = scope["type"] == "websocket"
        if not is_socket and scope["method"] in SAFE:
            return None
        site, origin = headers.get(b"sec-fetch-site"), headers.get(b"origin")
        if site is not None and not (is_socket and origin is not None):
            fine = site in FRIENDLY_SITES
        elif origin is not None:
            fine = self._is_ours(origin.decode("latin-1").lower(), scope["scheme"], asked)
        else:
            fine = not cookies.rests_on_cookie(scope["headers"], self._secure)
        return None if fine else CROSS_SITE

    def _is_known(self, host: str) -> bool:
        return host in self._hosts or (self._any_address and is_address(host))

    def _is_ours(self, origin: str, scheme: str, asked: str) -> bool:
        page = PAGE_SCHEMES.get(scheme, scheme)
        return origin in (self._public, f"{page}://{asked.removesuffix(USUAL_PORTS[page])}")


def known_hosts(settings: Settings) -> frozenset[str]:
    """The names that the server answers to."""
    names = {*LOOPBACK_HOSTS, *settings.hosts, settings.host}
    if settings.public:
        names.add(host_of(urlsplit(settings.public).netloc))
    elif settings.host in EVERYWHERE:
        names.add(socket.gethostname().lower())
    return frozenset(names - EVERYWHERE)


def host_of(asked: str) -> str:
    """The name in a Host header, without its port."""
    if asked.startswith("["):
        return asked[1:].partition("]")[0]
    return asked.partition(":")[0]
