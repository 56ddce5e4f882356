"""What whole games of Loyang have found; tests/every_game plays them."""

import pytest

from barrowgate.loyang import names
from tests.loyang.builders import Scene


def test_by_rules_1_a_squire_thrown_away_while_its_field_is_paid_is_discarded_once() -> None:
    scene = Scene("cards", rules=1).farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["casual 1", "casual 2"]).courtyard("field 1").begin(0)
    scene.play("use squire", "take field 1", "done", "play stall 1")
    assert scene.question == "funds"
    scene.play("throw squire", "loan")
    assert scene.is_discarded("squire")
    assert scene.actor == 1


def test_by_rules_1_a_squire_thrown_away_while_its_field_is_paid_may_be_taken_by_another() -> None:
    scene = Scene("cards", rules=1).farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["casual 1", "casual 2"], cards=["foreman"]).courtyard("field 1").begin(0)
    scene.play("use squire", "take field 1", "done", "play stall 1", "throw squire")
    scene.play("accept", seat=1).play("loan", seat=0)
    assert "squire" in scene.area(1)


@pytest.mark.parametrize("helper", ["squire", "harvest_hand"])
def test_using_a_helper_outside_the_action_turn_is_told_as_well(helper: str) -> None:
    if helper == "squire":
        scene = Scene("cards").farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
        scene.farm(1, hand=["casual 1", "casual 2"]).courtyard("field 1").begin(0)
    else:
        scene = Scene("harvest").farm(0, fields=[(6, "wheat", 5)], cards=["harvest_hand"]).begin(0)
    scene.play(f"use {helper}")
    assert names.EVENT_USED in [event[0] for event in scene.events]
