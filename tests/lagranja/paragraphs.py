"""Which tests cover which paragraph of docs/rules/la-granja.md.

``@paragraph("8.3.2")`` above a test says that it shows this paragraph at work. The table is read
from the sources, so that it is complete whichever tests were collected.
"""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "la-granja.md"
HEADING = re.compile(r"^#{2,4} (\d+(?:\.\d+)*) ")
FIRST_SECTION, LAST_SECTION = 4, 11  # what is played; 12 has a test a helper

Test = TypeVar("Test", bound=Callable[..., None])


def paragraph(*numbers: str) -> Callable[[Test], Test]:
    """The paragraphs that the test below shows at work."""

    def same(test: Test) -> Test:
        return test

    if not numbers:
        raise ValueError("a test is marked with at least one paragraph")
    return same


def numbered() -> list[str]:
    """Every numbered paragraph of the rules, in their order."""
    lines = RULES.read_text(encoding="utf-8").splitlines()
    return [found[1] for line in lines if (found := HEADING.match(line))]


def played() -> list[str]:
    """The paragraphs that tell how the game is played: sections 4 to 11."""
    return [n for n in numbered() if FIRST_SECTION <= int(n.split(".")[0]) <= LAST_SECTION]


def covered() -> dict[str, list[str]]:
    """The tests of each paragraph, as file::test."""
    table: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in _marks(node):
                    table.setdefault(number, []).append(f"{path.name}::{node.name}")
    return table


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
