"""Which tests cover which paragraph of the rules in docs/rules.

``@paragraph("8.3.2")`` above a test says that it shows this paragraph at work. The table is read
from the sources, so that it is complete whichever tests were collected.
"""

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

RULES = Path(__file__).parents[1] / "docs" / "rules"
HEADING = re.compile(r"^#{2,4} (\d+(?:\.\d+)*) ")

Test = TypeVar("Test", bound=Callable[..., None])


def paragraph(*numbers: str) -> Callable[[Test], Test]:
    """The paragraphs that the test below shows at work."""

    def same(test: Test) -> Test:
        return test

    if not numbers:
        raise ValueError("a test is marked with at least one paragraph")
    return same


@dataclass(frozen=True)
class Paragraphs:
    """The rules of one game, the folder of its tests, and the sections that are played."""

    game: str
    tests: Path
    first_section: int
    last_section: int

    def numbered(self) -> list[str]:
        """Every numbered paragraph of the rules, in their order."""
        lines = (RULES / f"{self.game}.md").read_text(encoding="utf-8").splitlines()
        return [found[1] for line in lines if (found := HEADING.match(line))]

    def played(self) -> list[str]:
        """The paragraphs that say how the game is played."""
        sections = range(self.first_section, self.last_section + 1)
        return [number for number in self.numbered() if int(number.split(".")[0]) in sections]

    def covered(self) -> dict[str, list[str]]:
        """The tests of each paragraph, as file::test."""
        table: dict[str, list[str]] = {}
        for path in sorted(self.tests.glob("test_*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for number in _marks(node):
                        table.setdefault(number, []).append(f"{path.name}::{node.name}")
        return table

    def strangers(self) -> dict[str, list[str]]:
        """Tests marked with a number that the rules do not have."""
        known = set(self.numbered())
        return {number: tests for number, tests in self.covered().items() if number not in known}

    def are_in_order(self) -> bool:
        """No number twice, and each after those before it."""
        found = [[int(part) for part in number.split(".")] for number in self.numbered()]
        return all(one < other for one, other in pairwise(found))


def _marks(test: ast.FunctionDef) -> list[str]:
    """The numbers in the test's ``@paragraph(...)``."""
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call)
        and isinstance(mark.func, ast.Name)
        and mark.func.id == paragraph.__name__
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
