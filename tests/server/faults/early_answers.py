"""A server that answers before it has written: the tests of kills must find it out."""

import asyncio
import sys
from collections import defaultdict
from collections.abc import Iterable
from typing import ClassVar
from unittest.mock import patch

from barrowgate.__main__ import main
from barrowgate.server.live.stored_log import StoredLog
from barrowgate.server.tables.rows import Row, Summary
from barrowgate.server.web import app

LATE = 0.5  # seconds from the answer to the commit


class EarlyLog(StoredLog):
    """Everything is done at once, and written a little later."""

    _turns: ClassVar[defaultdict[str, asyncio.Lock]] = defaultdict(asyncio.Lock)
    _tasks: ClassVar[set[asyncio.Task[None]]] = set()

    def append(self, row: Row, summary: Summary, people: Iterable[str]) -> asyncio.Future[None]:
        task = asyncio.create_task(self._write_later(row, summary, people))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        answered.set_result(None)
        return answered

    async def _write_later(self, row: Row, summary: Summary, people: Iterable[str]) -> None:
        await asyncio.sleep(LATE)
        async with self._turns[row.table]:
            await super().append(row, summary, people)


if __name__ == "__main__":
    with patch.object(app, "StoredLog", EarlyLog):
        sys.exit(main())
