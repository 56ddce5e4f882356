"""Every ruling of docs/rulings.md has a test named after it; the tests are in test_rulings_*.py."""

from pathlib import Path

from tests.rulings_page import our_page, our_sources, ruling_ids, unknown, untested

HERE = Path(__file__).parent
UNUSED = {21, 28, 29}


def test_every_ruling_has_a_test_named_after_it() -> None:
    assert untested(our_page(), our_sources(HERE), "A") == []


def test_no_test_is_named_after_a_ruling_that_does_not_exist() -> None:
    assert unknown(our_page(), our_sources(HERE), "A") == []


def test_the_rulings_are_numbered_with_three_gaps_only() -> None:
    numbers = ruling_ids(our_page(), "A")
    assert len(numbers) >= 42
    assert len(numbers) == len(set(numbers))
    assert set(range(1, max(numbers) + 1)) - set(numbers) == UNUSED
