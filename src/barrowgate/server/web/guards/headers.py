"""What browsers are told: run nothing foreign, be framed by nobody, guess nothing."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from barrowgate.server.web.cookies import SET_COOKIE, renewed

API = "/api"

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# The referrer stays on this site, where a missing one would also make forms send `Origin: null`.
EVERYWHERE: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
NO_STORE = (b"cache-control", b"no-store")


class SafeHeaders:
    """Adds them to every answer; a route may say less about caching, nothing else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_api = is_below(scope["path"], API)

        async def adding(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [*message.get("headers", ())]
                if not any(name.lower() == SET_COOKIE for name, _ in given):
                    given += renewed(scope)  # a route that signs in or out has the last word
                message["headers"] = _with_ours(given, is_api)
            await send(message)

        await self._app(scope, receive, adding)


OURS = frozenset(name for name, _ in EVERYWHERE)


def _with_ours(given: list[tuple[bytes, bytes]], is_api: bool) -> list[tuple[bytes, bytes]]:
    headers = [header for header in given if header[0].lower() not in OURS]
    if is_api and not any(name.lower() == NO_STORE[0] for name, _ in headers):
        headers.append(NO_STORE)
    return headers + list(EVERYWHERE)


def is_below(path: str, prefix: str) -> bool:
    """The path is the prefix or continues it after a slash."""
    return path == prefix or path.startswith(prefix.rstrip("/") + "/")
