"""Questions that come together are asked together."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from barrowgate.server.live.gathering import Gathering
from barrowgate.server.storage.errors import StorageError

KNOWN = {key: key.upper() for key in "abcdefg"}


def answering(asked: list[list[str]]) -> Callable[[list[str]], Awaitable[dict[str, str]]]:
    async def ask_all(keys: list[str]) -> dict[str, str]:
        asked.append(keys)
        await asyncio.sleep(0)
        if "bad" in keys:
            raise StorageError("the disk is full")
        if "damaged" in keys:
            raise ValueError("no header")
        return {key: KNOWN[key] for key in keys if key in KNOWN}

    return ask_all


def test_what_comes_while_one_is_asked_is_asked_together_in_portions() -> None:
    asked: list[list[str]] = []

    async def course() -> None:
        gathering = Gathering(answering(asked), 3)
        first = asyncio.create_task(gathering.ask("a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        others = [gathering.ask(key) for key in ("b", "c", "b", "x", "d")]
        assert await asyncio.gather(*others) == ["B", "C", "B", None, "D"]
        assert await first == "A"
        assert await gathering.ask("a") == "A"

    asyncio.run(course())
    assert asked == [["a"], ["b", "c", "x"], ["d"], ["a"]]


def test_a_database_that_does_not_answer_answers_nobody_who_asked_then() -> None:
    async def course() -> None:
        gathering = Gathering(answering([]), 2)
        asked = [asyncio.create_task(gathering.ask(key)) for key in ("bad", "a", "b")]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in found] == [StorageError, StorageError, str]
        with pytest.raises(StorageError, match="full"):
            await gathering.ask("bad")

    asyncio.run(course())


def test_what_is_damaged_fails_alone() -> None:
    async def course() -> None:
        gathering = Gathering(answering([]), 3)
        asked = [asyncio.create_task(gathering.ask(key)) for key in ("a", "damaged", "b")]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in found] == [str, ValueError, str]

    asyncio.run(course())


def test_one_that_was_ended_in_the_middle_can_be_asked_again() -> None:
    async def course() -> None:
        gathering = Gathering(answering([]), 3)
        waiting = asyncio.create_task(gathering.ask("a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert gathering._asking is not None
        gathering._asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await gathering.ask("b") == "B"

    asyncio.run(course())


def test_ended_while_the_damaged_is_searched_nobody_waits_for_ever() -> None:
    async def course() -> None:
        asked: list[list[str]] = []
        gathering = Gathering(answering(asked), 3)
        keys = ("a", "damaged", "b", "c")
        waiting = [asyncio.create_task(gathering.ask(key)) for key in keys]
        while ["damaged"] not in asked:
            await asyncio.sleep(0)
        assert gathering._asking is not None
        gathering._asking.cancel()
        found = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)
        assert found[0] == "A"
        assert [type(each) for each in found[1:]] == 3 * [asyncio.CancelledError]

    asyncio.run(course())


def test_whoever_stops_waiting_leaves_the_others_alone() -> None:
    async def course() -> None:
        gathering = Gathering(answering([]), 5)
        impatient, patient = (asyncio.create_task(gathering.ask("a")) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient == "A"

    asyncio.run(course())
