"""Names that are looked up for long: whom they keep waiting, and whom they do not."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from barrowgate.server.storage.people import Webhook
from barrowgate.server.webhooks import messages
from barrowgate.server.webhooks.lookups import Crowded, Lookups
from barrowgate.server.webhooks.posting import Answer, Outcome, Post

SLOW = "slow.example"
SOON = 0.2  # seconds
FOUND = [(0, 0, 0, "", ("10.0.0.1", 443))]


class Names:
    """A name service that does not answer for one name until it is let."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.begun = 0

    def find(self, host: str, port: int, **_: Any) -> list[Any]:
        self.begun += 1
        if host == SLOW:
            self.may_answer.wait(20)
        if host == "none.example":
            raise OSError("no such name")
        return FOUND


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Iterator[Names]:
    made = Names()
    monkeypatch.setattr(socket, "getaddrinfo", made.find)
    yield made
    made.may_answer.set()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


async def look_up(all_places: Lookups, person: str, host: str = "fast.example") -> Any:
    async with all_places.place(person) as place:
        return await asyncio.wait_for(place.look_up(host, 443), SOON)


def test_a_name_is_found_or_it_is_told_why_not(names: Names) -> None:
    async def ask() -> None:
        places = Lookups(SOON)
        assert await look_up(places, "anna") == FOUND
        with pytest.raises(OSError, match="no such name"):
            await look_up(places, "anna", "none.example")
        assert await look_up(places, "anna") == FOUND

    run(ask())


def test_one_person_with_slow_names_keeps_one_place_and_others_are_served(names: Names) -> None:
    async def ask() -> None:
        places = Lookups(SOON, most=2)
        with pytest.raises(TimeoutError):
            await look_up(places, "anna", SLOW)
        for _ in range(5):
            with pytest.raises(Crowded, match="same person"):
                await look_up(places, "anna", SLOW)
            assert await look_up(places, "bob") == FOUND
        assert names.begun == 6

    run(ask())


def test_a_place_is_free_when_the_lookup_ends_and_not_when_nobody_waits_for_it(
    names: Names,
) -> None:
    async def ask() -> None:
        places = Lookups(SOON, most=1)
        with pytest.raises(TimeoutError):
            await look_up(places, "anna", SLOW)
        with pytest.raises(Crowded, match="too many names"):
            await look_up(places, "bob")
        names.may_answer.set()
        assert await look_up(places, "bob") == FOUND
        assert await look_up(places, "anna") == FOUND

    run(ask())


def test_a_place_that_nothing_was_looked_up_with_is_free_again() -> None:
    async def ask() -> None:
        places = Lookups(SOON, most=1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                async with places.place("anna"):
                    raise ZeroDivisionError

    run(ask())


def test_a_message_to_a_slow_name_is_slow_and_other_threads_go_on(names: Names) -> None:
    async def send() -> None:
        post, secret = Post(seconds=SOON), messages.new_secret()
        for number in range(20):
            webhook = Webhook(f"guest {number}", f"https://{SLOW}/", secret, 0)
            async with post.place(webhook.person) as place:
                sending = post.send(webhook, "msg_1", b"{}", 1_000, place)
                assert await asyncio.wait_for(sending, 10) == Answer(Outcome.SLOW)
        assert await asyncio.wait_for(asyncio.to_thread(int, "7"), 5) == 7

    run(send())
