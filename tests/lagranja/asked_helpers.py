"""Helpers that another rule asks: a moment of each kind, and what a view says it is about."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.lagranja.builders import Scene


class Moment(NamedTuple):
    """Seat 0 is asked whether it uses a helper."""

    scene: Scene
    about: Mapping[str, Any] | None
    told: str  # what the question begins with


def moments() -> dict[str, Moment]:
    return {
        "porter": Moment(
            _at_dice(2, [3], "take die 2", "choose draw"),
            {"space": 2, "used": "draw"},
            "Of revenue space 2 you chose: draw a card. Use 3 Porter? ",
        ),
        "merchant": Moment(
            _at_dice(4, [6], "take die 4"),
            {"space": 4},
            "The die of revenue space 4 is used. Use 6 Merchant? ",
        ),
        "peon": Moment(
            _at_dice(4, [13], "take die 4"),
            {"space": 4},
            "The die of revenue space 4 is used. Use 13 Peon? ",
        ),
        "waitress": Moment(
            Scene("income").farm(0, helpers=[21], commodity=1).begin(0).play("commodity pig"),
            {"taken": "pig"},
            "Your trade commodity is used for: pig. Use 21 Waitress? ",
        ),
        "barrow builder": Moment(
            _at_deliveries([9], "deliver grain den barrow 2", barrows=[26, 6], grain=2),
            {"barrow": 2},
            "Barrow 2 is supplied. Use 9 Barrow Builder? ",
        ),
        "haggler": Moment(
            _at_deliveries(
                [59], "deliver meat butcher", delivered={"butcher": ["olive", "pig"]}, meat=1
            ),
            {"craft": "butcher"},
            "The Butcher is complete. Use 59 Haggler? ",
        ),
        "basket weaver": Moment(
            _at_deliveries([48], "deliver grape den barrow 1", barrows=[26], grape=1, olive=1),
            {"target": "barrow 1"},
            "You deliver to: barrow 1. Use 48 Basket Weaver? ",
        ),
        "peddler": Moment(_at_removal(), None, "Use 33 Peddler? "),
    }


def _at_dice(number: int, helpers: list[int], *actions: str) -> Scene:
    scene = Scene("first_die").farm(0, helpers=helpers, hand=[10], vp=1)
    return scene.dice(number, number, 1, 3, 5).begin(0).play(*actions)


def _at_deliveries(helpers: list[int], action: str, **farm: Any) -> Scene:
    scene = Scene("deliveries").farm(0, helpers=helpers, silver=9, donkey=4, **farm).begin(0)
    while scene.question != "helper":
        scene.play(action)
    return scene


def _at_removal() -> Scene:
    scene = Scene("deliveries").farm(1, barrows=[22], grain=1, grape=2, donkey=4)
    scene.farm(0, helpers=[33]).market({17: 0}).begin(1)
    scene.play("deliver grain den barrow 1", *["deliver grape den barrow 1"] * 2, "place 18")
    return scene
