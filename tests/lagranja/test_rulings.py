"""Every ruling of docs/rulings.md has a test named after it; the tests are in test_rulings_*.py."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from barrowgate.lagranja.game import OPTIONS

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings.md"


def ruling_ids(page: str) -> list[int]:
    """The numbers of the rulings, in the order in which the page tells them."""
    return [int(number) for number in re.findall(r"^\| G(\d+) \|", page, flags=re.MULTILINE)]


def ids_with_tests(source: str) -> set[int]:
    """The rulings that the tests of one file are named after; only what pytest would run counts."""
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            named = re.match(r"test_g(\d+)_\w", node.name)
            if named and not any("skip" in ast.unparse(mark) for mark in node.decorator_list):
                found.add(int(named[1]))
    return found


def untested(page: str, sources: Iterable[str]) -> list[str]:
    """Rulings without a test of their own."""
    tested = set().union(*map(ids_with_tests, sources))
    return [f"G{number}" for number in ruling_ids(page) if number not in tested]


def unknown(page: str, sources: Iterable[str]) -> list[str]:
    """Rulings that tests are named after, but that the page does not have."""
    tested = set().union(*map(ids_with_tests, sources))
    return [f"G{number}" for number in sorted(tested - set(ruling_ids(page)))]


def our_sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_rulings_*.py"))]


def our_page() -> str:
    return RULINGS.read_text(encoding="utf-8")


# --- The page -----------------------------------------------------------------------------------


def test_every_ruling_has_a_test_named_after_it() -> None:
    assert untested(our_page(), our_sources()) == []


def test_no_test_is_named_after_a_ruling_that_does_not_exist() -> None:
    assert unknown(our_page(), our_sources()) == []


def test_the_rulings_are_numbered_without_a_gap() -> None:
    numbers = ruling_ids(our_page())
    assert len(numbers) >= 42
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


def test_every_switch_of_the_page_is_an_option_with_these_values() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|", our_page(), flags=re.MULTILINE)
    page = {option: (set(re.findall(r"\w+", values)), default) for option, values, default in rows}
    engine = {option: (set(values), values[0]) for option, values in OPTIONS.items()}
    assert {key: (values, default.strip("`")) for key, (values, default) in page.items()} == engine


# --- The check itself ---------------------------------------------------------------------------

PAGE = "| # | question |\n|---|---|\n| G7 | a | b |\n| G98 | (see G5) | c |\n| G99 | x | G12 |\n"


def test_the_check_reads_the_ids_of_the_rows_and_no_others() -> None:
    assert ruling_ids(PAGE) == [7, 98, 99]


def test_the_check_finds_a_ruling_without_a_test() -> None:
    sources = ["def test_g98_is_told() -> None: ...", "def test_g7_is_too() -> None: ..."]
    assert untested(PAGE, sources) == ["G99"]
    assert untested(PAGE, [*sources, "def test_g99_as_well() -> None: ..."]) == []


def test_the_check_finds_a_test_without_a_ruling() -> None:
    assert unknown(PAGE, ["def test_g7_a() -> None: ...\ndef test_g8_b() -> None: ..."]) == ["G8"]


def test_the_check_is_not_satisfied_by_a_test_that_does_not_run() -> None:
    not_tests = [
        "# def test_g7_commented_out() -> None: ...",
        "def g7_test() -> None: ...",
        "def test_g77_another_number() -> None: ...",
        "def test_g7_() -> None: ...",
        "def test_a() -> None:\n    def test_g7_inside() -> None: ...",
        "test_g7_name = 1",
        "@pytest.mark.skip(reason='later')\ndef test_g7_skipped() -> None: ...",
    ]
    assert untested(PAGE, not_tests) == ["G7", "G98", "G99"]
