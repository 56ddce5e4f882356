"""What the server counts, for Prometheus, and whether it is well."""

from collections.abc import Awaitable, Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from barrowgate.server.settings import Network
from barrowgate.server.tables.refusals import Reason
from barrowgate.server.web import problems
from barrowgate.server.web.guards.origins import HEALTH
from barrowgate.server.web.guards.proxies import is_near
from barrowgate.server.webhooks.posting import Outcome

METRICS = "/metrics"
COMMIT_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)
COMMIT_ROWS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
REQUEST_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
BOT_SECONDS = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)

BOTS = {
    "waiting": "Jobs of bots and the coach that wait for a process",
    "busy": "Processes of bots that work",
    "replaced": "Processes of bots that died or overran, since the start",
    "stood_in": "Actions that a stand-in chose for a bot, since the start",
}

Check = Callable[[], Awaitable[bool]]
Gather = Callable[[bytes], Awaitable[bytes]]
"""Adds the pages of other workers to one's own."""


class Metrics:
    """The numbers of one server, in a registry of its own: several may live in one process."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "barrowgate_requests",
            "Requests by route, method and status",
            ["route", "method", "status"],
            registry=registry,
        )
        self.request_seconds = Histogram(
            "barrowgate_request_seconds",
            "Time from a request to the end of its answer",
            buckets=REQUEST_SECONDS,
            registry=registry,
        )
        self.sockets = Gauge("barrowgate_sockets", "WebSockets that are open", registry=registry)
        self.actions = Counter("barrowgate_actions", "Actions that were stored", registry=registry)
        refusals = Counter(
            "barrowgate_refusals", "What was refused, by reason", ["reason"], registry=registry
        )
        # Found beforehand: looking a label up takes longer than counting.
        self.refusals = {reason: refusals.labels(reason.value) for reason in Reason}
        self.commit_seconds = Histogram(
            "barrowgate_commit_seconds",
            "Time a row waits for its commit",
            buckets=COMMIT_SECONDS,
            registry=registry,
        )
        self.commit_rows = Histogram(
            "barrowgate_commit_rows",
            "Rows that share a commit",
            buckets=COMMIT_ROWS,
            registry=registry,
        )
        self.lost_races = Counter(
            "barrowgate_lost_races",
            "Rows that came second: another worker had written their number",
            registry=registry,
        )
        self.bots = {
            name: Gauge(f"barrowgate_bots_{name}", told, registry=registry)
            for name, told in BOTS.items()
        }
        self.bot_seconds = Histogram(
            "barrowgate_bot_seconds",
            "Time a bot takes for a move",
            buckets=BOT_SECONDS,
            registry=registry,
        )
        self.tables = Gauge("barrowgate_tables", "Tables in memory", registry=registry)
        self.webhooks = Counter(
            "barrowgate_webhooks", "Calls of webhooks, by outcome", ["outcome"], registry=registry
        )
        self.cut_outboxes = Counter(
            "barrowgate_cut_outboxes", "Slow readers that were cut off", registry=registry
        )

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        self.requests.labels(route, method, str(status)).inc()
        self.request_seconds.observe(seconds)

    def call(self, outcome: Outcome) -> None:
        self.webhooks.labels(outcome.value).inc()

    def refuse(self, reason: Reason) -> None:
        self.refusals[reason].inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)


async def always_well() -> bool:
    return True


async def alone(page: bytes) -> bytes:
    return page


def routes(
    metrics: Metrics,
    readers: tuple[Network, ...],
    is_well: Check = always_well,
    gather: Gather = alone,
) -> list[BaseRoute]:
    """`/metrics` for the networks that may read it, `/healthz` for everybody."""

    async def numbers(request: Request) -> Response:
        if not is_near(request.scope, readers):
            return problems.response(problems.of_status(404))  # not even that it is there
        return Response(await gather(metrics.page()), media_type=CONTENT_TYPE_LATEST)

    async def health(request: Request) -> Response:
        well = await is_well()
        return JSONResponse({"status": "ok" if well else "ill"}, 200 if well else 503)

    return [Route(METRICS, numbers), Route(HEALTH, health)]
