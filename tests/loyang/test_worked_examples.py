"""The rulebook's own examples."""

from tests.loyang.builders import Scene


def test_wheat_bought_for_the_home_field_leaves_seven_cash() -> None:
    scene = Scene("crop", round=0).farm(cash=10, shop={"wheat": 3}).begin()
    scene.play("plant wheat")
    assert scene.cash() == 7
    assert scene.shop("wheat") == 2
    assert scene.fields() == [(9, "wheat", 9)]
