"""The pool with real processes: it chooses, it limits, it replaces, it goes on."""

import asyncio
import logging
import os
import signal
import time
from pathlib import Path

import pytest

from barrowgate.bots import roster
from barrowgate.core import engine
from barrowgate.core.contract import Game
from barrowgate.games import entry
from barrowgate.server.bots import jobs
from barrowgate.server.bots.framing import framed
from barrowgate.server.bots.pool import BotFailed, BotPool, Fitness
from barrowgate.server.bots.stand_in import stand_in
from tests.coaching import random_record
from tests.kit import Kit
from tests.kits import every_kit
from tests.server.bots.moments import (
    Moment,
    choosing,
    is_running,
    moment,
    python,
    until,
    with_pool,
    worker_that,
)

LONG = "search:10000"  # some seconds
LEVELS = [name for name in roster.BOTS if name != "master" or engine.running().is_compiled]
SLOW_SEARCH = "time.sleep(600 if getattr(job, 'bot', '') == 'master' else 0); return 5"
DIES_AT_ONCE = "raise SystemExit(3)"
STEAM = framed({"ready": "steam"})


def surely(pool: BotPool, at: Moment, bot: str, limit: float = 10.0) -> "asyncio.Future[int]":
    return asyncio.ensure_future(
        pool.choose_surely(at.game, at.seen, bot, table="t", seed=5, limit=limit)
    )


# --- What is asked of it --------------------------------------------------------------------------


@every_kit
def test_every_level_chooses_a_legal_action(kit: Kit) -> None:
    moments = [moment(kit.name, seats, after) for seats, after in ((2, 0), (4, 40))]

    async def use(pool: BotPool) -> None:
        for at in moments:
            for level in LEVELS:
                assert await choosing(pool, at, level) in at.seen.legal()
        assert pool.figures() == (0, 0, 0, 0)

    with_pool(use)


def test_hints_and_checks_come_from_the_processes() -> None:
    at = moment("loyang")

    async def use(pool: BotPool) -> None:
        assert await pool.check(at.game, "hard") == Fitness(True, "")
        found = await pool.check(at.game, "policy@/etc/passwd")
        assert not found.can_play
        hint = await pool.hint(at.game, at.seen)
        assert hint["seat"] == at.seen.seat + 1

    with_pool(use)


@pytest.mark.skipif(
    not engine.running().is_compiled, reason="trained networks are slow in the plain engine"
)
def test_a_game_that_is_over_is_reviewed() -> None:
    record = random_record(entry("loyang").make(1), 3, ["you"])

    async def use(pool: BotPool) -> None:
        review = await pool.review(record, [0], simulations=8)
        assert review["actions"] == len(record.moves)
        assert review["seats"][0]["decisions"]
        assert len(pool.processes()) <= 1  # that of the review has ended

    with_pool(use)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = random_record(entry("loyang").make(1), 3, ["you"], moves=5)

    async def use(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match="when it is over"):
            await pool.review(record, [0])

    with_pool(use)


def test_a_bot_that_is_not_there_fails_without_harm_to_its_process() -> None:
    at = moment("loyang")

    async def use(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match="no bot 'nobody'"):
            await choosing(pool, at, "nobody")
        assert await surely(pool, at, "nobody") == stand_in(at.game, at.seen)
        assert pool.figures() == (0, 0, 0, 1)

    with_pool(use)


def test_what_reaches_a_process_is_the_frame_of_the_job_and_nothing_else(tmp_path: Path) -> None:
    """Two deals that look alike to the seat, so the frames prove that nothing hidden is sent."""
    at = moment("la-granja", seats=4)
    told = tmp_path / "told"
    noting = (
        "from barrowgate.server.bots import worker\n"
        "real = worker._receive\n"
        "class Noted:\n"
        "    def __init__(self, file): self.file = file\n"
        "    def read(self, size):\n"
        "        data = self.file.read(size)\n"
        f"        open({str(told)!r}, 'ab').write(data)\n"
        "        return data\n"
        "worker._receive = lambda given, inbox: real(Noted(given), inbox)\n"
        "worker.main([])\n"
    )

    async def use(pool: BotPool) -> None:
        for seed in (1, 2):
            seen = at.seen.determinize(seed).seen_by(at.seen.seat)
            await pool.choose(at.game, seen, "normal", table="t", seed=5)

    with_pool(use, code=noting)
    place = f"t/{at.seen.seat}"
    job = jobs.Choose(jobs.header_of(at.game), at.seen.to_bytes(), "normal", place, 5)
    assert told.read_bytes() == 2 * framed(jobs.as_json(job))


