"""Passwords as argon2 hashes; two at a time, for each takes 64 MiB."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from barrowgate.server.web.problems import Busy, Problem, ProblemError

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2
MOST_WAITING = 32

Result = TypeVar("Result")


class BadPassword(ProblemError):
    """A password that is too short or too long to be kept."""

    def __init__(self) -> None:
        detail = f"A password has {SHORTEST} to {LONGEST} characters."
        status = HTTPStatus.UNPROCESSABLE_ENTITY.value
        super().__init__(Problem("bad-password", "The password cannot be used", status, detail))


class Passwords:
    """Hashes and checks on threads of their own, so that no game waits for it."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._waiting = 0
        self._nobodys = self._threads.submit(self._hasher.hash, secrets.token_hex())

    async def hash(self, password: str) -> str:
        """What is stored of a new password."""
        return await self._in_thread(self.hash_now, password)

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; ``None``, for a name that nobody has, takes as long."""
        return await self._in_thread(self._is_password, stored, password)

    def hash_now(self, password: str) -> str:
        """The same without a loop, for the command line."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPassword
        return self._hasher.hash(_composed(password))

    def needs_rehash(self, stored: str) -> bool:
        """It was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _is_password(self, stored: str | None, password: str) -> bool:
        compared = self._nobodys.result() if stored is None else stored
        try:
            self._hasher.verify(compared, _composed(password[: LONGEST + 1]))
        except (VerificationError, InvalidHashError):
            return False
        return len(password) <= LONGEST and stored is not None

    async def _in_thread(self, work: Callable[..., Result], *given: str | None) -> Result:
        if self._waiting >= MOST_WAITING:
            raise Busy("Many people are signing in; try again in a moment.", retry_after=2)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *given)
        finally:
            self._waiting -= 1


def _composed(password: str) -> str:
    """Keyboards write an accented letter as one character or as two; both are the same one."""
    return unicodedata.normalize("NFC", password)
