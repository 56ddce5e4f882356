"""Bots move by themselves, clocks run out, and tables that were left are found."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from barrowgate.core.contract import Game, Seen
from barrowgate.server.live.hub import Hub, Propose
from barrowgate.server.live.movers import Movers
from barrowgate.server.live.sweeps import sweep
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.tables.header import Clock
from barrowgate.server.tables.rows import RowKind, State, Summary
from barrowgate.server.tables.seats import Sitter
from tests.server.live.kit import MemoryLog, begin, settle, sitting
from tests.server.tables.kit import HOST, any_action, header, person


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


class Chooser:
    """Chooses at random; remembers what it was given."""

    def __init__(self) -> None:
        self.chance = random.Random(1)
        self.asked: list[tuple[str, int]] = []
        self.fails = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def choose_surely(
        self, game: Game, seen: Seen, bot: str, *, table: str, seed: int, host: str
    ) -> int:
        self.asked.append((bot, seen.seat))
        await self.gate.wait()
        if self.fails:
            self.fails -= 1
            raise RuntimeError("broken")
        return self.chance.choice(seen.legal())


async def until_over(hub: Hub) -> None:
    while (await hub.live("t1")).table.state is State.RUNNING:
        await asyncio.sleep(0.01)


def handing(seat: int) -> Propose:
    return lambda table: table.hand_to_bot(HOST, seat, "normal", 1)


def test_bots_play_a_whole_game_among_themselves() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 4))
        hub, chooser = Hub(log), Chooser()
        Movers(hub, chooser)
        for seat in range(4):
            await hub.propose("t1", handing(seat))
        await hub.propose("t1", lambda table: table.start(HOST, 2))
        await until_over(hub)
        assert {seat for _, seat in chooser.asked} == {0, 1, 2, 3}
        acts = [row for row in log.rows["t1"] if row.kind is RowKind.ACT]
        assert all(row.person == "" for row in acts)

    run(play())


def test_a_seat_that_is_handed_to_a_bot_is_played_at_once() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub, chooser = Hub(log), Chooser()
        Movers(hub, chooser)
        await begin(hub, "t1", 2)
        await settle()
        assert chooser.asked == []
        seat = (await hub.live("t1")).table.actors[0]
        await hub.propose("t1", lambda table: table.hand_to_bot(HOST, seat, "hard", 3))
        await settle()
        assert ("hard", seat) in chooser.asked

    run(play())


def test_a_person_who_acts_meanwhile_does_not_disturb_a_bot() -> None:
    """Donkeys: the bot's answer is to its own decision, which others do not change."""

    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub, chooser = Hub(log), Chooser()
        Movers(hub, chooser)
        chance = random.Random(1)
        await begin(hub, "t1", 2)
        for _ in range(2000):
            if len((await hub.live("t1")).table.actors) > 1:
                break
            await hub.propose("t1", lambda table: any_action(table, chance))
        one, other = (await hub.live("t1")).table.actors
        chooser.gate.clear()
        await hub.propose("t1", lambda table: table.hand_to_bot(HOST, one, "normal", 3))
        await settle()
        row = await hub.propose("t1", lambda table: any_action(table, chance, other))
        chooser.gate.set()
        await settle()
        mine = [each for each in log.rows["t1"] if each.number > row.number]
        assert [(each.kind, each.seat) for each in mine][:1] == [(RowKind.ACT, one)]

    run(play())


def test_a_chooser_that_breaks_is_asked_again_by_the_sweep() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 1))
        hub, chooser = Hub(log), Chooser()
        movers = Movers(hub, chooser)
        chooser.fails = 1
        await hub.propose("t1", lambda table: table.hand_to_bot(HOST, 0, "normal", 1))
        await hub.propose("t1", lambda table: table.start(HOST, 2))
        await settle()
        assert log.rows["t1"][-1].kind is RowKind.START

        async def ask(query: Any, *values: int) -> list[Summary]:
            return [log.summaries["t1"]]

        class Stored:
            to_sweep = None

        await sweep(hub, movers, Stored(), ask)  # type: ignore[arg-type]
        await until_over(hub)
        await movers.close()

    run(play())


def test_a_clock_rings_and_a_bot_plays_on() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2, clock=Clock(1)))
        hub, chooser = Hub(log), Chooser()
        movers = Movers(hub, chooser)
        seats = 2
        await hub.propose("t1", lambda table: table.sit(person(0), 0, "A", hub.now()))
        await hub.propose("t1", lambda table: table.sit(person(1), 1, "B", hub.now()))
        await hub.propose("t1", lambda table: table.start(HOST, hub.now()))
        await until_over(hub)
        flagged = [row for row in log.rows["t1"] if row.kind is RowKind.FLAG]
        assert {row.seat for row in flagged} <= set(range(seats))
        assert flagged
        table = (await hub.live("t1")).table
        assert table.seats[flagged[0].seat].sitter is Sitter.BOT
        await movers.close()

    run(play())


@pytest.mark.parametrize("fault", [StorageError("it does not answer"), ZeroDivisionError("fault")])
def test_a_clock_that_rings_in_vain_says_so(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2, clock=Clock(1)))
        hub = Hub(log)
        movers = Movers(hub, Chooser())
        for seat in range(2):
            await hub.propose("t1", sitting(seat))
        await hub.propose("t1", lambda table: table.start(HOST, hub.now()))
        log.fails = fault
        while "rang in vain" not in caplog.text or str(fault) not in caplog.text:
            await asyncio.sleep(0.01)
        assert not [row for row in log.rows["t1"] if row.kind is RowKind.FLAG]
        await movers.close()

    run(play())
