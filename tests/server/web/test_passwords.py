"""Passwords are kept as hashes, two at a time, and an unknown name takes as long as a known one."""

import asyncio
import threading
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from barrowgate.server.web.passwords import (
    AT_ONCE,
    MOST_WAITING,
    BadPassword,
    Passwords,
)
from barrowgate.server.web.problems import Busy

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "quince tree"


class Counting(PasswordHasher):
    """Counts the checks, and how many ran at once; each waits until it may go on."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified: list[str] = []
        self.running = self.most = 0
        self.go_on = threading.Event()
        self.go_on.set()
        self.lock = threading.Lock()

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
        with self.lock:
            self.verified.append(str(hash))
            self.running += 1
            self.most = max(self.most, self.running)
        self.go_on.wait(10)
        with self.lock:
            self.running -= 1
        return super().verify(hash, password)


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    made = Passwords(QUICK)
    yield made
    made.close()


def test_a_password_is_known_again(passwords: Passwords) -> None:
    stored = asyncio.run(passwords.hash(PASSWORD))
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored
    assert asyncio.run(passwords.verify(stored, PASSWORD))
    assert not asyncio.run(passwords.verify(stored, PASSWORD + "s"))
    assert stored != passwords.hash_now(PASSWORD)


def test_usually_it_takes_the_library_s_own_parameters() -> None:
    usual = Passwords()
    stored = usual.hash_now(PASSWORD)
    usual.close()
    assert "m=65536" in stored
    assert not PasswordHasher().check_needs_rehash(stored)


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_too_short_and_too_long_ones_are_not_kept(passwords: Passwords, password: str) -> None:
    with pytest.raises(BadPassword, match="8 to 200 characters"):
        asyncio.run(passwords.hash(password))
    stored = passwords.hash_now("x" * 200)
    assert not asyncio.run(passwords.verify(stored, password))


def test_one_letter_in_two_spellings_is_the_same_password(passwords: Passwords) -> None:
    stored = passwords.hash_now("caf\u00e9 au lait")
    assert asyncio.run(passwords.verify(stored, "cafe\u0301 au lait"))


def test_an_unknown_name_takes_the_same_work() -> None:
    counting = Counting()
    passwords = Passwords(counting)
    stored = passwords.hash_now(PASSWORD)
    assert not asyncio.run(passwords.verify(None, PASSWORD))
    assert asyncio.run(passwords.verify(stored, PASSWORD))
    assert not asyncio.run(passwords.verify(stored, "x" * 5000))
    assert len(counting.verified) == 3
    first, second, _ = (each.rpartition("$")[0].rpartition("$")[0] for each in counting.verified)
    assert first == second  # of the same parameters
    passwords.close()


def test_a_hash_that_is_none_is_nobody_s_password(passwords: Passwords) -> None:
    assert not asyncio.run(passwords.verify("damaged", PASSWORD))


def test_weaker_hashes_are_made_anew(passwords: Passwords) -> None:
    weaker = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1, hash_len=16)
    assert passwords.needs_rehash(weaker.hash(PASSWORD))
    assert not passwords.needs_rehash(passwords.hash_now(PASSWORD))


def test_two_at_a_time_and_not_more_than_some_wait() -> None:
    counting = Counting()
    passwords = Passwords(counting)
    stored = passwords.hash_now(PASSWORD)

    async def crowd() -> None:
        counting.go_on.clear()
        loop = asyncio.get_running_loop()
        checks = [loop.create_task(passwords.verify(stored, PASSWORD)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0.05)
        try:
            with pytest.raises(Busy):
                await asyncio.wait_for(passwords.verify(stored, PASSWORD), 1)
        finally:
            counting.go_on.set()
        assert all(await asyncio.gather(*checks))
        assert await passwords.verify(stored, PASSWORD)

    asyncio.run(crowd())
    assert counting.most == AT_ONCE
    passwords.close()
