"""A game with rules alone can be on the registry: the tests of every game run what it has.

They are run in another process, where pebbles are on the registry before any test is collected.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from barrowgate.games import GameEntry, extended
from barrowgate.games.entry import PARTS
from tests.kits import FINISHED, KITS, has_kit
from tests.pebbles.game import Pebbles
from tests.pebbles.plugin import PEBBLES
from tests.test_registry import check_finished

ROOT = Path(__file__).parents[1]
# They go over the registry when they are collected. Those of the finished games are not run again.
OF_EVERY_GAME = (
    "tests/test_registry.py",
    "tests/test_rule_order.py",
    "tests/test_locales.py",
    "tests/test_records_last.py",
    "tests/test_byte_formats.py",
    "tests/core/test_position_bytes.py",
    "tests/every_game/test_rules_alone.py",
    "tests/every_game/test_golden_records.py",
    "tests/every_game/test_reasons.py",
    "tests/lab/test_targets.py",
)


def test_the_tests_of_every_game_run_what_an_unfinished_game_has() -> None:
    others = " and ".join(f"not {name}" for name in FINISHED)
    plugins = ("-p", "tests.pebbles.plugin", "-p", "no:cacheprovider")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, "-v", "-n", "0", "-k", others, *OF_EVERY_GAME],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert done.returncode == 0, done.stdout
    assert "[pebbles-2] PASSED" in done.stdout
    assert " skipped" not in done.stdout.splitlines()[-1]


def test_it_has_no_kit_and_no_part() -> None:
    assert not has_kit(PEBBLES)
    assert PEBBLES.name not in KITS
    assert [part for part in PARTS if getattr(PEBBLES, part)] == []
    assert PEBBLES.commands() == ["simulate", "ladder", "bench"]


def test_a_game_that_is_not_marked_unfinished_must_have_everything() -> None:
    as_if_finished = GameEntry(Pebbles)
    assert has_kit(as_if_finished)  # it is looked for, and its lack is an error
    with extended(as_if_finished), pytest.raises(AssertionError):
        check_finished(as_if_finished)
