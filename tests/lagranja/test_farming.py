"""Farm steps 2 and 3: paragraphs 6.2 (income) and 6.3 (growth and offspring)."""

import pytest

from barrowgate.lagranja import names
from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph


def silver_and_causes(scene: Scene) -> list[tuple[int, int]]:
    """The silver that came with the newest action, each amount with its cause."""
    return [
        (amount, cause)
        for kind, _, _, amount, _, cause in scene.events
        if kind == names.EVENT_SILVER
    ]


# --- 6.2 --------------------------------------------------------------------------------------


@paragraph("6.2")
def test_at_the_start_nobody_has_any_income() -> None:
    scene = Scene("income", seats=4).begin()
    for _ in range(4):
        scene.play("done")
    assert [scene.silver(seat) for seat in range(4)] == [0] * 4
    assert scene.view()["step"] == "growth"


@paragraph("6.2")
def test_the_merchant_house_pays_three_silver() -> None:
    assert Scene("income").farm(0, crafts={"merchant_house": "back"}).begin().silver() == 3


@paragraph("6.2")
def test_the_deli_brings_a_trade_commodity() -> None:
    scene = Scene("income").farm(0, crafts={"deli": "back"}).begin()
    assert (scene.stock("commodity"), scene.silver()) == (1, 0)


@paragraph("6.2")
@pytest.mark.parametrize("good", ["olive", "grain", "grape", "pig"])
def test_the_greengrocer_brings_a_resource_of_choice(good: str) -> None:
    scene = Scene("income").farm(0, crafts={"greengrocer": "back"}).begin()
    assert scene.legal() == ["take olive", "take grain", "take grape", "take pig"]
    scene.play(f"take {good}")
    assert (scene.stock(good), sum(scene.of()["stock"].values())) == (1, 1)
    assert scene.question == "turn"


@paragraph("6.2")
def test_the_greengrocers_pig_is_sold_at_once_when_there_is_no_room() -> None:
    scene = Scene("income").farm(0, pig=2, crafts={"greengrocer": "back"}).begin()
    scene.play("take pig")
    assert (scene.stock("pig"), scene.silver()) == (2, 3)


@paragraph("6.2")
@pytest.mark.parametrize("craft", ["greengrocer", "merchant_house", "deli"])
def test_a_marker_that_lies_front_up_gives_no_income(craft: str) -> None:
    scene = Scene("income").farm(0, crafts={craft: "front"}).begin()
    assert scene.question == "turn"
    assert (scene.silver(), sum(scene.of()["stock"].values())) == (0, 0)


@paragraph("6.2")
@pytest.mark.parametrize("craft", ["village_store", "butcher", "wainwright"])
def test_the_other_three_markers_give_no_income(craft: str) -> None:
    scene = Scene("income").farm(0, crafts={craft: "back"}, extensions=[2]).begin()
    assert (scene.silver(), scene.vp(), sum(scene.of()["stock"].values())) == (1, 0, 0)


@paragraph("6.2")
def test_every_extension_with_a_silver_symbol_pays_one() -> None:
    """Of the extensions of cards 1, 2 and 5 the last two show silver."""
    assert Scene("income").farm(0, extensions=[1, 2, 5]).begin().silver() == 2


@paragraph("6.2")
def test_merchant_house_extension_and_deli_give_four_silver_and_a_commodity() -> None:
    crafts = {"merchant_house": "back", "deli": "back"}
    scene = Scene("income").farm(0, crafts=crafts, extensions=[2]).begin()
    assert (scene.silver(), scene.stock("commodity")) == (4, 1)


@paragraph("6.2")
def test_income_comes_from_markers_then_extensions_then_helpers() -> None:
    crafts = {"greengrocer": "back", "merchant_house": "back", "wainwright": "back"}
    scene = Scene("income").farm(
        0,
        crafts=crafts,
        extensions=[2],
        helpers=[45, 52, 27],
        pig=1,
        fields={"olive": [1], "grain": [1, 1], "grape": [0]},
    )
    scene.begin()
    assert (scene.question, scene.silver()) == ("resource", 0)
    scene.play("take pig")
    assert silver_and_causes(scene) == [
        (3, names.CAUSE_CRAFT + 1),
        (1, names.CAUSE_EXTENSION),
        (2, 27),
        (2, 52),
        (2, 45),  # the pig of the Greengrocer counts
    ]


@paragraph("6.2")
def test_after_the_income_the_player_has_a_turn_with_it() -> None:
    scene = Scene("income").farm(0, crafts={"merchant_house": "back"}).begin()
    scene.play("buy olive", "done")
    assert (scene.actor, scene.stock("olive")) == (1, 1)


@paragraph("6.2")
def test_everyone_gets_income_in_turn_order() -> None:
    scene = Scene("income", order=[1, 0]).farm(0, extensions=[2]).farm(1, extensions=[5]).begin(1)
    assert (scene.actor, scene.silver(0), scene.silver(1)) == (1, 0, 1)
    scene.play("done")
    assert (scene.actor, scene.silver(0), scene.silver(1)) == (0, 1, 1)


