"""The app: services that live as long as the server, guards, routes."""

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from fastapi import FastAPI

from barrowgate import __version__
from barrowgate.server.bots.pool import BotPool
from barrowgate.server.live.hub import Hub
from barrowgate.server.live.live_table import LiveTable
from barrowgate.server.live.movers import Movers
from barrowgate.server.live.stored_log import StoredLog
from barrowgate.server.live.sweeps import Keeping, sweep_for_ever
from barrowgate.server.settings import Settings
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.notices import Listener, Notice
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import Kind, Row
from barrowgate.server.web import live, metrics, openapi, page, problems
from barrowgate.server.web.callers import Sessions
from barrowgate.server.web.guarding import guards
from barrowgate.server.web.guards.bodies import RECORDS
from barrowgate.server.web.routes import games, messages, people, play, replays, seats, tables
from barrowgate.server.web.services import Services

COLLECT_AFTER = (50_000, 50, 50)  # tables live long: looking at them often finds nothing
DESCRIPTION = (
    "Tables for people and bots. The messages of the WebSocket `/api/tables/{table}/live` are in "
    "`/api/messages.json`; docs/server-api.md tells how it all belongs together."
)
log = logging.getLogger(__name__)


def make_app(settings: Settings) -> FastAPI:
    """An app of its own services; it opens the database when it starts."""
    numbers = metrics.Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _running(settings, numbers) as services:
            app.state.services = services
            app.state.sessions = Sessions(services)
            yield

    async def is_well() -> bool:
        try:
            await app.state.services.ask(app.state.services.store.ping)
        except StorageError:
            return False
        return True

    app = FastAPI(
        title="Barrowgate",
        description=DESCRIPTION,
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=openapi.operation_id,
        middleware=guards(settings, numbers, larger={"/api/tables": RECORDS}),
        lifespan=lifespan,
    )
    for module in (games, messages, people, tables, seats, play, replays, live):
        app.include_router(module.router)
    app.router.routes.extend(metrics.routes(numbers, settings.metrics, is_well))
    app.router.routes.extend(page.routes())
    problems.handle(app, numbers.refuse)
    openapi.describe(app)
    return app


@asynccontextmanager
async def _running(settings: Settings, numbers: metrics.Metrics) -> AsyncIterator[Services]:
    """Everything that runs beside the requests, from the first to the last."""
    worker = secrets.token_hex(4)
    store = await asyncio.to_thread(Store.open, settings.place, settings.folder)
    writer = LogWriter(store, worker)
    hub = Hub(StoredLog(store, writer, numbers.commit_seconds.observe))
    pool = BotPool(settings.bot_processes)
    services = Services(settings, store, hub, pool, numbers)
    movers = Movers(hub, pool, numbers.bot_seconds.observe)
    _count(numbers, hub, pool)
    listener = _listen(store, worker, hub) if settings.database else None
    await pool.start()
    keeping = Keeping(store, settings.keep_finished, settings.keep_forgotten)
    sweeping = asyncio.create_task(sweep_for_ever(hub, movers, keeping, services.ask))
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    try:
        yield services
    finally:
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        await movers.close()
        await hub.stop()
        await writer.close()
        if listener:
            await listener.close()
        await pool.close()
        services.close()
        store.close()


def _count(numbers: metrics.Metrics, hub: Hub, pool: BotPool) -> None:
    """What is counted as it happens, or looked up when somebody asks."""

    def acted(_live: LiveTable, row: Row) -> None:
        if row.kind is Kind.ACT:
            numbers.actions.inc()

    hub.watchers.append(acted)
    numbers.tables.set_function(lambda: len(hub.tables))
    for name, gauge in numbers.bots.items():
        gauge.set_function(partial(_figure, pool, name))


def _figure(pool: BotPool, name: str) -> float:
    return float(getattr(pool.figures(), name))


def _listen(store: Store, worker: str, hub: Hub) -> Listener:
    """Hear of the rows that other workers wrote."""
    hub.is_shared = True
    tasks: set[asyncio.Task[None]] = set()

    def heard(notice: Notice | None) -> None:
        work = hub.catch_up(*notice) if notice else hub.catch_up_all()
        task = asyncio.ensure_future(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    return Listener(store.engine, worker, heard)
