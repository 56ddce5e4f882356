"""Reviews that several people ask for, with a coach who takes their time."""

import asyncio
import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from barrowgate.core.record import Record
from barrowgate.games import entry
from barrowgate.server.bots.pool import BotFailed
from barrowgate.server.live.hub import Hub
from barrowgate.server.storage.people import Person
from barrowgate.server.tables.rows import State
from barrowgate.server.web.callers import Caller
from barrowgate.server.web.guards.limits import Limits
from barrowgate.server.web.problems import NoCoach
from barrowgate.server.web.reviewing import Reviews, TooManyReviews
from barrowgate.server.web.routes.play import hint
from barrowgate.server.web.routes.replays import review
from tests.coaching import random_record
from tests.server.live.kit import MemoryLog, begin
from tests.server.tables.kit import any_action, header, person


class Coach:
    """Answers when it is let; ``fails`` says how often it does not."""

    def __init__(self, fails: int = 0) -> None:
        self.asked: list[list[int]] = []
        self.may_answer = asyncio.Event()
        self._fails = fails

    async def review(self, record: Record, seats: Sequence[int]) -> dict[str, Any]:
        self.asked.append([*seats])
        await self.may_answer.wait()
        if len(self.asked) <= self._fails:
            raise BotFailed("no coach")
        return {"actions": len(record.moves)}


class Tired:
    """A coach who never answers."""

    async def hint(self, *_: object, **__: object) -> None:
        raise BotFailed("/home/barrow/network is gone")

    review = hint


@pytest.mark.parametrize("is_over", [False, True], ids=["hint", "review"])
def test_a_coach_who_fails_is_to_be_asked_again(is_over: bool) -> None:
    """It is no refusal: the table has hints, and the game a review."""

    async def play() -> None:
        hub = Hub(MemoryLog(header("loyang", 1)))
        await begin(hub, "t1", 1)
        chance = random.Random(1)
        while is_over and (await hub.live("t1")).table.state is State.RUNNING:
            await hub.propose("t1", lambda each: any_action(each, chance))
        coach: Any = Tired()
        services: Any = SimpleNamespace(
            hub=hub, limits=Limits(0), bots=coach, reviews=Reviews(coach)
        )
        sessions: Any = None
        who = Person(person(0), "Ana", made=0, seen=0)
        ana = Caller(services, sessions, "127.0.0.1", "", has_cookie=True, person=who)
        with pytest.raises(NoCoach, match="asked again in a moment") as error:
            await (review("t1", ana) if is_over else hint("t1", ana, 0))
        problem = error.value.problem
        assert (problem.type, problem.status) == ("no-coach", 503)
        assert int(problem.headers["Retry-After"]) > 0
        assert "/home" not in problem.detail

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.fixture(name="record", scope="module")
def _record() -> Record:
    return random_record(entry("loyang").make(1), 3, ["you"])


async def of(
    reviews: Reviews,
    record: Record,
    table: str = "t",
    seats: Sequence[int] = (0, 1),
    person: str = "ana",
    address: str = "home",
) -> dict[str, Any]:
    return await reviews.of(table, seats, record, person, address)


async def asked(reviews: Reviews, coach: Any, record: Record, times: int) -> list[Any]:
    asking = [asyncio.ensure_future(of(reviews, record)) for _ in range(times)]
    await asyncio.sleep(0)
    coach.may_answer.set()
    found: list[Any] = await asyncio.gather(*asking, return_exceptions=True)
    return found


def test_a_review_that_several_ask_for_is_made_once_and_remembered(record: Record) -> None:
    async def use() -> None:
        coach: Any = Coach()
        reviews = Reviews(coach)
        found = await asked(reviews, coach, record, 4)
        assert found == 4 * [{"actions": len(record.moves)}]
        assert await of(reviews, record) == found[0]
        assert coach.asked == [[0, 1]]
        await of(reviews, record, seats=[0])
        assert coach.asked == [[0, 1], [0]]

    asyncio.run(use())


def test_a_review_that_failed_is_told_to_all_and_may_be_asked_for_again(record: Record) -> None:
    async def use() -> None:
        coach: Any = Coach(fails=1)
        reviews = Reviews(coach)
        assert [type(each) for each in await asked(reviews, coach, record, 2)] == 2 * [BotFailed]
        assert await of(reviews, record) == {"actions": len(record.moves)}

    asyncio.run(use())


def test_whoever_waits_no_more_takes_it_from_nobody(record: Record) -> None:
    async def use() -> None:
        coach: Any = Coach()
        reviews = Reviews(coach)
        first = asyncio.ensure_future(of(reviews, record))
        await asyncio.sleep(0)
        first.cancel()
        assert await asked(reviews, coach, record, 1) == [{"actions": len(record.moves)}]
        assert len(coach.asked) == 1

    asyncio.run(use())


async def begun(reviews: Reviews, record: Record, person: str, number: int, home: str) -> list[Any]:
    """Reviews of so many tables: those that wait, or why not."""
    asking = [
        asyncio.ensure_future(of(reviews, record, f"{person} {home} {each}", (0,), person, home))
        for each in range(number)
    ]
    await asyncio.sleep(0)
    told: list[Any] = [each.exception() if each.done() else each for each in asking]
    return told


def refused(asking: list[Any]) -> list[bool]:
    return [isinstance(each, TooManyReviews) for each in asking]


def test_one_person_waits_for_two_reviews_and_others_find_room(record: Record) -> None:
    async def use() -> None:
        coach: Any = Coach()
        reviews = Reviews(coach)
        mine = await begun(reviews, record, "ana", 4, "home")
        assert refused(mine) == [False, False, True, True]
        assert "try again when one is ready" in str(mine[2])
        assert refused(await begun(reviews, record, "bo", 1, "home")) == [False]
        same = asyncio.ensure_future(of(reviews, record, "bo home 0", (0,), "ana"))
        coach.may_answer.set()
        assert (await same)["actions"] > 0, "what another waits for may be waited for"
        await asyncio.gather(*mine[:2])
        assert refused(await begun(reviews, record, "ana", 2, "elsewhere")) == 2 * [False]

    asyncio.run(use())


def test_many_guests_of_one_address_wait_for_four_together(record: Record) -> None:
    async def use() -> None:
        coach: Any = Coach()
        reviews = Reviews(coach)
        guests = [await begun(reviews, record, f"guest {each}", 2, "home") for each in range(3)]
        assert [refused(each)[0] for each in guests] == [False, False, True]
        assert refused(await begun(reviews, record, "", 3, "elsewhere")) == [False, False, True]
        coach.may_answer.set()

    asyncio.run(use())
