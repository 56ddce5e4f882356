"""The harvest phase and sowing: paragraphs 5, 5.1 to 5.4 and 7.2."""

import pytest

from tests.loyang.builders import VEGETABLES, Scene
from tests.loyang.paragraphs import paragraph

TAKES = {
    3: {"wheat", "pumpkin", "turnip", "cabbage", "bean", "leek"},
    4: {"wheat", "pumpkin", "turnip", "cabbage", "bean"},
    5: {"wheat", "pumpkin", "turnip", "cabbage"},
    6: {"wheat", "pumpkin", "turnip"},
}


def harvested(scene: Scene) -> Scene:
    """Stop after the harvest of seat 0, before the discard is shuffled: seat 1 is asked."""
    scene.farm(1, cards=["harvest_hand"], fields=[(4, "bean", 4)]).begin(0)
    assert (scene.actor, scene.question) == (1, "harvest")
    return scene


# --- 5.1 ----------------------------------------------------------------------------------------


@paragraph("5", "5.1")
def test_everybody_turns_the_top_field_over_and_lays_it_to_the_right() -> None:
    scene = Scene("fields").farm(0, fields=[(4, "bean", 3)], pile=[5, 3]).farm(1, pile=[6]).begin()
    assert scene.fields(0) == [(9, None, 0), (4, "bean", 2), (5, None, 0)]
    assert scene.fields(1) == [(9, None, 0), (6, None, 0)]
    assert [scene.of(seat)["pile"] for seat in (0, 1)] == [1, 0]


@paragraph("5.1")
def test_without_a_pile_no_field_comes() -> None:
    scene = Scene("fields", round=8).begin()
    assert scene.position.view(0)["round"] == 9
    assert scene.fields() == [(9, None, 0)]


@paragraph("5.1")
def test_new_fields_come_before_all_harvests() -> None:
    scene = Scene("fields").farm(0, cards=["harvest_hand"], fields=[(4, "bean", 4)], pile=[3])
    scene.farm(1, pile=[6]).begin()
    assert scene.question == "harvest"
    assert scene.fields(0) == [(9, None, 0), (4, "bean", 4), (3, None, 0)]
    assert scene.fields(1)[-1] == (6, None, 0)


@paragraph("5.1")
def test_a_common_field_that_was_put_under_the_pile_comes_up_for_nothing() -> None:
    scene = Scene().farm(cards=["leaseholder", "field 1"], pile=[4]).begin()
    scene.play("use leaseholder swap", "pick 1 field 2", "place 1", "done", "done")
    assert "field 1" not in scene.area()
    scene.play("done", "done")
    assert scene.fields() == [(9, None, 0), (4, None, 0), (3, None, 0)]
    assert "field 1" in scene.area()
    assert (scene.cash(), scene.question) == (0, "distribute")


# --- 5.2 ----------------------------------------------------------------------------------------


@paragraph("5.2")
def test_one_vegetable_of_each_sown_field_comes_to_the_cart() -> None:
    scene = Scene("harvest").farm(
        home=("wheat", 5), fields=[(4, "bean", 4), (3, "bean", 2), (5, None, 0)]
    )
    scene.begin()
    assert scene.fields() == [(9, "wheat", 4), (4, "bean", 3), (3, "bean", 1), (5, None, 0)]
    assert (scene.cart("wheat"), scene.cart("bean")) == (1, 2)


@paragraph("5.2")
def test_the_storehouse_is_emptied_onto_the_cart() -> None:
    scene = Scene("harvest").farm(store={"leek": 3, "wheat": 1}, enlarged=True).begin()
    assert (scene.cart("leek"), scene.cart("wheat")) == (3, 1)
    assert (scene.store("leek"), scene.store("wheat")) == (0, 0)


# --- 5.3 ----------------------------------------------------------------------------------------


@paragraph("5.3")
def test_an_emptied_private_field_leaves_the_game() -> None:
    scene = harvested(Scene("harvest").farm(fields=[(3, "turnip", 1), (5, None, 0)]))
    assert scene.fields() == [(9, None, 0), (5, None, 0)]
    assert scene.position.view(0)["discards"] == []


@paragraph("5.3")
def test_an_emptied_common_field_goes_to_the_discard() -> None:
    scene = Scene("harvest").farm(cards=["field 3", "field 5"]).sown(0, "field 3", "bean", 1)
    harvested(scene)
    assert scene.is_discarded("field 3")
    assert scene.area() == ["field 5"]
    assert scene.fields() == [(9, None, 0), (5, None, 0)]


