"""What a view tells of the numbers of a question (tests/every_game/test_frames.py has the rest)."""

import pytest

from barrowgate.lagranja import names
from barrowgate.lagranja.byte_checks import is_about
from barrowgate.lagranja.frames import ABOUT, ASKED_ABOUT, FRAMES
from tests.lagranja.asked_helpers import Moment, moments
from tests.lagranja.builders import Scene

MOMENTS = moments()


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=list(MOMENTS))
def test_a_view_names_what_a_helper_is_asked_about(moment: Moment) -> None:
    about = {"question": "helper", "slot": 1, "about": moment.about}
    assert moment.scene.view()["asked"][0] == about


def test_there_is_a_moment_for_every_effect_that_is_asked_about_something() -> None:
    asked = {
        moment.scene.position.components.effect[moment.scene.of()["helpers"][0]["card"]]
        for moment in MOMENTS.values()
        if moment.about is not None
    }
    assert asked == set(ASKED_ABOUT)


def test_every_value_that_a_helper_may_be_asked_about_is_told() -> None:
    for number in ASKED_ABOUT.values():
        assert set(number.values) <= set(ABOUT)
        for value in number.values:
            number.told(value)


def test_bytes_hold_only_what_a_helper_can_be_asked_about() -> None:
    position = MOMENTS["merchant"].scene.position
    for effect, number in ASKED_ABOUT.items():
        allowed = {about for about in ABOUT if is_about(position, effect, about)}
        assert allowed
        assert allowed <= set(number.values)
    assert not is_about(position, names.PAY_VP_ROUND_REVENUE, 0)


def test_the_porter_s_second_option_names_the_one_that_was_used() -> None:
    scene = moments()["porter"].scene.play("use 3")
    assert scene.view()["asked"][0] == {"question": "second_option", "space": 2, "used": "draw"}


def test_a_bonus_of_harvest_goods_may_be_declined_and_says_so() -> None:
    scene = Scene("first_die").farm(0, helpers=[28], hand=[10]).dice(2, 2, 3, 4, 5).begin(0)
    scene.play("take die 2", "choose play", "play 10 field")
    goods = ["olive", "grain", "grape"]
    assert scene.view()["asked"][0] == {
        "question": "harvest",
        "count": 1,
        "goods": goods,
        "may_decline": True,
    }


def test_the_waitress_is_told_which_use_is_taken() -> None:
    scene = Scene("income").farm(0, helpers=[21], commodity=1).begin(0)
    scene.play("commodity pig", "use 21")
    assert scene.view()["asked"][0] == {"question": "commodity", "taken": "pig"}


def test_an_upgrade_of_any_resource_names_none() -> None:
    scene = Scene("income").farm(0, commodity=1, olive=2).begin(0).play("commodity upgrade")
    assert scene.view()["asked"][0] == {"question": "upgrade", "count": 2, "good": None}


@pytest.mark.parametrize(
    ("use", "number", "thing"),
    [
        (names.FOR_GOOD, names.OLIVE, "olive"),
        (names.FOR_MARK, 1, 2),
        (names.FOR_GROWTH, names.GRAIN * names.LEVELS + 2, "grain field 2"),
        (names.FOR_RESERVE, 5, 5),
        (names.FOR_CLOSING, 2, "draw"),
        (names.FOR_PURCHASE, names.PIG, "pig"),
    ],
)
def test_making_room_says_what_the_marker_is_for(use: int, number: int, thing: object) -> None:
    assert FRAMES.by_kind[names.ASK_ROOM].told((use, number, 0))["for"] == thing
