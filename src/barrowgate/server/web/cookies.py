"""The token of a session: made here, kept by the browser in a cookie, by the server as a digest.

A program sends it as `Authorization: Bearer TOKEN`, which no page of another site can do.
"""

import hashlib
import re
import secrets
from collections.abc import Callable, Iterable

from starlette.types import Scope

from barrowgate.server.web.problems import state_of

TOKEN_BYTES = 32
TOKEN = re.compile(rb"[A-Za-z0-9_-]{43}")
NAME = "barrowgate"
SECURE_NAME = "__Host-barrowgate"  # browsers keep it to this host, this path and https
LIFETIME = 400 * 24 * 3600  # seconds; browsers keep none longer

SET_COOKIE = b"set-cookie"
RENEWED = "renewed-cookie"

Headers = Iterable[tuple[bytes, bytes]]


def new_token() -> str:
    """256 bits that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot sign in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def name(secure: bool) -> str:
    return SECURE_NAME if secure else NAME


def kept(token: str, secure: bool) -> str:
    """The value of `Set-Cookie` that keeps the token."""
    return _cookie(token, LIFETIME, secure)


def cleared(secure: bool) -> str:
    """The value of `Set-Cookie` that forgets it."""
    return _cookie("", 0, secure)


def renew(scope: Scope, token: str, secure: bool, is_current: Callable[[], bool]) -> None:
    """The session lasts longer from now on: let the answer keep the cookie as long.

    ``is_current`` is asked when the answer leaves: the browser may have another cookie by then.
    """
    state_of(scope)[RENEWED] = (kept(token, secure), is_current)


def renewed(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The header that does so, if there is anything to keep."""
    value, is_current = state_of(scope).get(RENEWED, ("", None))
    return [(SET_COOKIE, value.encode())] if value and is_current() else []


def _cookie(value: str, seconds: int, secure: bool) -> str:
    ending = "; Secure" if secure else ""
    return f"{name(secure)}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{ending}"


def token_of(scope: Scope, secure: bool) -> str:
    """The token that a request or a handshake carries; '' where there is none.

    The Authorization header counts first, even with a token that is none: whoever sends one does
    not mean the cookie.
    """
    bearer = _bearer(scope["headers"])
    found = _in_cookies(scope["headers"], secure) if bearer is None else bearer
    return found.decode() if TOKEN.fullmatch(found) else ""


def rests_on_cookie(headers: Headers, secure: bool) -> bool:
    """The cookie alone says who asks."""
    return _bearer(headers) is None and bool(_in_cookies(headers, secure))


def _bearer(headers: Headers) -> bytes | None:
    for key, value in headers:
        if key == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip()
    return None


def _in_cookies(headers: Headers, secure: bool) -> bytes:
    wanted = name(secure).encode()
    for key, value in headers:
        if key == b"cookie":
            for each in value.split(b";"):
                title, _, content = each.strip().partition(b"=")
                if title == wanted:
                    return content
    return b""
