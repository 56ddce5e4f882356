"""What takes long waits for its turn, and nobody waits for it."""

import asyncio
import itertools

from barrowgate.server.web.turns import Turns

MANY = 50


def test_between_two_long_answers_all_else_goes_on() -> None:
    happened: list[str] = []

    async def answer(turns: Turns) -> None:
        await turns.take()
        happened.append("answer")

    async def play() -> None:
        while happened.count("answer") < MANY:
            happened.append("play")
            await asyncio.sleep(0)

    async def all_at_once() -> None:
        turns = Turns()
        await asyncio.gather(*(answer(turns) for _ in range(MANY)), play())

    asyncio.run(all_at_once())
    assert ("answer", "answer") not in set(itertools.pairwise(happened))
    assert happened.count("answer") == MANY


def test_whoever_no_longer_wants_an_answer_keeps_nobody_from_theirs() -> None:
    async def leave() -> None:
        turns = Turns()
        waiting = [asyncio.create_task(turns.take()) for _ in range(3)]
        await asyncio.sleep(0)
        for gone in waiting[:2]:
            gone.cancel()
        await asyncio.wait_for(waiting[2], 5)

    asyncio.run(leave())
