"""How many processes there may be, where nobody says: as many as may run at a time."""

import os

import pytest

from barrowgate.lab.cores import cores


def test_a_core_that_this_process_may_not_run_on_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3, 5}, raising=False)
    assert cores() == 2


@pytest.mark.parametrize(("said", "taken"), [(64, 64), (None, 1)])
def test_where_the_system_does_not_tell_all_of_the_machine_count(
    monkeypatch: pytest.MonkeyPatch, said: int | None, taken: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: said)
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert cores() == taken
