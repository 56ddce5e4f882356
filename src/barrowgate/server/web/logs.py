"""Logs as text or as one JSON object a line, with the standard library's logging.

A request is logged with its id, method, route, status and time. The route is the template, such as
`/api/links/{token}`, never the path: paths hold tokens of links, queries may. Headers and bodies
are not looked at, so neither cookies nor passwords can get in.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

from starlette.types import Scope

log = logging.getLogger("barrowgate.web")

OURS = "barrowgate"
UVICORN = "uvicorn"
CHILDREN = ("uvicorn.error", "uvicorn.access", "uvicorn.asgi")
NO_ROUTE = "-"
PLAIN = re.compile(r"[\w./{}:+-]+")


class AsText(logging.Formatter):
    """A moment, a level, what happened, and its fields as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"message": record.getMessage()} | _fields(record)
        message = _shown(told.pop("message"), str.isprintable)
        parts = [_moment(record), record.levelname, record.name, message]
        parts += [f"{name}={_shown(value, PLAIN.fullmatch)}" for name, value in told.items()]
        line = " ".join(parts)
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class AsJson(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told | _fields(record), default=str)


FORMATS: dict[str, type[logging.Formatter]] = {"text": AsText, "json": AsJson, "quiet": AsText}
QUIET = "quiet"  # only what went wrong


def set_up(form: str, stream: TextIO | None = None) -> logging.Handler:
    """Send all logs to one place; uvicorn is to be given `log_config=None`.

    Of uvicorn and of other libraries only what goes wrong is told: uvicorn has two lines for every
    socket that opens.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(tells_no_path)
    for name in (OURS, UVICORN):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.WARNING if form == QUIET else logging.INFO)
        logger.propagate = False
    others = logging.getLogger()
    others.handlers = [handler]
    others.setLevel(logging.WARNING)
    for name in CHILDREN:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.setLevel(logging.WARNING)
        logger.propagate = True
    return handler


def tells_no_path(record: logging.LogRecord) -> bool:
    """Uvicorn logs requests and handshakes with path and query; ours are logged by their route."""
    return record.name != "uvicorn.access" and '"WebSocket %s"' not in str(record.msg)


def request(scope: Scope, number: str, status: int, seconds: float) -> None:
    """One request, or one WebSocket from its handshake to its end, is over."""
    fields = {
        "request": number,
        "method": scope.get("method", "SOCKET"),
        "route": route_of(scope),
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    log.info("request", extra={"fields": fields})


def route_of(scope: Scope) -> str:
    """The template of the path, once it has been routed."""
    return getattr(scope.get("route"), "path", NO_ROUTE)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = getattr(record, "fields", {})
    return fields


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _shown(value: object, is_plain: Any) -> str:
    """Nothing that was sent can begin a line of its own."""
    text = str(value)
    return text if is_plain(text) else json.dumps(text)
