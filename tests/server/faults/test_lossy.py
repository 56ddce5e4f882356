"""Clients on bad lines that repeat and mix up what they say end in the right position."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import RowKind
from tests.server.client import Live, Person
from tests.server.faults.crowd import TOO_LATE, Crowd, Player, Setting
from tests.server.faults.judge import must_be_kept, must_be_whole, must_see_the_fold
from tests.server.faults.lossy import Line
from tests.server.serving import Served, served

LIMIT = 240.0  # seconds a game, on a busy machine


class Muddled(Player):
    """Repeats what it said, now and long after, and says old things before new ones."""

    def __init__(self, crowd: Crowd, person: Person, table: str, seat: int) -> None:
        super().__init__(crowd, person, table, seat)
        self.done: dict[str, tuple[dict[str, Any], int]] = {}  # by request, with its number

    async def ask(self, live: Live, said: dict[str, Any]) -> dict[str, Any]:
        if self.done and self.chance.random() < 0.3:
            await self._say_again(live)
        if self.chance.random() < 0.3:
            await self._say_too_late(live, said)
        if self.chance.random() < 0.3:
            await live.send(**said)  # both copies are on their way at once
        answer = await super().ask(live, said)
        if answer["type"] == "done":
            self.done[said["request"]] = (said, answer["number"])
        return answer

    async def _say_again(self, live: Live) -> None:
        """The same request has the same answer, however old it is."""
        said, number = self.chance.choice([*self.done.values()])
        live.answers.pop(said["request"], None)
        answer = await super().ask(live, said)
        assert (answer["type"], answer.get("number")) == ("done", number)

    async def _say_too_late(self, live: Live, said: dict[str, Any]) -> None:
        """A new request for a decision of the past."""
        late = said | {"request": f"late-{said['request']}", "decision": said["decision"] - 1}
        answer = await super().ask(live, late)
        assert answer["reason"] in TOO_LATE, answer


class MuddledCrowd(Crowd):
    player = Muddled


async def play_on_bad_lines(server: Served, folder: Path, settings: list[Setting]) -> None:
    line = Line(server.port, lasts=60)
    people = [Person(server.url, "Ana"), Person(server.url, "Bo")]
    crowd = MuddledCrowd(people)
    with Store.open(folder) as store:
        async with line.open() as address:
            for person in people:
                person.url = address
            async with crowd.at(settings):
                await crowd.finish(len(settings) * LIMIT)
        for person in people:
            person.url = server.url
        assert line.breaks > 3
        tables = {player.table for player in crowd.players}
        must_be_whole(store, tables)
        must_be_kept(store, crowd.acknowledged)
        await must_see_the_fold(store, crowd.players)
        rows = [row for table in tables for row in store.rows(table)]
        acted = sum(row.kind is RowKind.ACT and row.person != "" for row in rows)
        assert acted == len(crowd.acknowledged) == len(set(crowd.acknowledged))


def play(folder: Path, settings: list[Setting]) -> None:
    with served(folder, {"BARROWGATE_LIMITS": "0"}) as server:
        work = play_on_bad_lines(server, folder, settings)
        asyncio.run(asyncio.wait_for(work, len(settings) * LIMIT + 60))


def test_a_game_on_bad_lines_ends_in_the_right_position(tmp_path: Path) -> None:
    play(tmp_path, [Setting("la-granja", 2)])


@pytest.mark.long
def test_many_games_on_bad_lines_end_in_the_right_position(tmp_path: Path) -> None:
    play(tmp_path, 5 * [Setting("la-granja", 2), Setting("loyang", 2), Setting("la-granja", 4)])
