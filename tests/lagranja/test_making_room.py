"""The 25 markers: paragraph 2.7.1, when a used helper needs one for its mark.

Whatever is taken off, the game goes on: the helper works, or it is let go.
"""

from collections.abc import Callable
from typing import Any

import pytest

from barrowgate.lagranja.position import Position
from tests.lagranja import invariants
from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph

MOST_ANSWERS = 20  # far more than any of these effects asks for


def in_turn(card: int, **things: Any) -> Scene:
    """Seat 0 uses a helper in its own turn; all its markers are in use."""
    scene = Scene("income").farm(0, helpers=[card], hand=[1, 2], silver=9, vp=9, **things)
    crowd(scene, 0)
    return scene.begin().play(f"use {card}")


def crowd(scene: Scene, seat: int) -> None:
    """Every marker of the pool becomes food."""
    scene.farm(seat, food=scene.stock("food", seat) + scene.pool(seat))
    assert scene.pool(seat) == 0


def basket_weaver() -> Scene:
    scene = Scene("deliveries").farm(0, siesta=1, helpers=[48], olive=1, grain=1)
    crowd(scene, 0)
    return scene.begin().play("deliver olive den greengrocer", "use 48")


def porter() -> Scene:
    scene = Scene("first_die").dice(6, 6, 6, 6, 6).block(deli=1, village_store=2, wainwright=3)
    scene.farm(0, helpers=[3], olive=1)
    crowd(scene, 0)
    return scene.begin().play("take die 6", "choose silver", "use 3")


def cobbler() -> Scene:
    scene = Scene("siesta").farm(0, helpers=[61], silver=1, donkey=3)
    crowd(scene, 0)
    return scene.begin().play("use 61")


def peon() -> Scene:
    scene = Scene("first_die").dice(4, 4, 4, 4, 4).farm(0, helpers=[13], vp=1)
    crowd(scene, 0)
    return scene.begin().play("take die 4", "use 13")


def merchant() -> Scene:
    scene = Scene("first_die", round=3).dice(4, 4, 4, 4, 4).farm(0, helpers=[6], vp=1)
    crowd(scene, 0)
    return scene.begin().play("take die 4", "use 6")


def waitress() -> Scene:
    scene = Scene("income").farm(0, helpers=[21], commodity=1)
    crowd(scene, 0)
    return scene.begin().play("commodity pig", "use 21")


def taxidermist() -> Scene:
    scene = Scene("income").farm(0, helpers=[37], pig=1, silver=4)
    crowd(scene, 0)
    return scene.begin().play("upgrade pig", "use 37")


CASES: dict[str, Callable[[], Scene]] = {
    "farm worker": lambda: in_turn(4),
    "groom": lambda: in_turn(12, grain=1, pig=1),
    "farm servant": lambda: in_turn(23, olive=1),
    "stockbreeder": lambda: in_turn(36, pig=1),
    "journeyman": lambda: in_turn(47),
    "gardener": lambda: in_turn(49, olive=1),
    "wood carver": lambda: in_turn(54),
    "instructor": lambda: in_turn(56),
    "bartender": lambda: in_turn(63, wine=1),
    "exporter": lambda: in_turn(66),
    "basket weaver": basket_weaver,
    "porter": porter,
    "cobbler": cobbler,
    "peon": peon,
    "merchant": merchant,
    "waitress": waitress,
    "taxidermist": taxidermist,
}


def finish(position: Position, seat: int, answer: int) -> None:
    """The first (0) or last (-1) answer to whatever is asked, until the turn is asked again."""
    for _ in range(MOST_ANSWERS):
        invariants.check(position)
        if position.view(seat)["questions"][seat] == "turn":
            break
        legal = position.legal(seat)
        assert legal, f"nothing can be answered to '{position.view(seat)['questions'][seat]}'"
        position.play(seat, legal[answer])
    assert position.view(seat)["questions"][seat] == "turn"


@paragraph("2.7.1")
@pytest.mark.parametrize("name", CASES)
def test_a_helper_whose_mark_needs_room_never_stops_the_game(name: str) -> None:
    scene = CASES[name]()
    assert scene.question == "room"
    for choice in scene.position.legal(0):
        for answer in (0, -1):
            position = scene.position.copy()
            position.play(0, choice)
            finish(position, 0, answer)


@paragraph("2.7.1")
def test_the_marker_taken_off_marks_the_helper() -> None:
    scene = in_turn(54)
    assert scene.legal() == ["return food"]
    scene.play("return food")
    assert (scene.vp(), scene.silver(), scene.pool()) == (10, 6, 0)
    assert scene.of()["helpers"][0] == {"card": 54, "used": True}
