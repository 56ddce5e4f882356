"""The crew: keeps each lane with a process, gives errands out, and replaces whoever is lost."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from barrowgate.server.bots.lanes import Errand, Lane, State, Waiting, lanes_for
from barrowgate.server.bots.process import Overran, WorkerLost, WorkerProcess

log = logging.getLogger(__name__)


class Crew:
    """So many processes, all started by the same command."""

    def __init__(self, size: int, command: Sequence[str]) -> None:
        self._lanes = lanes_for(size)
        self._command = command
        self._waiting = Waiting()
        self._errands: set[Errand] = set()  # all that somebody waits for, begun or not
        self._inboxes: dict[Lane, asyncio.Future[Errand]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_open = False
        self._told = False  # that processes do not live
        self.replaced = 0

    def start(self) -> None:
        """Errands may come at once; they wait until a process is ready."""
        self._is_open = True
        self._tasks = [asyncio.create_task(self._keep(lane)) for lane in self._lanes]

    async def close(self) -> None:
        """End all processes; whoever waits gets WorkerLost."""
        self._is_open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for errand in self._errands:
            errand.fail(WorkerLost("the server closes"))

    async def ask(self, errand: Errand) -> dict[str, Any]:
        """The reply to a job, or WorkerLost."""
        if not self._is_open:
            raise WorkerLost("nobody works here now")
        self._errands.add(errand)
        self._waiting.add(errand)
        self._give_out()
        try:
            return await errand.answer
        finally:
            self._errands.discard(errand)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def busy(self) -> int:
        return sum(lane.state is State.BUSY for lane in self._lanes)

    def processes(self) -> list[int]:
        """The ids of those that are ready."""
        return [lane.worker.id for lane in self._lanes if lane.worker is not None]

    def _give_out(self) -> None:
        """Whatever can be begun is begun; what nobody will begin soon fails now."""
        while (found := self._waiting.next(self._lanes)) is not None:
            errand, lane = found
            lane.state = State.BUSY
            self._inboxes.pop(lane).set_result(errand)
        for errand in self._waiting.hopeless(self._lanes):
            errand.fail(WorkerLost("no process can be started now"))

    async def _keep(self, lane: Lane) -> None:
        """The life of a lane: one process, and another when it is lost."""
        while True:
            try:
                lane.worker = await WorkerProcess.start(self._command)
                await self._work(lane, lane.worker)
            except Overran:
                lane.lost = 0  # it did work, only too slowly
            except WorkerLost as lost:
                lane.lost += 1
                self._tell(lane, lost)
            finally:
                await self._drop(lane)
            self.replaced += 1
            await self._rest(lane)

    async def _work(self, lane: Lane, worker: WorkerProcess) -> None:
        """One errand after the other, until the process is lost."""
        while True:
            errand = await self._next(lane, worker)
            await self._serve(lane, worker, errand)

    async def _next(self, lane: Lane, worker: WorkerProcess) -> Errand:
        inbox: asyncio.Future[Errand] = asyncio.get_running_loop().create_future()
        self._inboxes[lane] = inbox
        lane.state = State.IDLE
        self._give_out()
        either: set[asyncio.Future[Any]] = {inbox, worker.gone}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not inbox.done():
            raise WorkerLost("it ended while it had nothing to do")
        return inbox.result()

    async def _serve(self, lane: Lane, worker: WorkerProcess, errand: Errand) -> None:
        if errand.place:
            lane.places.keep(errand.place, None)
        try:
            reply = await worker.ask(errand.frame, errand.limit)
        except WorkerLost as lost:
            log.warning("a bot process was lost at its job: %s", lost)
            errand.fail(lost)
            raise
        lane.lost = 0
        self._told = False
        errand.settle(reply)

    async def _drop(self, lane: Lane) -> None:
        worker, lane.worker = lane.worker, None
        lane.state = State.STARTING
        lane.places.clear()
        if worker is not None:
            await worker.end()

    async def _rest(self, lane: Lane) -> None:
        """Processes that die at once are not started again and again."""
        seconds = lane.rest()
        if seconds > 0.0:
            lane.state = State.RESTING
            self._give_out()
            await asyncio.sleep(seconds)

    def _tell(self, lane: Lane, lost: WorkerLost) -> None:
        """Once, until a process works again."""
        if lane.rest() > 0.0 and not self._told:
            self._told = True
            log.error("bot processes do not live: %s; until one does, stand-ins play", lost)
