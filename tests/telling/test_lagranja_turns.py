"""La Granja told: turns that may be passed over, what was left undone, costs and paragraphs."""

import pytest

from barrowgate.cli.rules import Rulebook
from barrowgate.lagranja.frames import FRAMES
from barrowgate.telling import Message
from barrowgate.telling.lagranja import LaGranjaTeller, leaving, paragraphs
from tests.lagranja.builders import Scene
from tests.lagranja.games import Plan, course
from tests.telling.hearing import Ear

PLANS = (
    Plan(1, 0, "eager", 1),
    Plan(3, 5, "trader", 305, "busy"),
    Plan(4, 0, "mixed", 400, "busy"),
)


def ending(scene: Scene, seat: int = 0) -> str | None:
    """The action that the table could play by itself, as it is written."""
    legal = scene.position.legal(seat)
    action = LaGranjaTeller(scene.game).ending(scene.view(seat), seat, legal)
    return None if action is None else scene.game.write(action)


def declined(scene: Scene, written: str, seat: int = 0) -> Message | None:
    action = scene.game.read(written)
    return LaGranjaTeller(scene.game).declined(scene.view(seat), seat, action)


def paragraph(scene: Scene, written: str, seat: int = 0) -> str:
    action = scene.game.read(written)
    return LaGranjaTeller(scene.game).paragraph(scene.view(seat), seat, action)


# --- Turns in which only trade is left ----------------------------------------------------------


def test_a_turn_ends_where_the_card_is_played_and_only_trade_is_left() -> None:
    scene = Scene("cards", round=2).farm(0, hand=[17, 24], silver=9).begin(0)
    assert ending(scene) is None
    assert ending(scene.play("play 17 field")) == "done"


def test_income_may_be_passed_over_but_not_growth() -> None:
    assert ending(Scene("income").farm(0, silver=9).begin(0)) == "done"
    assert ending(Scene("growth").farm(0, silver=9).begin(0)) is None


def test_goods_may_be_sold_for_a_tile() -> None:
    scene = Scene("roof", round=3).farm(0, silver=2, olive=2).tiles("pig").begin(0)
    assert ending(scene) is None
    scene.play("sell olive den", "buy tile pig")
    assert ending(scene) is None  # the tile itself may be used
    assert ending(scene.play("use tile pig")) == "done"


def test_goods_may_be_bought_for_a_delivery() -> None:
    scene = Scene("deliveries", round=2).farm(0, silver=9, donkey=1).begin(0)
    assert scene.view(0)["farms"][0]["deliveries_left"] == 1
    assert ending(scene) is None
    scene.play("buy olive", "deliver olive den butcher")
    assert ending(scene) == "done"


def test_the_last_turn_of_the_game_is_asked() -> None:
    for number, expected in ((5, "done"), (6, None)):
        scene = Scene("deliveries", round=number).farm(0, silver=9, olive=1, donkey=1).begin(0)
        assert ending(scene.play("deliver olive den butcher")) == expected


def test_a_helper_that_could_be_used_is_asked_for() -> None:
    wood_carver = 54  # 3 silver for a point
    scene = Scene("income").farm(0, silver=9, helpers=[wood_carver]).begin(0)
    assert ending(scene) is None


def test_a_die_that_is_used_ends_the_turn() -> None:
    scene = Scene("first_die").farm(0, silver=9).dice(4, 4, 1, 2, 3).begin(0)
    assert ending(scene) is None
    assert ending(scene.play("take die 4")) == "done"


def test_a_question_is_never_passed_over() -> None:
    scene = Scene("first_die").farm(0).dice(2, 4, 1, 3, 3).begin(0).play("take die 2")
    assert scene.view(0)["questions"][0] == "option"
    assert ending(scene) is None


# --- What was left undone -----------------------------------------------------------------------


def test_a_tile_that_is_not_bought_is_told() -> None:
    scene = Scene("roof", round=3).farm(0, silver=9).tiles("pig", "card").begin(0)
    assert declined(scene, "done") == Message("declined-tile")
    assert declined(scene, "buy tile pig") is None
    assert declined(scene.play("buy tile pig"), "done") is None


def test_a_card_and_deliveries_that_are_not_made_are_told() -> None:
    scene = Scene("cards", round=2).farm(0, hand=[17]).begin(0)
    assert declined(scene, "done") == Message("declined-card")
    scene = Scene("deliveries").farm(0, donkey=3, olive=1).begin(0)
    left = scene.view(0)["farms"][0]["deliveries_left"]
    assert declined(scene, "done") == Message("declined-deliveries", {"count": left})


