"""Every helper has tests of its own, named after it."""

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from barrowgate.loyang.loading import shipped

KEYS = [helper["key"] for helper in shipped().data["helper"]]
RULES = Path(__file__).parents[2] / "docs" / "rules" / "loyang.md"
PHASES = {
    (3,): "Action phase",
    (1, 3): "Harvest phase or action phase",
    (2,): "Card phase",
    (1, 2, 3): "All phases",
}
NOT_RUN = ("skip", "skipif", "xfail")


def sources() -> list[str]:
    files = sorted(Path(__file__).parent.glob("test_helpers_*.py"))
    return [file.read_text(encoding="utf-8") for file in files]


def is_run(function: ast.FunctionDef) -> bool:
    """A test that says something and is not put aside."""
    marks = [ast.unparse(decorator) for decorator in function.decorator_list]
    aside = any(word in re.split(r"\W", mark) for mark in marks for word in NOT_RUN)
    return not aside and any(isinstance(node, ast.Assert) for node in ast.walk(function))


def untested(keys: Iterable[str], texts: Iterable[str]) -> list[str]:
    """Keys after which no test of these files is named."""
    tests = [
        node.name
        for text in texts
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef) and is_run(node)
    ]
    return [key for key in keys if not any(name.startswith(f"test_{key}_") for name in tests)]


def test_there_are_twenty_helpers() -> None:
    assert len(KEYS) == len(set(KEYS)) == 20


@pytest.mark.parametrize("key", KEYS)
def test_every_helper_has_a_test_that_is_named_after_it(key: str) -> None:
    assert untested([key], sources()) == []


def when(helper: Mapping[str, Any]) -> str:
    """``Action phase; lantern``: how the rules begin the line that says when a helper is used."""
    told = PHASES[tuple(helper["phases"])]
    if helper.get("pays_in_2"):
        told += "; while paying in the card phase too"
    return told + "; lantern" if helper["lantern"] else told


@pytest.mark.parametrize("helper", shipped().data["helper"], ids=KEYS)
def test_the_rules_say_when_a_helper_is_used_as_the_data_do(helper: Mapping[str, Any]) -> None:
    number = KEYS.index(helper["key"]) + 1
    rules = RULES.read_text(encoding="utf-8")
    text = rules.partition(f"### 12.{number} ")[2].partition("\n### ")[0]
    assert text.startswith(helper["name"]["en"])
    (line,) = re.findall(r"^\*(.+)\.\*$", text, re.MULTILINE)
    assert re.split(r" \(ruling|, for |; the second ", line)[0] == when(helper)


def test_a_helper_without_a_test_is_found() -> None:
    assert "night_watchman" in untested([*KEYS, "night_watchman"], sources())
    named = "def test_night_watchman_sleeps() -> None:\n    assert not 0\n"
    assert untested(["night_watchman"], [named]) == []


@pytest.mark.parametrize(
    "text",
    [
        "# test_trader_trades\nNAME = 'test_trader_trades'\n",
        "def trader_trades():\n    assert 1\n",
        "def test_traders_trade():\n    assert 1\n",
        "def test_a_trader_trades():\n    assert 1\n",
        "def test_trader_trades():\n    pass\n",
        "@pytest.mark.skip\ndef test_trader_trades():\n    assert 1\n",
        "@pytest.mark.xfail(reason='')\ndef test_trader_trades():\n    assert 1\n",
        "def outer():\n    def test_trader_trades():\n        assert 1\n",
    ],
)
def test_what_is_no_test_of_the_trader_does_not_count(text: str) -> None:
    assert untested(["trader"], [text]) == ["trader"]
