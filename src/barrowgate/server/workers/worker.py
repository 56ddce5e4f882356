"""One worker: a server that is handed its connections.

Its settings come pickled on its standard input, where nobody else can read the database's password,
with its number and the folder that all workers share; file descriptor 3 is the line to the leader.
"""

import asyncio
import contextlib
import os
import pickle
import socket
import sys

import uvicorn

from barrowgate.core.errors import BarrowgateError
from barrowgate.server.serving import configuration
from barrowgate.server.web import logs
from barrowgate.server.web.metrics import Metrics
from barrowgate.server.workers.pages import Pages

MOST_AT_ONCE = 16
READY = b"+"


class Handed(uvicorn.Server):
    """Serves the connections that come over a line, in place of listening itself."""

    def __init__(
        self, config: uvicorn.Config, line: socket.socket, pages: Pages, counting: Metrics
    ) -> None:
        super().__init__(config)
        self._line = line
        self._pages = pages
        self._counting = counting
        self._beginning: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        await self._pages.open(self._counting.page)
        self._line.setblocking(False)
        asyncio.get_running_loop().add_reader(self._line, self._take)
        self._line.send(READY)

    def _take(self) -> None:
        with contextlib.suppress(BlockingIOError):
            data, handed, _, _ = socket.recv_fds(self._line, MOST_AT_ONCE, MOST_AT_ONCE)
            for number in handed:
                connection = socket.socket(fileno=number)
                connection.setblocking(False)
                connection.set_inheritable(False)  # bots that are started later hold no reader
                task = asyncio.ensure_future(self._serve_one(connection))
                self._beginning.add(task)
                task.add_done_callback(self._beginning.discard)
            if not data and not handed:  # the leader is gone
                asyncio.get_running_loop().remove_reader(self._line)
                self.should_exit = True

    async def _serve_one(self, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(self._protocol, connection)
        except OSError:
            connection.close()

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


def main() -> int:
    line = socket.socket(fileno=3)
    line.set_inheritable(False)  # it is this worker's alone, and not its bots'
    settings, folder, number = pickle.load(sys.stdin.buffer)
    counting, pages = Metrics(), Pages(folder, number)
    try:
        logs.set_up(settings.log)
        Handed(configuration(settings, counting, pages.gathered), line, pages, counting).run()
    except BarrowgateError as error:
        print(f"barrowgate: {error}", file=sys.stderr)
        return os.EX_CONFIG
    return 0


if __name__ == "__main__":
    sys.exit(main())
