"""Components of a player's own, told value by value beside those that are shipped."""

from barrowgate.core.components.differing import Difference
from barrowgate.lagranja import loading as lagranja
from barrowgate.loyang import loading as loyang
from barrowgate.orchard.game import Orchard


def test_the_shipped_box_differs_in_nothing() -> None:
    assert lagranja.shipped().differences == ()
    assert loyang.from_changes("{}").differences == ()


def test_a_value_is_told_with_its_place_and_what_it_was() -> None:
    box = loyang.from_changes('{"setup": {"cash": 12}}')
    assert box.differences == (Difference(("setup", "cash"), "10", "12"),)


def test_entries_of_a_list_are_named_by_their_ids_and_lists_are_told_as_words() -> None:
    box = lagranja.from_changes('{"card": [{"number": 1, "barrow": {"goods": ["olive", "pig"]}}]}')
    assert box.differences == (
        Difference(("card", "1", "barrow", "goods"), "grain pig", "olive pig"),
    )


def test_what_is_replaced_as_a_whole_tells_also_what_is_gone() -> None:
    helper = '{"effect": "vp_when_marker_removed", "vp": 1, "when": "reaction", "once": false}'
    box = lagranja.from_changes(f'{{"card": [{{"number": 1, "helper": {helper}}}]}}')
    told = {each.place[-1]: (each.was, each.value) for each in box.differences}
    assert told == {
        "effect": ("upgrade_discount", "vp_when_marker_removed"),
        "silver": ("1", ""),
        "when": ("any", "reaction"),
        "vp": ("", "1"),
    }


def test_a_value_that_is_repeated_is_no_difference() -> None:
    box = loyang.from_changes('{"setup": {"cash": 10}}')
    assert box.changes
    assert box.differences == ()


def test_a_game_without_a_box_tells_the_same() -> None:
    assert Orchard(components_changes='{"apples": 2}').components_differences == [
        Difference(("apples",), "0", "2")
    ]
