"""What a view tells of the frames of Loyang (tests/every_game/test_frames.py has the rest)."""

from barrowgate.loyang import decide, names
from tests.loyang.builders import Scene
from tests.loyang.games import Plan, course

GAME = Plan(1, 0, "collector", 10)


def test_a_view_tells_every_question_that_is_asked() -> None:
    for position in course(GAME):
        view = position.view(0)
        for seat in position.actors():
            assert view["asked"][seat]["question"] == view["questions"][seat]


def test_nobody_is_asked_by_a_frame_that_acts_by_itself() -> None:
    for position in course(Plan(4, 3, "eager", 53), 300):
        for seat in range(position.players):
            if decide.may_act(position, seat):
                assert position.agendas[seat].top_kind() < names.AUTO


def test_the_crier_is_told_from_which_vegetable_on_it_may_sell() -> None:
    scene = Scene().farm(0, cards=["market_crier", "stall 11"]).stall("stall 11", "wheat", "bean")
    scene.farm(0, shop={"wheat": 0, "bean": 0}).begin(0).play("use market_crier sell")
    assert scene.position.view(0)["asked"][0] == {
        "question": "crier",
        "sold": 0,
        "cash": 0,
        "lowest": "stall 1 wheat",
    }
    scene.play("hawk stall 11 wheat")
    facts = scene.position.view(0)["asked"][0]
    assert (facts["sold"], facts["lowest"]) == (1, "stall 11 pumpkin")


def test_the_foreman_is_told_whose_helper_it_was_and_whether_it_was_used() -> None:
    for action, used in (("use housemaid", True), ("throw housemaid", False)):
        scene = Scene().farm(0, cards=["housemaid"]).farm(1, cards=["foreman"]).begin(0)
        scene.play(action)
        assert scene.position.view(1)["asked"][1] == {
            "question": "foreman",
            "card": "housemaid",
            "discarder": 0,
            "used": used,
        }