@paragraph("6.2")
def test_a_pig_of_the_income_can_breed_in_step_three() -> None:
    scene = Scene("income").farm(0, pig=1, extensions=[1], crafts={"greengrocer": "back"}).begin()
    scene.play("take pig", "done", "done", "grow")
    assert scene.stock("pig") == 3


# --- 6.3 Growth -------------------------------------------------------------------------------


@paragraph("6.3")
def test_on_every_empty_field_a_good_of_its_kind_appears() -> None:
    scene = Scene("growth").farm(0, fields={"olive": [0, 0], "grain": [0], "grape": [0]}).begin()
    pool = scene.pool()
    scene.play("grow")
    assert scene.fields("olive") == [1, 1]
    assert scene.fields("grain") == [1]
    assert scene.fields("grape") == [1]
    assert scene.pool() == pool - 4
    assert sum(scene.of()["stock"].values()) == 0


@paragraph("6.3")
def test_a_field_that_still_holds_a_good_grows_nothing() -> None:
    scene = Scene("growth").farm(0, fields={"olive": [1, 0], "grape": [3]}).begin().play("grow")
    assert scene.fields("olive") == [1, 1]
    assert scene.fields("grape") == [3]


@paragraph("6.3")
def test_anytime_actions_come_before_growth_and_growth_ends_the_turn() -> None:
    scene = Scene("growth").farm(0, silver=2, fields={"olive": [1]}).begin()
    scene.play("upgrade olive field 1")
    assert scene.fields("olive") == [0]
    assert scene.why("done") == "must-choose"
    scene.play("grow")
    assert scene.fields("olive") == [1]
    assert scene.actor == 1


@paragraph("6.3")
def test_with_the_handyman_one_field_that_is_not_empty_grows_too() -> None:
    scene = Scene("growth").farm(0, helpers=[34], fields={"olive": [1, 0], "grain": [2]}).begin()
    scene.play("grow")
    assert scene.legal() == ["pass", "grow olive field 1", "grow grain field 2"]
    scene.play("grow olive field 1")
    assert scene.fields("olive") == [2, 1]
    assert scene.fields("grain") == [2]


@paragraph("6.3")
def test_a_field_that_was_empty_when_the_step_began_is_not_the_handymans() -> None:
    scene = Scene("growth").farm(0, helpers=[34], fields={"olive": [0]}).begin().play("grow")
    assert scene.fields("olive") == [1]
    assert scene.actor == 1


# --- 6.3 Offspring ----------------------------------------------------------------------------


@paragraph("6.3")
@pytest.mark.parametrize(("pigs", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (5, 6)])
def test_two_pigs_or_more_have_one_young(pigs: int, after: int) -> None:
    scene = Scene("growth").farm(0, pig=pigs, extensions=[1, 2, 3, 4]).begin().play("grow")
    assert scene.stock("pig") == after


@paragraph("6.3")
def test_without_a_free_place_there_is_no_young_and_no_silver_for_it() -> None:
    scene = Scene("growth").farm(0, pig=2).begin().play("grow")
    assert (scene.stock("pig"), scene.silver()) == (2, 0)


@paragraph("6.3")
def test_a_pig_may_be_sold_before_growth_to_make_room() -> None:
    scene = Scene("growth").farm(0, pig=3, extensions=[1]).begin().play("sell pig", "grow")
    assert (scene.stock("pig"), scene.silver()) == (3, 3)


@paragraph("6.3")
def test_two_pigs_must_remain() -> None:
    scene = Scene("growth").farm(0, pig=2).begin().play("sell pig", "grow")
    assert scene.stock("pig") == 1


@paragraph("6.3")
def test_the_newborn_is_not_sold_before_the_next_turn() -> None:
    scene = Scene("growth").farm(0, pig=2, extensions=[1]).begin().play("grow")
    assert scene.actor == 1
    assert scene.why("sell pig", seat=0) == "not-your-turn"
    scene.play("grow")
    assert scene.view()["step"] == "roof"
    assert scene.can("sell pig", seat=0)


@paragraph("6.3")
@pytest.mark.parametrize(("extensions", "after"), [([1, 2], 4), ([1], 3), ([], 2)])
def test_the_pig_breeder_has_two_young_as_far_as_there_is_room(
    extensions: list[int], after: int
) -> None:
    scene = Scene("growth").farm(0, pig=2, helpers=[62], extensions=extensions).begin()
    scene.play("grow")
    assert (scene.stock("pig"), scene.silver()) == (after, 0)


@paragraph("6.3")
def test_places_on_helpers_hold_young_too() -> None:
    scene = Scene("growth").farm(0, pig=2, helpers=[12]).begin().play("grow")
    assert scene.stock("pig") == 3
