"""All guards in their order, and how uvicorn is to be run behind them.

From the outside in: see through proxies, watch, add headers, refuse foreign names and pages, bound
bodies, and keep faults to ourselves.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from starlette.middleware import Middleware

from barrowgate.server.settings import Settings
from barrowgate.server.web.guards.bodies import Allowance, Bodies
from barrowgate.server.web.guards.connections import CountedConnections
from barrowgate.server.web.guards.crowding import OpenConnections
from barrowgate.server.web.guards.headers import SafeHeaders
from barrowgate.server.web.guards.origins import Origins
from barrowgate.server.web.guards.proxies import Proxies
from barrowgate.server.web.guards.readers import BoundedReaders
from barrowgate.server.web.guards.watching import Watching
from barrowgate.server.web.metrics import Metrics
from barrowgate.server.web.problems import Faults

LONGEST_MESSAGE = 16 * 1024  # of a WebSocket, in bytes
IDLE_SECONDS = 10  # a connection without a request


def guards(
    settings: Settings, metrics: Metrics, larger: Mapping[str, Allowance]
) -> list[Middleware]:
    """The middlewares of the app; ``larger`` has the paths whose bodies may be larger."""
    return [
        Middleware(Proxies, trusted=settings.proxies),
        Middleware(Watching, metrics=metrics),
        Middleware(SafeHeaders),
        Middleware(Origins, settings=settings),
        Middleware(Bodies, larger=larger),
        Middleware(Faults),
    ]


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """So that uvicorn neither believes nor tells more than the guards, and waits no longer."""
    counting = OpenConnections(settings.limits, settings.proxies)
    return {
        "http": partial(CountedConnections, counting=counting),
        "ws": BoundedReaders,
        "proxy_headers": False,  # it would believe anybody on this machine
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_keep_alive": IDLE_SECONDS,
        "timeout_graceful_shutdown": settings.grace,
        "ws_max_size": LONGEST_MESSAGE,
        "ws_per_message_deflate": False,  # it costs more than it saves
    }
