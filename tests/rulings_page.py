"""Which rulings of docs/rulings.md have a test named after them (``test_g17_...`` for G17)."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

RULINGS = Path(__file__).parents[1] / "docs" / "rulings.md"


def our_page() -> str:
    return RULINGS.read_text(encoding="utf-8")


def our_sources(folder: Path) -> list[str]:
    """The files of a folder that hold tests of rulings."""
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_rulings_*.py"))]


def ruling_ids(page: str, letter: str) -> list[int]:
    """The numbers of the rulings of one game, in the order in which the page lists them."""
    return [int(number) for number in re.findall(rf"^\| {letter}(\d+) \|", page, re.MULTILINE)]


def ids_with_tests(source: str, letter: str) -> set[int]:
    """The rulings that the tests of one file are named after; only what pytest would run counts."""
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            named = re.match(rf"test_{letter.lower()}(\d+)_\w", node.name)
            if named and not any("skip" in ast.unparse(mark) for mark in node.decorator_list):
                found.add(int(named[1]))
    return found


def untested(page: str, sources: Iterable[str], letter: str) -> list[str]:
    """Rulings without a test of their own."""
    tested = _tested(sources, letter)
    return [f"{letter}{number}" for number in ruling_ids(page, letter) if number not in tested]


def unknown(page: str, sources: Iterable[str], letter: str) -> list[str]:
    """Rulings that tests are named after, but that the page does not have."""
    strangers = _tested(sources, letter) - set(ruling_ids(page, letter))
    return [f"{letter}{number}" for number in sorted(strangers)]


def _tested(sources: Iterable[str], letter: str) -> set[int]:
    return set[int]().union(*(ids_with_tests(source, letter) for source in sources))
