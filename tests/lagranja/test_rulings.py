"""The options on docs/rulings.md; and the check that every ruling has a test (every_game)."""

import re

from barrowgate.lagranja.game import OPTIONS
from tests.rulings_page import our_page, ruling_ids, unknown, untested

# --- The page -----------------------------------------------------------------------------------


def test_every_switch_of_the_page_is_an_option_with_these_values() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|", our_page(), flags=re.MULTILINE)
    page = {option: (set(re.findall(r"\w+", values)), default) for option, values, default in rows}
    engine = {option: (set(values), values[0]) for option, values in OPTIONS.items()}
    assert {key: (values, default.strip("`")) for key, (values, default) in page.items()} == engine


# --- The check itself ---------------------------------------------------------------------------

PAGE = "| # | question |\n|---|---|\n| G7 | a | b |\n| G98 | (see G5) | c |\n| G99 | x | G12 |\n"


def test_the_check_reads_the_ids_of_the_rows_and_no_others() -> None:
    assert ruling_ids(PAGE, "G") == [7, 98, 99]


def test_the_check_reads_the_rulings_of_one_game_only() -> None:
    page = f"{PAGE}| A7 | a | b |\n"
    assert ruling_ids(page, "A") == [7]
    assert untested(page, ["def test_g7_a() -> None: ..."], "A") == ["A7"]
    assert untested(page, ["def test_a7_a() -> None: ..."], "A") == []


def test_the_check_finds_a_ruling_without_a_test() -> None:
    sources = ["def test_g98_is_told() -> None: ...", "def test_g7_is_too() -> None: ..."]
    assert untested(PAGE, sources, "G") == ["G99"]
    assert untested(PAGE, [*sources, "def test_g99_as_well() -> None: ..."], "G") == []


def test_the_check_finds_a_test_without_a_ruling() -> None:
    source = "def test_g7_a() -> None: ...\ndef test_g8_b() -> None: ..."
    assert unknown(PAGE, [source], "G") == ["G8"]


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
    assert untested(PAGE, not_tests, "G") == ["G7", "G98", "G99"]
