"""The clients, in a process of their own: a plan comes on the standard input, figures go out.

Four seats a table. An action is over when all four have the view after it.
"""

import asyncio
import gc
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

import orjson
import psutil  # type: ignore[import-untyped]
import uvloop
from seats import KINDS, NOTHING, BenchError, Seat

HOST = "127.0.0.1"
AT_ONCE = 200  # handshakes under way
AGAIN = 0.01  # seconds, until a server listens
LONGEST = 120.0  # seconds for all to be connected


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    kind: str  # of server
    how: str  # 'saturated', 'spread', 'idle' or 'return'
    port: int
    tables: list[tuple[str, list[str]]]  # the name of each and the tokens of its seats
    process: int  # of the server; those it started count with it
    seconds: float = 0.0
    warm: float = 0.0
    rate: float = 0.0  # actions a second of all tables, where they are spread


@dataclass
class Figures:
    """What was seen while it was measured."""

    actions: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0  # seconds
    client_cpu: float = 0.0
    memory: int = 0  # bytes of the server's processes that serve
    last: float = 0.0  # when the last client had its view, by the clock that all processes share
    times: list[float] = field(default_factory=list)  # seconds from sending to all four

    def quantile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Table:
    """Plays on whenever it may."""

    def __init__(self, load: "Load", seats: Sequence[Seat]) -> None:
        self._load = load
        self._seats = seats
        self._wanted = 0
        self._begun = 0.0
        self.is_busy = False
        for seat in seats:
            seat.told = self._told

    def act(self, begun: float) -> None:
        """Send an action; ``begun`` is when it should have been sent."""
        actor = next((seat for seat in self._seats if seat.can_act), None)
        if actor is None:
            return  # the game is over
        self.is_busy = True
        self._begun = begun
        self._wanted = actor.number + 1
        actor.act(self._load.chance)

    def _told(self) -> None:
        if not self.is_busy:
            return
        for seat in self._seats:
            if seat.number < self._wanted:
                return
        self.is_busy = False
        self._load.over(self, self._begun)


class Load:
    """All tables, and what happens when an action is over."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.chance = random.Random(1)
        self.figures = Figures()
        self.troubles: list[str] = []
        self._is_measuring = False
        self._is_ending = False
        kind = KINDS[plan.kind]
        self.seats = [
            [kind(name, number, token) for number, token in enumerate(tokens)]
            for name, tokens in plan.tables
        ]
        self.tables = [Table(self, seats) for seats in self.seats]

    def note_trouble(self, why: str) -> None:
        if not self._is_ending:
            self.troubles.append(why)

    # --- Connecting -------------------------------------------------------------------------------

    async def join(self) -> None:
        """Everybody has a view."""
        everybody = [seat for seats in self.seats for seat in seats]
        gate = asyncio.Semaphore(AT_ONCE)
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(self._connect(seat, gate) for seat in everybody))

    async def _connect(self, seat: Seat, gate: asyncio.Semaphore) -> None:
        loop = asyncio.get_running_loop()
        there: asyncio.Future[None] = loop.create_future()

        def fail(why: str) -> None:
            if not there.done():
                there.set_exception(BenchError(why))

        playing, seat.told, seat.trouble = seat.told, lambda: there.set_result(None), fail
        async with gate:
            await loop.create_connection(lambda: seat, HOST, self.plan.port)
            await there
        seat.told, seat.trouble = playing, self.note_trouble

    async def await_listening(self) -> None:
        async with asyncio.timeout(LONGEST):
            while True:
                try:
                    _, writer = await asyncio.open_connection(HOST, self.plan.port)
                except OSError:
                    await asyncio.sleep(AGAIN)
                else:
                    writer.close()
                    return

    # --- Playing ----------------------------------------------------------------------------------

    def over(self, table: Table, begun: float) -> None:
        """All four have the view."""
        if self._is_measuring:
            self.figures.times.append(time.perf_counter() - begun)
        if self.plan.how == "saturated" and not self._is_ending:
            table.act(time.perf_counter())

    async def saturate(self) -> None:
        for table in self.tables:
            table.act(time.perf_counter())
        await self._measure()

    async def spread(self) -> None:
        """Each table acts at its own times, whether the server keeps up or not."""
        playing = asyncio.create_task(self._keep_time())
        await self._measure()
        playing.cancel()

    async def _keep_time(self) -> None:
        begun = time.perf_counter()
        number = 0
        while True:
            due = begun + number / self.plan.rate
            late = time.perf_counter() - due
            if late < 0:
                await asyncio.sleep(-late)
            await self._act_in_turn(self.tables[number % len(self.tables)], due)
            number += 1

    async def _act_in_turn(self, table: Table, due: float) -> None:
        """A table that still waits acts later; the time it lost is counted."""
        while table.is_busy:
            await asyncio.sleep(0.001)
        table.act(due)

    async def _measure(self) -> None:
        await asyncio.sleep(self.plan.warm)
        process = psutil.Process(self.plan.process)
        begun, server, mine = time.perf_counter(), cpu_of(process), time.process_time()
        self._is_measuring = True
        await asyncio.sleep(self.plan.seconds)
        self._is_measuring = False
        self.figures.seconds = time.perf_counter() - begun
        self.figures.server_cpu = cpu_of(process) - server
        self.figures.client_cpu = time.process_time() - mine
        self.figures.actions = len(self.figures.times)

    async def rest(self) -> None:
        await asyncio.sleep(self.plan.seconds)
        self.figures.memory = psutil.Process(self.plan.process).memory_info().rss

    def end(self) -> None:
        self._is_ending = True
        for seats in self.seats:
            for seat in seats:
                seat.close()


def cpu_of(process: psutil.Process) -> float:
    """Seconds that a server and those it started have used so far."""
    used = 0.0
    for each in [process, *process.children(recursive=True)]:
        times = each.cpu_times()
        used += times.user + times.system
    return used


async def carry_out(plan: Plan) -> Figures:
    load = Load(plan)
    if plan.how == "return":
        await load.await_listening()
    await load.join()
    gc.disable()  # its pauses would count as the server's
    load.figures.last = time.monotonic()
    if plan.how == "saturated":
        await load.saturate()
    elif plan.how == "spread":
        await load.spread()
    elif plan.how == "idle":
        await load.rest()
    load.end()
    if load.troubles or any(seat.number == NOTHING for seats in load.seats for seat in seats):
        raise BenchError(f"{len(load.troubles)} times, the first: {load.troubles[:1]}")
    return load.figures


def main() -> None:
    plan = Plan(**orjson.loads(sys.stdin.buffer.read()))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures = runner.run(carry_out(plan))
    sys.stdout.buffer.write(orjson.dumps(asdict(figures)))


if __name__ == "__main__":
    main()
