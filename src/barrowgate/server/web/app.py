"""The app: services that live as long as the server, guards, routes."""

import asyncio
import gc
import logging
import math
import secrets
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import Row, RowKind
from barrowgate.server.web import live, metrics, openapi, page, problems
from barrowgate.server.web.callers import Sessions
from barrowgate.server.web.guarding import guards
from barrowgate.server.web.guards.bodies import RECORDS
from barrowgate.server.web.others import listen
from barrowgate.server.web.routes import (
    games,
    messages,
    people,
    play,
    replays,
    seats,
    tables,
    text,
    webhooks,
)
from barrowgate.server.web.services import Services
from barrowgate.server.webhooks.herald import Herald

# Everybody waits while Python looks for garbage, so it looks when there are many more objects than
# the last time, and not before: what tables are made of lives long, and goes without being found.
COLLECT_AFTER = (200_000, 10, 10)
# Whenever the loop writes to a socket, a thread that reads or writes the database may go on; the
# loop has its turn again after so many seconds, not after Python's usual 5 ms.
TURN = 0.0005
ASKED_AGAIN = 1.0  # seconds after which somebody who asks how the server is has it looked at anew
WELL_WITHIN = 5.0  # seconds in which a database that is well has answered
DESCRIPTION = (
    "Tables for people and bots. The messages of the WebSocket `/api/tables/{table}/live` are in "
    "`/api/messages.json`; docs/server-api.md tells how it all belongs together."
)
log = logging.getLogger(__name__)


def make_app(
    settings: Settings,
    counting: metrics.Metrics | None = None,
    gather: metrics.Gather = metrics.alone,
) -> FastAPI:
    """An app of its own services; it opens the database when it starts."""
    numbers = counting or metrics.Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _running(settings, numbers) as (services, sessions):
            app.state.services = services
            app.state.sessions = sessions
            yield

    last = (-math.inf, False)  # when the database was asked, and whether it answered
    one_at_a_time = asyncio.Lock()

    async def is_well() -> bool:
        nonlocal last
        async with one_at_a_time:
            if time.monotonic() - last[0] > ASKED_AGAIN:
                well = await answers()
                last = (time.monotonic(), well)
        return last[1]

    async def answers() -> bool:
        services = app.state.services
        try:
            await asyncio.wait_for(services.ask(services.store.ping), WELL_WITHIN)
        except (StorageError, TimeoutError):
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
    # The sockets first: after a restart everybody opens one at the same time.
    app.router.routes.append(live.route())
    for module in (games, messages, people, webhooks, tables, seats, play, replays, text):
        app.include_router(module.router)
    app.router.routes.extend(metrics.routes(numbers, settings.metrics, is_well, gather))
    app.router.routes.extend(page.routes())
    problems.handle(app, numbers.refuse)
    openapi.describe(app)
    return app


@asynccontextmanager
async def _running(
    settings: Settings, numbers: metrics.Metrics
) -> AsyncIterator[tuple[Services, Sessions]]:
    """Everything that runs beside the requests, from the first to the last."""
    worker = secrets.token_hex(4)
    store = await asyncio.to_thread(Store.open, settings.place, settings.folder)
    store.worker = worker
    took, gathered = numbers.commit_seconds.observe, numbers.commit_rows.observe
    lost = numbers.lost_races.inc
    writer = LogWriter(store, worker, took=took, gathered=gathered, lost=lost)
    hub = Hub(StoredLog(store, writer))
    pool = BotPool(settings.bot_processes)
    services = Services(settings, store, hub, pool, numbers)
    sessions = Sessions(services)
    movers = Movers(hub, pool, numbers.bot_seconds.observe)
    _count(numbers, hub, pool)
    listener = listen(services, sessions, worker) if settings.database else None
    await pool.start()
    keeping = Keeping(store, settings.keep_finished, settings.keep_forgotten)
    beside = [asyncio.create_task(sweep_for_ever(hub, movers, keeping, services.ask))]
    if settings.webhooks:
        beside.append(asyncio.create_task(_herald(services).run()))
    gc.freeze()
    gc.enable()  # whoever starts a server switches it off: nothing that is loaded is garbage
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(TURN)
    try:
        yield services, sessions
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await movers.close()
        await hub.stop()
        await writer.close()
        if listener:
            await listener.close()
        await pool.close()
        services.close()
        store.close()


def _herald(services: Services) -> Herald:
    public, count = services.settings.public, services.metrics.call
    return Herald(services.store, services.ask, services.post, public, services.hub.now, count)


def _count(numbers: metrics.Metrics, hub: Hub, pool: BotPool) -> None:
    """What is counted as it happens, or looked up when somebody asks."""

    def acted(_live: LiveTable, row: Row) -> None:
        if row.kind is RowKind.ACT:
            numbers.actions.inc()

    hub.watchers.append(acted)
    numbers.tables.set_function(lambda: len(hub.tables))
    for name, gauge in numbers.bots.items():
        gauge.set_function(partial(_figure, pool, name))


def _figure(pool: BotPool, name: str) -> float:
    return float(getattr(pool.figures(), name))