@paragraph("5.3")
def test_the_card_under_an_emptied_common_field_appears() -> None:
    scene = Scene("harvest").farm(packs=[("field 3", "stall 1")]).sown(0, "field 3", "bean", 1)
    harvested(scene)
    assert scene.area() == ["stall 1"]
    assert scene.card("stall 1")["holds"] == ["pumpkin", "turnip", "cabbage"]


@paragraph("5.3")
def test_a_field_that_keeps_a_vegetable_stays() -> None:
    scene = harvested(Scene("harvest").farm(fields=[(3, "turnip", 2)]))
    assert scene.fields() == [(9, None, 0), (3, "turnip", 1)]


@paragraph("5.3")
def test_a_field_under_an_emptied_one_is_laid_out_unsown() -> None:
    scene = Scene("harvest").farm(packs=[("field 3", "field 5")]).sown(0, "field 3", "bean", 1)
    harvested(scene)
    assert scene.fields() == [(9, None, 0), (5, None, 0)]
    assert scene.cash() == 0


# --- 5.4 ----------------------------------------------------------------------------------------


def three_farmers() -> Scene:
    """The first player is seat 1; seat 2 has the Harvest Hand, seat 0 the Foreman."""
    scene = Scene("harvest", seats=3, first=1, second=2)
    scene.farm(0, cards=["foreman"], fields=[(4, "bean", 4)])
    scene.farm(1, fields=[(4, "bean", 4)])
    return scene.farm(2, cards=["harvest_hand"], fields=[(4, "bean", 4)]).begin()


@paragraph("5.4")
def test_players_harvest_clockwise_beginning_with_the_big_token() -> None:
    scene = three_farmers()
    assert (scene.actor, scene.question) == (2, "harvest")
    assert [scene.cart("bean", seat) for seat in range(3)] == [0, 1, 0]


@paragraph("5.4")
def test_a_harvest_hand_taken_with_the_foreman_serves_a_harvest_still_to_come() -> None:
    scene = three_farmers()
    scene.play("use harvest_hand", "accept", "harvest", "extra 1")
    assert (scene.actor, scene.question) == (0, "harvest")
    scene.play("use harvest_hand", "harvest", "extra 1")
    assert [scene.cart("bean", seat) for seat in range(3)] == [2, 1, 2]


@paragraph("5.4")
def test_a_harvest_hand_taken_after_the_own_harvest_is_kept() -> None:
    scene = Scene("harvest").farm(0, cards=["foreman"], fields=[(4, "bean", 4)])
    scene.farm(1, cards=["harvest_hand"], fields=[(4, "bean", 4)]).begin()
    scene.play("use harvest_hand", "accept", "harvest", "extra 0")
    assert scene.question == "distribute"
    assert scene.area(0) == ["harvest_hand"]
    assert [scene.cart("bean", seat) for seat in (0, 1)] == [1, 1]


# --- 7.2 ----------------------------------------------------------------------------------------


@paragraph("7.2")
@pytest.mark.parametrize("size", TAKES)
@pytest.mark.parametrize("crop", VEGETABLES)
def test_the_more_spaces_a_field_has_the_fewer_crops_it_takes(size: int, crop: str) -> None:
    scene = Scene().farm(cart={crop: 1}, home=("wheat", 5), fields=[(size, None, 0)]).begin()
    assert scene.why(f"sow {crop} field 2") == ("" if crop in TAKES[size] else "wrong-crop")


@paragraph("7.2")
def test_one_vegetable_fills_all_spaces_and_is_harvested_from_the_next_round_on() -> None:
    scene = Scene().farm(cart={"bean": 1}, fields=[(4, None, 0)]).begin()
    scene.play("sow bean field 2")
    assert scene.fields()[1] == (4, "bean", 4)
    assert scene.cart("bean") == 0
    scene.play("done", "done", "done", "done")
    assert scene.position.view(0)["round"] == 4
    assert scene.fields()[1] == (4, "bean", 3)
    assert scene.cart("bean") == 1


@paragraph("7.2")
def test_a_field_is_sown_only_while_it_is_unsown_and_from_the_cart() -> None:
    scene = Scene().farm(
        cart={"bean": 1}, store={"wheat": 1}, fields=[(4, "bean", 1), (4, None, 0)]
    )
    scene.begin()
    assert scene.why("sow bean field 2") == "field-sown"
    assert scene.why("sow wheat field 3") == "not-in-cart"
    assert scene.why("sow bean field 4") == "no-field"
    assert scene.can("sow bean field 3")


@paragraph("7.2")
def test_a_covered_field_cannot_be_sown() -> None:
    scene = Scene().farm(cart={"bean": 1}, home=("wheat", 5), packs=[("stall 1", "field 1")])
    assert scene.begin().offers("sow") == []
