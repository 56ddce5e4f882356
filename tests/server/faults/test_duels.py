"""Two workers on one PostgreSQL: of two who answer one decision at once, one wins."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from barrowgate.server.storage.store import Store
from tests.server.client import Live, Person
from tests.server.faults.crowd import TOO_LATE
from tests.server.faults.judge import folded, must_be_whole
from tests.server.serving import Served, served


class Duellist:
    """One person with two devices, at two workers; their seat is alone at the table."""

    def __init__(self, person: Person, other_url: str, number: int) -> None:
        self.person = person
        self.here, self.there = person.url, other_url
        self.chance = random.Random(number)
        self.wins: Counter[str] = Counter()
        self.tables: list[str] = []

    async def fight(self, duels: int) -> None:
        lives: list[Live] = []
        for _ in range(duels):
            if not lives or lives[0].document["result"] is not None:
                await self._end(lives)
                lives = await self._begin()
            await self._duel(lives)
        await self._end(lives)

    async def _begin(self) -> list[Live]:
        game = self.chance.choice(["la-granja", "loyang"])
        self.tables.append(self.person.table(game=game, seats=1, start=True))
        return [await self._join(url) for url in (self.here, self.there)]

    async def _join(self, url: str) -> Live:
        self.person.url = url
        return await self.person.join(self.tables[-1], 0)

    async def _duel(self, lives: list[Live]) -> None:
        order = self.chance.sample(lives, 2)
        sent = await asyncio.gather(*(live.send(**self._action(live)) for live in order))
        pairs = zip(order, sent, strict=True)
        answers = [await live.answer(request) for live, request in pairs]
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["done", "refused"], answers
        for live, answer in zip(order, answers, strict=True):
            if answer["type"] == "done":
                self.wins["here" if live is lives[0] else "there"] += 1
                number = answer["number"]
            else:
                assert answer["reason"] in TOO_LATE, answer
        for live in lives:
            while live.number < number:
                await live.hear()
        assert lives[0].number == lives[1].number == number
        assert lives[0].document == lives[1].document

    def _action(self, live: Live) -> dict[str, object]:
        action = self.chance.choice(live.choices())
        return {"do": "act", "seat": 0, "decision": live.decision, "action": action}

    async def _end(self, lives: list[Live]) -> None:
        for live in lives:
            await live.close()
            live.answers.clear()

    def must_agree_with(self, store: Store) -> None:
        """The last position that was told is the fold of the log."""
        must_be_whole(store, self.tables)
        number = len(store.rows(self.tables[-1]))
        told = self.person.get(f"/api/tables/{self.tables[-1]}/whole?seat=0")
        assert told["number"] == number
        assert told["document"] == folded(store, self.tables[-1], number, 0)


async def fight(one: Served, two: Served, url: str, duellists: int, duels: int) -> None:
    people = [
        Duellist(Person(one.url, f"D{number}"), two.url, number) for number in range(duellists)
    ]
    await asyncio.gather(*(person.fight(duels) for person in people))
    wins = sum((person.wins for person in people), Counter())
    assert wins.total() == duellists * duels
    raced = one.metric("barrowgate_lost_races_total") + two.metric("barrowgate_lost_races_total")
    assert raced >= wins.total() / 10, f"the database decided {raced} of {wins}"
    with Store.open(url) as store:
        for person in people:
            person.must_agree_with(store)


def fight_at_two_workers(folder: Path, url: str, duellists: int, duels: int) -> None:
    environment = {"BARROWGATE_LIMITS": "0", "BARROWGATE_DATABASE": url}
    with served(folder / "one", environment) as one, served(folder / "two", environment) as two:
        limit = 120 + duellists * duels
        asyncio.run(asyncio.wait_for(fight(one, two, url, duellists, duels), limit))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    return tmp_path


def test_sixty_duels_have_one_winner_each(folder: Path, new_postgresql_url: str) -> None:
    fight_at_two_workers(folder, new_postgresql_url, 6, 10)


@pytest.mark.long
def test_two_thousand_duels_have_one_winner_each(folder: Path, new_postgresql_url: str) -> None:
    fight_at_two_workers(folder, new_postgresql_url, 20, 100)
