"""A worker process by itself: its pipes, Ctrl-C, and its end."""

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from barrowgate.core import engine
from barrowgate.games import entry
from barrowgate.server.bots import jobs
from barrowgate.server.bots.framing import framed, read_frame
from barrowgate.server.bots.jobs import Check, Choose, header_of
from barrowgate.server.bots.pool import LOWEST
from barrowgate.server.bots.process import worker_command
from tests.server.bots.moments import PATIENCE, is_running, moment, python, vanishes, worker_that

ENDLESS = "time.sleep(600)"


@contextmanager
def worker(command: list[str]) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that has said it is ready."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        try:
            assert reply(process) == {"ready": engine.running().name}
            yield process
        finally:
            process.kill()


def tell(process: "subprocess.Popen[bytes]", job: jobs.Job) -> None:
    assert process.stdin is not None
    process.stdin.write(framed(jobs.as_json(job)))
    process.stdin.flush()


def reply(process: "subprocess.Popen[bytes]") -> object:
    assert process.stdout is not None
    return read_frame(process.stdout)


def check(bot: str) -> Check:
    return Check(header_of(entry("loyang").make(2)), bot)


def test_a_worker_is_nice_survives_ctrl_c_and_errors_and_ends_with_its_input() -> None:
    at = moment("la-granja")
    with worker(worker_command(7)) as process:
        nicer = min(LOWEST, os.getpriority(os.PRIO_PROCESS, 0) + 7)  # than we are ourselves
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == nicer
        process.send_signal(signal.SIGINT)
        tell(process, check("hard"))
        assert reply(process) == {"answer": {"can_play": True, "words": ""}}
        tell(process, Choose(header_of(at.game), b"nonsense", "hard", "t/0", 1))
        failed = reply(process)
        assert isinstance(failed, dict)
        assert set(failed) == {"failed"}
        tell(process, Choose(header_of(at.game), at.seen.to_bytes(), "normal", "t/0", 1))
        answer = reply(process)
        assert isinstance(answer, dict)
        assert answer["answer"] in at.seen.legal()
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def test_stray_prints_do_not_break_the_frames() -> None:
    stray = "print('stray', flush=True); os.write(1, b'raw'); os.system('echo child'); return 5"
    with worker(python(worker_that(stray))) as process:
        for _ in range(2):
            tell(process, check("hard"))
            assert reply(process) == {"answer": 5}
        assert process.stdin is not None
        process.stdin.close()
        process.wait(PATIENCE)
        assert process.stderr is not None
        assert process.stderr.read().split() == [b"stray", b"rawchild"] * 2


def test_an_error_of_the_code_is_told_to_the_log_and_not_to_the_table() -> None:
    with worker(python(worker_that("return 1 / 0"))) as process:
        tell(process, check("hard"))
        assert reply(process) == {"failed": "an error in the bot: ZeroDivisionError"}
        assert process.stdin is not None
        process.stdin.close()
        assert process.stderr is not None
        assert b"Traceback" in process.stderr.read()


@pytest.mark.parametrize("does", [ENDLESS, "while True: pass"])
def test_a_worker_ends_with_its_input_in_the_middle_of_a_job(does: str) -> None:
    with worker(python(worker_that(does))) as process:
        tell(process, check("hard"))
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def test_no_worker_is_left_behind_when_the_server_is_killed() -> None:
    """One of them works, the other has nothing to do."""
    server = textwrap.dedent(
        f"""
        import asyncio
        from tests.server.bots.moments import choosing, moment, python, until, worker_that
        from barrowgate.server.bots.pool import BotPool

        async def main():
            pool = BotPool(2, lambda _: python(worker_that({ENDLESS!r})))
            await pool.start()
            await until(lambda: len(pool.processes()) == 2)
            job = asyncio.ensure_future(choosing(pool, moment("loyang"), "master", limit=600))
            await until(lambda: pool.figures().busy == 1)
            print(*pool.processes(), flush=True)
            await job

        asyncio.run(main())
        """
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", server]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        workers = [int(word) for word in process.stdout.readline().split()]
        assert len(workers) == 2
        assert all(is_running(each) for each in workers)
        process.kill()
    assert all(vanishes(each) for each in workers)
