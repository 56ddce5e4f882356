"""Frames are declared once: with the names of the constants, for what is really asked."""

from itertools import chain

import pytest

from barrowgate.core.position_bytes import frames
from barrowgate.lagranja import names
from barrowgate.lagranja.byte_checks import is_about
from barrowgate.lagranja.frames import ABOUT, ASKED_ABOUT, FRAMES
from barrowgate.lagranja.position import Position
from barrowgate.locales import languages, words
from tests.lagranja.asked_helpers import Moment, moments
from tests.lagranja.builders import Scene
from tests.lagranja.games import Plan, course
from tests.telling.keys_lagranja import FAMILIES

KINDS = {
    value: name.partition("_")[2].lower()
    for name, value in vars(names).items()
    if name.startswith(("ASK_", "AUTO_"))
}
# Whole games that meet every question between them, but for the one of the scene below.
PLANS = (
    Plan(2, 2, "eager", 1, "crowded"),
    Plan(2, 2, "hoarder", 3, "busy"),
    Plan(4, 2, "mixed", 2, "busy"),
    Plan(3, 7, "hoarder", 3, "crowded"),
    Plan(1, 0, "eager", 1),
)


def emptied_field() -> Position:
    """Card 53 among the helpers and an olive on a field, which few games see."""
    scene = Scene("income").farm(0, helpers=[53], fields={"olive": [1]}).begin(0)
    return scene.play("use 53").position


def check_ranges(position: Position) -> None:
    for agenda in (*position.agendas, position.table):
        for kind, numbers in frames(agenda):
            assert FRAMES.by_kind[kind].allows(numbers), (FRAMES.by_kind[kind].name, numbers)


def test_every_constant_is_declared_by_its_name_and_the_other_way_round() -> None:
    assert {kind: frame.name for kind, frame in FRAMES.by_kind.items()} == KINDS


def test_questions_and_frames_that_act_by_themselves_are_told_apart() -> None:
    for name, value in vars(names).items():
        if name.startswith(("ASK_", "AUTO_")):
            assert name.startswith("AUTO_") == (value >= names.AUTO), name


def test_every_number_of_a_frame_has_a_name_of_its_own() -> None:
    for frame in FRAMES.by_kind.values():
        told = [number.name for number in frame.numbers]
        assert len({*told, ""}) == len(told) + 1, frame.name


def test_every_value_of_a_number_is_told() -> None:
    """A byte that passes its range can be told: no view breaks on it."""
    for frame in FRAMES.by_kind.values():
        for number in frame.numbers:
            for value in number.values:
                number.told(value)


def test_every_question_is_asked_and_every_frame_lies_in_its_ranges() -> None:
    asked: set[int] = set()
    for position in chain([emptied_field()], *(course(plan) for plan in PLANS)):
        check_ranges(position)
        asked |= {position.agendas[seat].top_kind() for seat in position.actors()}
    assert [frame.name for frame in FRAMES.questions if frame.kind not in asked] == []


def test_every_question_has_words_in_every_language() -> None:
    for language in languages():
        known = words(language, "la-granja")
        asked = {f.name for f in FRAMES.questions} - {"turn"}  # its words depend on the step
        assert {name for name in asked if not known.knows(f"question-{name}")} == set()
        assert {key for key in FAMILIES["turns"] if not known.knows(key)} == set()


# --- What a view tells of the numbers that were packed before ---------------------------------


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
