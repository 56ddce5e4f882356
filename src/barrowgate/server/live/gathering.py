"""Questions that come while one is being asked are asked together, afterwards.

After a restart everybody comes back in the same second: then hundreds of look-ups become one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import islice
from typing import Generic, TypeVar

from barrowgate.server.storage.errors import StorageError

Key = TypeVar("Key")
Found = TypeVar("Found")


class Gathering(Generic[Key, Found]):
    """There is no timer: a single question waits for nothing.

    ``ask_all`` finds what there is, by its key, and leaves out what there is not. At most ``most``
    are asked at a time.
    """

    def __init__(
        self, ask_all: Callable[[list[Key]], Awaitable[Mapping[Key, Found]]], most: int
    ) -> None:
        self._ask_all = ask_all
        self._most = most
        self._waiting: dict[Key, asyncio.Future[Found | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def ask(self, key: Key) -> Found | None:
        answer = self._waiting.get(key)
        if answer is None:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._work())
        return await asyncio.shield(answer)

    async def _work(self) -> None:
        asked: dict[Key, asyncio.Future[Found | None]] = {}
        try:
            while self._waiting:
                asked = {key: self._waiting[key] for key in islice(self._waiting, self._most)}
                for key in asked:
                    del self._waiting[key]
                await self._answer(asked)
        finally:
            self._asking = None
            for answer in (*asked.values(), *self._waiting.values()):
                answer.cancel()  # those that are open still: the server ends
            self._waiting.clear()

    async def _answer(self, asked: dict[Key, asyncio.Future[Found | None]]) -> None:
        """Where the database does not answer, nobody is; what is damaged fails alone."""
        try:
            found = await self._ask_all([*asked])
        except Exception as error:
            if len(asked) > 1 and not isinstance(error, StorageError):
                for key, answer in asked.items():
                    await self._answer({key: answer})
            else:
                for answer in asked.values():
                    answer.set_exception(error)
                    answer.exception()  # seen, even if nobody waits for it any more
        else:
            for key, answer in asked.items():
                answer.set_result(found.get(key))
