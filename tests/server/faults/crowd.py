"""People who play as fast as they are answered, at several tables, and come again when cut off."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Live, Person

PATIENCE = 60.0  # seconds, on a busy machine: after them a wait has failed
CUT = (OSError, ConnectionClosed, InvalidHandshake, EOFError)
PAUSE = 0.05  # seconds before one comes again
TOO_LATE = {"stale", "not-your-turn"}
_requests = itertools.count()


@dataclass(frozen=True)
class Setting:
    """A table as it is to be: people on the first seats, bots on the others."""

    game: str
    people: int
    bots: int = 0


SEVERAL = (
    Setting("la-granja", 2),
    Setting("loyang", 2),
    Setting("la-granja", 2, bots=1),
    Setting("loyang", 1, bots=1),
)


class Acknowledged(NamedTuple):
    """An action that the server has answered with ``done``."""

    table: str
    number: int
    seat: int
    request: str
    action: str


class Player:
    """Plays one seat until the game is over."""

    def __init__(self, crowd: "Crowd", person: Person, table: str, seat: int) -> None:
        self.crowd = crowd
        self.person = person
        self.table = table
        self.seat = seat
        self.chance = random.Random(f"{crowd.seed} {table} {seat}")
        self.asking: dict[str, Any] | None = None  # what has not been answered yet
        self.cuts = 0

    async def play(self) -> None:
        while True:
            try:
                live = await self.join()
                try:
                    await self._play(live)
                finally:
                    live.socket.transport.abort()
                return
            except TimeoutError:  # an OSError, but nobody was cut off
                raise
            except CUT:
                self.cuts += 1
                await asyncio.sleep(PAUSE)

    async def join(self) -> Live:
        return await self.person.join(self.table, self.seat)

    async def _play(self, live: Live) -> None:
        while live.document["result"] is None:
            if self.asking is None and not live.decision:
                await live.hear()
                continue
            self.asking = self.asking or self._choose(live)
            await self._settle(await self.ask(live, self.asking))
        if self.asking:  # the end of the game was told before the answer: it is still to be had
            await self._settle(await Player.ask(self, live, self.asking))

    def _choose(self, live: Live) -> dict[str, Any]:
        return {
            "do": "act",
            "seat": self.seat,
            "decision": live.decision,
            "action": self.chance.choice(live.choices()),
            "request": f"a{next(_requests)}",
        }

    async def ask(self, live: Live, said: dict[str, Any]) -> dict[str, Any]:
        return await live.answer(await live.send(**said))

    async def _settle(self, answer: dict[str, Any]) -> None:
        """What was acknowledged is noted; what could not be written is asked again."""
        said = self.asking
        assert said is not None
        if answer["type"] == "refused" and answer["reason"] == "storage":
            await asyncio.sleep(PAUSE)
            return
        self.asking = None
        if answer["type"] == "done":
            self.crowd.acknowledged.append(
                Acknowledged(
                    self.table, answer["number"], self.seat, said["request"], said["action"]
                )
            )
        else:
            assert answer["reason"] in TOO_LATE, answer


class Crowd:
    """Everybody who plays at a server; ``acknowledged`` is all that they were promised."""

    player = Player

    def __init__(self, people: Sequence[Person], seed: int = 1) -> None:
        self.people = people
        self.seed = seed
        self.acknowledged: list[Acknowledged] = []
        self.players: list[Player] = []
        self._playing: dict[str, tuple[Setting, list[asyncio.Task[None]]]] = {}

    @asynccontextmanager
    async def at(self, settings: Sequence[Setting]) -> AsyncIterator["Crowd"]:
        """Everybody plays while the block runs."""
        try:
            for setting in settings:
                self.begin(setting)
            yield self
        finally:
            for task in self._tasks():
                task.cancel()
            await asyncio.gather(*self._tasks(), return_exceptions=True)

    def begin(self, setting: Setting) -> str:
        """A table, and its players."""
        host = self.people[0]
        seats = setting.people + setting.bots
        bots = {str(seat): "normal" for seat in range(setting.people, seats)}
        table = host.table(game=setting.game, seats=seats, bots=bots, public=True)
        sitting = [self.people[seat % len(self.people)] for seat in range(setting.people)]
        for seat, person in enumerate(sitting[1:], 1):
            person.post(f"/api/tables/{table}/seats/{seat}/take")
        host.post(f"/api/tables/{table}/start")
        players = [self.player(self, person, table, seat) for seat, person in enumerate(sitting)]
        self.players += players
        tasks = [asyncio.create_task(player.play()) for player in players]
        self._playing[table] = (setting, tasks)
        return table

    def begin_again(self) -> list[str]:
        """Another table for each one that is over; the names of those."""
        self.must_be_well()
        over = [name for name, (_, tasks) in self._playing.items() if all(t.done() for t in tasks)]
        for name in over:
            self.begin(self._playing.pop(name)[0])
        return over

    def seats(self) -> list[Player]:
        """The players of the tables that are being played at."""
        return [player for player in self.players if player.table in self._playing]

    async def acknowledge(self, more: int) -> None:
        """Until so many more actions have been answered."""
        wanted = len(self.acknowledged) + more
        async with asyncio.timeout(PATIENCE):
            while len(self.acknowledged) < wanted:
                self.must_be_well()
                await asyncio.sleep(0.002)

    async def finish(self, limit: float = PATIENCE) -> None:
        """Until all games are over."""
        await asyncio.wait_for(asyncio.gather(*self._tasks()), limit)

    def must_be_well(self) -> None:
        """Nobody has met anything that they do not understand."""
        for task in self._tasks():
            if task.done():
                task.result()

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [task for _, tasks in self._playing.values() for task in tasks]