# --- The order of jobs ----------------------------------------------------------------------------


def test_with_one_process_a_quick_job_overtakes_the_searches_that_wait() -> None:
    at = moment("loyang")
    done: list[str] = []

    async def ask(pool: BotPool, bot: str) -> None:
        await choosing(pool, at, bot, table=bot)
        done.append(bot)

    async def use(pool: BotPool) -> None:
        await asyncio.gather(*(ask(pool, bot) for bot in ("search:9", "search:8", "normal")))

    with_pool(use)
    assert done == ["normal", "search:9", "search:8"]


def test_with_two_a_quick_job_does_not_wait_for_a_search() -> None:
    at = moment("loyang")

    async def use(pool: BotPool) -> None:
        searches = [
            asyncio.ensure_future(choosing(pool, at, "master", limit=600)) for _ in range(3)
        ]
        await until(lambda: pool.figures().busy == 1)
        with pytest.raises(BotFailed, match="not legal"):
            await choosing(pool, at, "hard", limit=600)
        assert pool.figures()[:2] == (2, 1)
        for search in searches:
            search.cancel()
        await asyncio.gather(*searches, return_exceptions=True)
        assert pool.figures().waiting == 0

    with_pool(use, 2, worker_that(SLOW_SEARCH.replace("return 5", "return -1")))


def test_a_review_keeps_no_bot_waiting() -> None:
    at = moment("loyang")
    record = random_record(entry("loyang").make(1), 3, ["you"])
    slow_review = (
        "time.sleep(600 if hasattr(job, 'record') else 0); return {'words': '', 'can_play': 1}"
    )

    async def use(pool: BotPool) -> None:
        reviews = [asyncio.ensure_future(pool.review(record, [0])) for _ in range(2)]
        await until(lambda: len(pool.processes()) == 2)
        assert (await pool.check(at.game, "hard")).can_play
        assert len(pool.processes()) == 2
        await pool.close()
        for review in reviews:
            with pytest.raises(BotFailed):
                await review
        assert pool.processes() == []

    with_pool(use, 1, worker_that(slow_review))


# --- Processes that are lost ----------------------------------------------------------------------


def test_a_process_killed_in_the_middle_of_a_job_is_replaced() -> None:
    at = moment("la-granja")

    async def use(pool: BotPool) -> None:
        job = asyncio.ensure_future(choosing(pool, at, LONG))
        await until(lambda: pool.figures().busy == 1)
        (process,) = pool.processes()
        os.kill(process, signal.SIGKILL)
        with pytest.raises(BotFailed, match="it ended"):
            await job
        assert await choosing(pool, at, "normal") in at.seen.legal()
        assert pool.figures().replaced == 1
        assert pool.processes() != [process]

    with_pool(use)


def test_a_process_killed_while_it_has_nothing_to_do_is_replaced_before_the_next_job() -> None:
    at = moment("la-granja")

    async def use(pool: BotPool) -> None:
        await until(lambda: len(pool.processes()) == 1)
        os.kill(pool.processes()[0], signal.SIGKILL)
        await until(lambda: pool.figures().replaced == 1)
        assert await choosing(pool, at, "normal") in at.seen.legal()

    with_pool(use)


def test_a_search_that_overruns_is_ended_and_the_newest_network_stands_in() -> None:
    at = moment("la-granja")

    async def use(pool: BotPool) -> None:
        await pool.check(at.game, "hard")
        (process,) = pool.processes()
        assert await surely(pool, at, LONG, limit=0.01) == stand_in(at.game, at.seen)
        assert pool.figures().stood_in == 1
        await until(lambda: not is_running(process))
        with pytest.raises(BotFailed, match=r"more than 0\.02 seconds"):
            await choosing(pool, at, LONG, limit=0.02)
        assert await choosing(pool, at, "normal") in at.seen.legal()

    with_pool(use)


