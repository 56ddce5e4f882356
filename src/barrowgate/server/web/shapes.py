"""What never changes of a table and is often asked for, by lists and by the page."""

from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from barrowgate.server.bots.recent import Recent
from barrowgate.server.storage.store import Store

MOST_REMEMBERED = 10_000


class Shape(NamedTuple):
    """What a line of a list tells of a table, besides how it stands."""

    name: str
    game: str
    seats: int
    public: bool
    spectators: bool


class Shapes:
    """A record may be long, with components of its own: it is read once, and on a thread."""

    def __init__(self, store: Store, ask: Callable[..., Awaitable[dict[str, Shape]]]) -> None:
        self._store = store
        self._ask = ask
        self._known: Recent[str, Shape] = Recent(MOST_REMEMBERED)

    async def of(self, tables: Iterable[str]) -> dict[str, Shape]:
        """Those that there are, each under its table."""
        known = {table: self._known.get(table) for table in tables}
        missing = [table for table, shape in known.items() if shape is None]
        found = await self._ask(self._read, missing) if missing else {}
        for table, shape in found.items():
            self._known.keep(table, shape)
        return {table: shape for table, shape in known.items() if shape is not None} | found

    def _read(self, tables: list[str]) -> dict[str, Shape]:
        shapes: dict[str, Shape] = {}
        for table, header in self._store.headers(tables).items():
            record = header.start_record()
            shapes[table] = Shape(
                header.name, record.game, record.seats, header.public, header.spectators
            )
        return shapes
