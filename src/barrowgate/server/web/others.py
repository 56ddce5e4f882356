"""What other workers did, and commands of the host: rows, deletions, sessions that ended."""

import asyncio
import logging

from barrowgate.core.errors import BarrowgateError
from barrowgate.server.live.looking import end_sockets, see_tables
from barrowgate.server.live.sockets import CLOSED_STOP
from barrowgate.server.storage.notices import Heard, Listener, News, Notice, Word
from barrowgate.server.web.callers import Sessions
from barrowgate.server.web.services import Services

log = logging.getLogger(__name__)


def listen(services: Services, sessions: Sessions, worker: str) -> Listener:
    """Hear of it, and do the same here."""
    services.hub.is_shared = True
    tasks: set[asyncio.Task[None]] = set()

    def heard(notice: Heard | None) -> None:
        task = asyncio.ensure_future(_follow(services, sessions, notice))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    return Listener(services.store.engine, worker, heard)


async def _follow(services: Services, sessions: Sessions, notice: Heard | None) -> None:
    try:
        if isinstance(notice, Notice):
            await services.hub.catch_up(*notice)
        elif isinstance(notice, News):
            await _hear(services, sessions, notice)
        else:
            await _look_around(services, sessions)
    except BarrowgateError as error:
        log.warning("what another worker did is seen later: %s", error)


async def _hear(services: Services, sessions: Sessions, news: News) -> None:
    hub, store = services.hub, services.store
    if news.word is Word.GONE:
        await hub.drop(news.about)
    elif news.word is Word.AGAIN:
        await hub.drop(news.about, CLOSED_STOP)  # its readers come again, and read it
    else:
        sessions.forget(news.about)
        await end_sockets(hub, store, services.ask, news.about)


async def _look_around(services: Services, sessions: Sessions) -> None:
    """Anything may have been missed."""
    hub, store = services.hub, services.store
    sessions.forget_all()
    await see_tables(hub, store, services.ask)
    await end_sockets(hub, store, services.ask)
    await hub.catch_up_all()
