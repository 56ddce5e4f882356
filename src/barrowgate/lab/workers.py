"""Work spread over processes: results come as they are ready, and no process is left behind."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, parent_process
from multiprocessing.process import BaseProcess
from typing import TypeVar

from barrowgate.core.errors import BarrowgateError

AHEAD = 2  # portions given to each process: one it works at, one for afterwards

P = TypeVar("P")
R = TypeVar("R")


class WorkersLost(BarrowgateError):
    """Processes that could not be started, or, where there is no reason, one that was killed."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(f"processes cannot be started: {reason}" if reason else "one was killed")
        self.reason = reason


def spread(
    work: Callable[[P], R], portions: Sequence[P], jobs: int
) -> Generator[tuple[P, R], None, None]:
    """Each portion with its result, as they come in; one job is done in this very process.

    Work and portions travel to other processes, so both can be pickled. Whoever wants no more
    closes the generator.
    """
    if jobs == 1:
        for portion in portions:
            yield portion, work(portion)
        return
    waiting = iter(portions)
    with _workers(max(1, min(jobs, len(portions)))) as pool:
        running = _give_out(pool, work, islice(waiting, AHEAD * jobs))
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            running |= _give_out(pool, work, islice(waiting, len(done)))
            for future in done:
                yield running.pop(future), future.result()


@contextmanager
def _workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that work. They end with it, with this process, or when it wants no more."""
    others = active_children()
    try:
        pool = ProcessPoolExecutor(count, initializer=_attend)
    except (OSError, NotImplementedError, ValueError) as error:  # none, or not so many, here
        raise WorkersLost(_reason(error)) from error
    try:
        yield pool
    except BaseException as error:
        _send_home(pool, [child for child in active_children() if child not in others])
        if isinstance(error, BrokenExecutor):
            raise WorkersLost from error
        raise
    pool.shutdown()


def _send_home(pool: ProcessPoolExecutor, workers: list[BaseProcess]) -> None:
    """Nobody wants what they still work at."""
    for worker in workers:
        worker.kill()
    pool.shutdown(cancel_futures=True)
    for worker in workers:
        worker.join()


def _give_out(
    pool: ProcessPoolExecutor, work: Callable[[P], R], portions: Iterable[P]
) -> dict[Future[R], P]:
    """What is under way for each portion; the processes start here."""
    with _endings_held():
        try:
            return {pool.submit(work, portion): portion for portion in portions}
        except OSError as error:
            raise WorkersLost(_reason(error)) from error


@contextmanager
def _endings_held() -> Iterator[None]:
    """Whoever asks to end waits: a pool that is half started cannot be shut down.

    Ctrl-C never reaches processes started now: it is for the one that starts them.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _attend() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """However the process ended that gave the work, even by SIGKILL: nobody waits for it now."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
