"""Sweeps: how long they wait for whoever should have moved."""

import asyncio
from typing import Any

import pytest

from barrowgate.server.live import sweeps
from barrowgate.server.live.hub import Hub
from barrowgate.server.live.movers import Movers
from barrowgate.server.tables.rows import Summary
from tests.server.live.kit import MemoryLog, settle


def test_the_first_sweep_has_no_patience_with_what_a_kill_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[int] = []

    async def ask(query: Any, *values: int) -> list[Summary]:
        if query == "to sweep":
            now, idle_before = values
            waited.append(now - idle_before)
        return []

    class Stored:
        to_sweep = "to sweep"
        drop_expired = None

    async def play() -> None:
        hub = Hub(MemoryLog())
        movers = Movers(hub, None)  # type: ignore[arg-type]
        keeping = sweeps.Keeping(Stored())  # type: ignore[arg-type]
        sweeping = asyncio.ensure_future(sweeps.sweep_for_ever(hub, movers, keeping, ask))
        await settle()
        sweeping.cancel()

    monkeypatch.setattr(sweeps, "EVERY", 0)
    asyncio.run(asyncio.wait_for(play(), 30))
    assert waited[:3] == [0, sweeps.PATIENCE, sweeps.PATIENCE]