def test_an_action_that_is_not_legal_is_not_played() -> None:
    at = moment("loyang")

    async def use(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match="chose 99999, which is not legal"):
            await choosing(pool, at, "normal")
        assert await surely(pool, at, "normal") in at.seen.legal()

    with_pool(use, code=worker_that("return 99999"))


@pytest.mark.parametrize("kind", ["dies", "babbles", "has another engine", "is not there"])
def test_where_no_process_lives_stand_ins_play_and_the_log_says_so_once(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    at = moment("loyang")
    noting = f"open({str(tmp_path / 'starts')!r}, 'a').write('x');"
    commands = {
        "dies": python(f"{noting} {DIES_AT_ONCE}"),
        "babbles": python(f"{noting} print('Good morning to everybody')"),
        "has another engine": python(f"import os; {noting} os.write(1, {STEAM!r}); input()"),
        "is not there": [str(tmp_path / "nothing")],
    }

    async def run() -> None:
        pool = BotPool(2, lambda _: commands[kind])
        await pool.start()
        begun = time.monotonic()
        for _ in range(3):
            assert await surely(pool, at, "master") == stand_in(at.game, at.seen)
            assert await surely(pool, at, "normal") == stand_in(at.game, at.seen)
        with pytest.raises(BotFailed, match="no process"):
            await pool.review(random_record(entry("loyang").make(1), 3, ["you"]), [0])
        starts = time.monotonic() - begun
        await pool.close()
        if kind != "is not there":
            # two at once in each lane and for the review, then one after each rest
            assert len((tmp_path / "starts").read_text()) <= 6 + 2 * (1 + starts / 0.5)

    caplog.set_level(logging.ERROR)
    asyncio.run(run())
    of_bots = [record for record in caplog.records if "do not live" in record.message]
    assert len(of_bots) == 2  # of the processes for bots, and of the one for the review


def test_a_pool_recovers_when_processes_can_be_started_again(tmp_path: Path) -> None:
    at = moment("loyang")
    key = tmp_path / "key"
    code = (
        f"import os; os.path.exists({str(key)!r}) or exit(3)\n"
        "from barrowgate.server.bots import worker; worker.main([])\n"
    )

    async def use(pool: BotPool) -> None:
        await surely(pool, at, "normal")
        key.touch()
        await until(lambda: len(pool.processes()) == 1)
        assert await choosing(pool, at, "normal") in at.seen.legal()

    with_pool(use, code=code)


def test_without_any_network_the_first_legal_action_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = moment("loyang")

    def make(name: str, game: Game, seed: int) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(roster, "make", make)
    assert stand_in(at.game, at.seen) == at.seen.legal()[0]


# --- Its end --------------------------------------------------------------------------------------


def test_after_closing_no_process_is_left_and_whoever_waited_is_told() -> None:
    at = moment("la-granja")

    async def run() -> None:
        pool = BotPool(2)
        await pool.start()
        await until(lambda: len(pool.processes()) == 2)
        processes = pool.processes()
        jobs = [surely(pool, at, LONG) for _ in range(3)]
        failing = asyncio.ensure_future(choosing(pool, at, LONG))
        await until(lambda: pool.figures().busy == 1)
        await pool.close()
        assert not any(is_running(process) for process in processes)
        assert await asyncio.gather(*jobs) == [stand_in(at.game, at.seen)] * 3
        with pytest.raises(BotFailed):
            await failing
        assert await surely(pool, at, "normal") in at.seen.legal()

    asyncio.run(run())


def test_a_pool_closed_while_it_starts_leaves_no_process(tmp_path: Path) -> None:
    started = tmp_path / "started"
    code = f"import os, time; open({str(started)!r}, 'w').write(str(os.getpid())); time.sleep(600)"

    async def use(pool: BotPool) -> None:
        await until(lambda: started.exists() and started.read_text() != "")

    with_pool(use, code=code)
    assert not is_running(int(started.read_text()))
