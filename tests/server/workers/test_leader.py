"""The leader by itself: what it is like beside the workers that it has started."""

import gc
import socket

import pytest

from barrowgate.server.settings import Settings
from barrowgate.server.workers.leader import Leader, lead

TWO = Settings(workers=2, database="postgresql://nobody@127.0.0.1:1/none", grace=0)


def test_whoever_leads_looks_for_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[bool] = []

    async def run(_: Leader) -> None:
        looks.append(gc.isenabled())

    monkeypatch.setattr(Leader, "run", run)
    gc.disable()
    try:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            lead(TWO, listening)
    finally:
        gc.enable()
        gc.unfreeze()
    assert looks == [True]
