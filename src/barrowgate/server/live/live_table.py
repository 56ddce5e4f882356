"""One table in memory: its lock, its readers, and what is under way for it."""

import asyncio
import time

from barrowgate.server.live.sockets import CLOSED_SEAT, Socket
from barrowgate.server.tables.refusals import Refused
from barrowgate.server.tables.replays import must_know
from barrowgate.server.tables.rows import SEATING, Row
from barrowgate.server.tables.sender import Sender
from barrowgate.server.tables.table import Table


class LiveTable:
    """``table`` and ``sender`` are replaced together when the log has to be read again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sender = Sender(table)
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.used = time.monotonic()  # when somebody last asked for it
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    def readers(self) -> set[int]:
        return {socket.reader for socket in self.sockets}

    def replace(self, table: Table) -> None:
        """The log was read again: everybody is told the whole."""
        self.table = table
        self.sender = Sender(table)
        self.tell_whole()

    def tell_whole(self) -> None:
        self.cut_off()
        told = {reader: self.sender.whole(reader) for reader in self.readers()}
        for socket in self.sockets:
            socket.push(told[socket.reader])

    def publish(self, row: Row, changes: dict[int, bytes]) -> None:
        """What a committed row changed; sockets whose seat is no longer theirs end."""
        if row.kind in SEATING:
            self.cut_off()
        for socket in self.sockets:
            data = changes.get(socket.reader)
            if data is not None:
                socket.push(data)

    def cut_off(self) -> None:
        """End the sockets of those who may not know any more what they are sent."""
        for socket in [*self.sockets]:
            try:
                must_know(self.table, socket.person, socket.reader)
            except Refused:
                self.sockets.discard(socket)
                socket.close(CLOSED_SEAT)

    def end(self, code: int) -> None:
        """The table is gone, or is to be read anew: ``code`` tells readers which."""
        for socket in self.sockets:
            socket.close(code)
        self.sockets.clear()
        if self.timer:
            self.timer.cancel()
        if self.bots:
            self.bots.cancel()
