"""Every ruling of docs/rulings.md has a test named after it; they are in GAME/test_rulings_*.py."""

from tests.kit import Kit
from tests.kits import every_kit
from tests.rulings_page import our_page, our_sources, ruling_ids, unknown, untested


@every_kit
def test_every_ruling_has_a_test_named_after_it(kit: Kit) -> None:
    assert untested(our_page(), our_sources(kit.paragraphs.tests), kit.ruling) == []


@every_kit
def test_no_test_is_named_after_a_ruling_that_does_not_exist(kit: Kit) -> None:
    assert unknown(our_page(), our_sources(kit.paragraphs.tests), kit.ruling) == []


@every_kit
def test_the_rulings_are_numbered_without_a_gap_that_is_not_known(kit: Kit) -> None:
    numbers = ruling_ids(our_page(), kit.ruling)
    assert len(numbers) >= 42
    assert len(numbers) == len(set(numbers))
    assert set(range(1, max(numbers) + 1)) - set(numbers) == kit.rulings_left_out
