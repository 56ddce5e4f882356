"""Signals: what was begun ends soon, with all its processes, and says no more than it must."""

import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from barrowgate.lab.workers import spread
from tests.cli.terminal import start

PROCESSES = Path("/proc")
SOON = 20  # seconds, on a machine that has much else to do
FOR_MINUTES = ("simulate", "--games", "100000", "--jobs", "2")

pytestmark = pytest.mark.skipif(not PROCESSES.is_dir(), reason="processes as Linux shows them")


def state(pid: int | str) -> tuple[str, int]:
    """The state of a process, and its parent; it is gone ("X") when there is none."""
    try:
        words = (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return "X", 0
    return words[0], int(words[1])


def is_gone(pid: int) -> bool:
    """A process that has ended may still wait for somebody to ask about it ("Z")."""
    return state(pid)[0] in "XZ"


def workers_of(pid: int) -> list[int]:
    named = (entry.name for entry in PROCESSES.iterdir() if entry.name.isdigit())
    return [int(name) for name in named if state(name)[1] == pid]


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def simulation_after(number: signal.Signals, to_a_worker: bool = False) -> tuple[int, str]:
    """The status of a simulation that gets a signal, and what it says; its workers are gone."""
    running = start(*FOR_MINUTES)
    try:
        wait_until(lambda: len(workers_of(running.pid)) == 2)
        workers = workers_of(running.pid)
        os.kill(workers[0] if to_a_worker else running.pid, number)
        out, err = running.communicate(timeout=SOON)
        wait_until(lambda: all(is_gone(worker) for worker in workers))
    finally:
        running.kill()
    assert out == ""
    return running.returncode, err


@pytest.mark.parametrize(
    ("number", "status"),
    [
        (signal.SIGINT, 130),
        (signal.SIGTERM, 143),
        (signal.SIGKILL, -signal.SIGKILL),
    ],
)
def test_the_workers_of_a_simulation_end_with_it(number: signal.Signals, status: int) -> None:
    assert simulation_after(number) == (status, "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_waits_until_all_that_begins_has_begun(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ended(Exception):
        pass

    def end(*_: object) -> None:
        raise Ended

    launch = ProcessPoolExecutor._start_executor_manager_thread

    def signalled(pool: ProcessPoolExecutor) -> None:
        signal.pthread_kill(threading.get_ident(), number)  # not to the test runner's own thread
        launch(pool)
        begun.append(pool)

    begun: list[ProcessPoolExecutor] = []
    monkeypatch.setattr(ProcessPoolExecutor, "_start_executor_manager_thread", signalled)
    before = signal.signal(number, end)
    try:
        with pytest.raises(Ended):
            next(spread(abs, [-1, -2], jobs=2))
    finally:
        signal.signal(number, before)
    assert len(begun) == 2


def test_a_killed_worker_is_told_and_ends_the_simulation() -> None:
    status, complaint = simulation_after(signal.SIGKILL, to_a_worker=True)
    assert status == 1
    assert complaint.startswith("barrowgate: one of the processes that play was killed")
    assert "--jobs 1" in complaint
    assert complaint.count("\n") == 1


@pytest.fixture
def early_ctrl_c(tmp_path: Path) -> Path:
    """A folder with a module that Python loads at its start: the signal comes with an import."""
    lines = (
        *("import os, sys", "def hear(event, args):"),
        "    if event == 'import' and args[0] == 'fluent.runtime': os.kill(os.getpid(), 2)",
        "sys.addaudithook(hear)",
    )
    (tmp_path / "sitecustomize.py").write_text("\n".join(lines))
    return tmp_path


def test_ctrl_c_while_starting_ends_silently(early_ctrl_c: Path) -> None:
    running = start("--version", found_first=early_ctrl_c)
    assert running.communicate(timeout=SOON) == ("", "")
    assert running.returncode == 130


def test_a_command_that_shall_not_hear_ctrl_c_does_not(early_ctrl_c: Path) -> None:
    """As under ``nohup``, or in the background of a shell."""
    running = start("--version", shell="trap '' INT;", found_first=early_ctrl_c)
    out, err = running.communicate(timeout=SOON)
    assert (running.returncode, err) == (0, "")
    assert out.startswith("barrowgate ")