def test_a_helper_that_is_declined_is_named() -> None:
    scene = Scene("deliveries").farm(0, helpers=[9], barrows=[2], silver=9, grape=1, food=1)
    scene.farm(0, donkey=3).begin(0).play("deliver grape den barrow 1", "deliver food barrow 1")
    told = declined(scene, "pass")
    assert told is not None
    assert Ear(scene.game, LaGranjaTeller(scene.game)).hear(told) == "did not use 9 Barrow Builder"


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_what_is_declined_has_words_in_whole_games(plan: Plan) -> None:
    teller = LaGranjaTeller(plan.game)
    ear = Ear(plan.game, teller)
    heard = set()
    for position in course(plan):
        for seat in position.actors():
            view = position.view(seat)
            for action in position.legal(seat):
                told = teller.declined(view, seat, action)
                if told is not None:
                    heard.add(ear.hear(told))
    assert {"bought no roof tile", "played no card", "left an upgrade", "did not walk"} <= heard


def test_every_question_that_can_be_declined_is_a_question() -> None:
    assert {frame.name for frame in FRAMES.questions} >= leaving.DECLINED


# --- Costs and paragraphs -----------------------------------------------------------------------


def test_costs_are_counted() -> None:
    scene = Scene("extra_deliveries").farm(0, barrows=[16], grape=1, silver=3).begin(0)
    teller = LaGranjaTeller(scene.game)
    action = scene.game.read("deliver grape den barrow 1")
    (group,) = teller.groups(scene.view(0), 0, [action])
    ear = Ear(scene.game, teller)
    assert [ear.hear(cost) for cost in teller.costs(group.choices[0])] == ["1 grape", "1 silver"]


def test_an_action_belongs_to_a_paragraph() -> None:
    scene = Scene("deliveries", round=2).farm(0, barrows=[16], grape=1, donkey=3, silver=9)
    scene.farm(0, helpers=[54]).begin(0)
    expected = {
        "deliver grape den barrow 1": "8.3.3",
        "deliver grape den greengrocer": "8.3.1",
        "sell grape den": "5.1.2",
        "upgrade grape den": "5.1.3",
        "use 54": "12.54",
        "done": "8.3",
    }
    assert {written: paragraph(scene, written) for written in expected} == expected


def test_the_paragraphs_exist() -> None:
    book = Rulebook("la-granja")
    named = {
        *paragraphs.OF_STEPS.values(),
        *paragraphs.OF_QUESTIONS.values(),
        *paragraphs.OF_VERBS.values(),
        *(paragraphs.DICE, paragraphs.BUILDINGS, paragraphs.BARROWS),
    }
    assert {number for number in named if book.find(number) is None} == set()


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_action_of_whole_games_has_a_paragraph(plan: Plan) -> None:
    teller, book = LaGranjaTeller(plan.game), Rulebook("la-granja")
    for position in course(plan):
        for seat in position.actors():
            view = position.view(seat)
            for action in position.legal(seat):
                assert book.find(teller.paragraph(view, seat, action)) is not None


# --- Extra deliveries and roof tiles ------------------------------------------------------------


def asked(scene: Scene) -> str:
    teller = LaGranjaTeller(scene.game)
    return Ear(scene.game, teller).hear(teller.question(scene.view(0), 0))


def test_with_the_carter_the_first_extra_delivery_costs_and_the_next_is_free() -> None:
    carter, extra = 24, 1  # the extension of card 1 gives an extra delivery
    scene = Scene("extra_deliveries").farm(0, extensions=[extra], silver=5, olive=3)
    scene.farm(0, helpers=[carter]).begin(0)
    assert asked(scene) == "2 extra deliveries left, the next one for 1 silver."
    assert asked(scene.play("deliver olive den butcher")) == "One extra delivery left, free."


def test_without_the_carter_every_extra_delivery_costs() -> None:
    scene = Scene("extra_deliveries").farm(0, extensions=[1], silver=5, olive=3).begin(0)
    assert asked(scene) == "2 extra deliveries left, the next one for 1 silver."
    scene.play("deliver olive den butcher")
    assert asked(scene) == "One extra delivery left, for 1 silver."


def test_the_order_of_the_first_round_is_told_where_tiles_are_bought() -> None:
    told = "In round 1 the last in turn order buys first."
    first = Scene("roof", round=1).farm(0, silver=9).tiles("pig").begin(0)
    assert asked(first).endswith(told)
    assert told not in asked(Scene("roof", round=2).farm(0, silver=9).tiles("pig").begin(0))
    assert told not in asked(Scene("roof", seats=1, round=1).farm(0, silver=9).begin(0))
