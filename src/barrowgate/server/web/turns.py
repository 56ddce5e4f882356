"""Answers that take a millisecond or more begin one after the other, and all else goes on between.

They are made in the loop that play is in. A thousand of them at once would keep every table waiting
until the last is made; so they wait themselves.
"""

import asyncio


class Turns:
    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def take(self) -> None:
        """Wait for one's turn: in each round of the loop there is one at most."""
        async with self._one:
            await asyncio.sleep(0)
