"""Loyang told: questions that may be passed over, what was left undone, costs and paragraphs."""

import pytest

from barrowgate.cli.rules import Rulebook
from barrowgate.telling.loyang import LoyangTeller, paragraphs
from tests.loyang.builders import Scene
from tests.telling.hearing import Ear
from tests.telling.loyang_questions import SITUATIONS


def ending(scene: Scene) -> str | None:
    """The action that the table could play by itself, as it is written."""
    legal = scene.position.legal(0)
    action = LoyangTeller(scene.game).ending(scene.position.view(0), 0, legal)
    return None if action is None else scene.game.write(action)


def test_the_grid_is_left_when_all_cards_are_bought() -> None:
    scene = Scene("cards", seats=1).farm(cash=9, cart={"wheat": 1})
    scene.grid("stall 1", "stall 2", "stall 3").begin()
    assert ending(scene) is None
    assert ending(scene.play("take stall 1")) is None
    scene.play("take stall 2")
    assert len(scene.position.legal(0)) > 1
    assert ending(scene) == "done"


def test_cash_may_be_raised_for_a_card_or_a_step() -> None:
    dear = Scene("cards", seats=1).farm(cart={"wheat": 1}).grid(*[None] * 9, "stall 1").begin()
    assert ending(dear) is None
    path = Scene().farm(cart={"wheat": 1}).begin().play("done")
    assert ending(path) is None


def test_an_action_turn_is_never_passed_over() -> None:
    assert ending(Scene().farm(cart={"wheat": 1}).begin()) is None


def test_a_helper_that_the_foreman_lets_go_is_told() -> None:
    make, _ = SITUATIONS["question-foreman"]
    scene = make()
    teller = LoyangTeller(scene.game)
    view = scene.position.view(1)
    told = teller.declined(view, 1, scene.game.read("pass"))
    assert told is not None
    assert Ear(scene.game, teller).hear(told).startswith("let ")
    assert teller.declined(view, 1, scene.game.read("accept")) is None


def test_costs_are_counted() -> None:
    scene = Scene().farm(cash=9, cart={"wheat": 2}, cards=["regular 2"]).begin()
    teller = LoyangTeller(scene.game)
    ear = Ear(scene.game, teller)

    def costs(written: str) -> list[str]:
        (group,) = teller.groups(scene.position.view(0), 0, [scene.game.read(written)])
        return [ear.hear(cost) for cost in teller.costs(group.choices[0])]

    assert costs("serve regular 2") == ["2 wheat"]
    assert costs("buy bean") == ["6 cash"]
    assert costs("loan") == []


@pytest.mark.parametrize("key", SITUATIONS)
def test_every_action_of_every_question_has_a_paragraph(key: str) -> None:
    make, _ = SITUATIONS[key]
    scene = make()
    position = scene.position
    teller, book = LoyangTeller(scene.game), Rulebook("loyang")
    for seat in position.actors():
        view = position.view(seat)
        for action in position.legal(seat):
            assert book.find(teller.paragraph(view, seat, action)) is not None


def test_an_action_belongs_to_a_paragraph() -> None:
    scene = Scene().farm(cash=9, cart={"wheat": 2, "bean": 1}, fields=[(4, None, 0)])
    scene.farm(0, cards=["stall 7", "regular 2", "casual 2", "official"]).begin()
    teller = LoyangTeller(scene.game)
    expected = {
        "sow wheat field 2": "7.2",
        "buy bean": "7.3",
        "sell wheat": "7.4",
        "trade stall 7 leek": "7.5",
        "throw official": "7.6",
        "use official": "12.12",
        "serve regular 2": "7.7",
        "serve casual 2": "7.8",
        "two_pack": "7.9",
        "loan": "9",
        "done": "8",
    }
    view = scene.position.view(0)
    found = {w: teller.paragraph(view, 0, scene.game.read(w)) for w in expected}
    assert found == expected


def test_the_paragraphs_exist() -> None:
    book = Rulebook("loyang")
    named = {
        *paragraphs.OF_QUESTIONS.values(),
        *paragraphs.OF_VERBS.values(),
        *(paragraphs.REGULARS, paragraphs.CASUALS),
    }
    assert {number for number in named if book.find(number) is None} == set()
