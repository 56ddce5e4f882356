"""Reviews that several people ask for, with a coach who takes their time."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from barrowgate.core.record import Record
from barrowgate.games import entry
from barrowgate.server.bots.pool import BotFailed
from barrowgate.server.web.reviewing import Reviews
from tests.coaching import random_record


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


@pytest.fixture(name="record", scope="module")
def _record() -> Record:
    return random_record(entry("loyang").make(1), 3, ["you"])


async def asked(reviews: Reviews, coach: Any, record: Record, times: int) -> list[Any]:
    asking = [asyncio.ensure_future(reviews.of("t", [0, 1], record)) for _ in range(times)]
    await asyncio.sleep(0)
    coach.may_answer.set()
    return await asyncio.gather(*asking, return_exceptions=True)


def test_a_review_that_several_ask_for_is_made_once_and_remembered(record: Record) -> None:
    async def use() -> None:
        coach: Any = Coach()
        reviews = Reviews(coach)
        found = await asked(reviews, coach, record, 4)
        assert found == 4 * [{"actions": len(record.moves)}]
        assert await reviews.of("t", [0, 1], record) == found[0]
        assert coach.asked == [[0, 1]]
        await reviews.of("t", [0], record)
        assert coach.asked == [[0, 1], [0]]

    asyncio.run(use())


def test_a_review_that_failed_is_told_to_all_and_may_be_asked_for_again(record: Record) -> None:
    async def use() -> None:
        coach: Any = Coach(fails=1)
        reviews = Reviews(coach)
        assert [type(each) for each in await asked(reviews, coach, record, 2)] == 2 * [BotFailed]
        assert await reviews.of("t", [0, 1], record) == {"actions": len(record.moves)}

    asyncio.run(use())


def test_whoever_waits_no_more_takes_it_from_nobody(record: Record) -> None:
    async def use() -> None:
        coach: Any = Coach()
        reviews = Reviews(coach)
        first = asyncio.ensure_future(reviews.of("t", [0, 1], record))
        await asyncio.sleep(0)
        first.cancel()
        assert await asked(reviews, coach, record, 1) == [{"actions": len(record.moves)}]
        assert len(coach.asked) == 1

    asyncio.run(use())
