"""The frames of Loyang: declared once, really asked, within their ranges, and with words."""

import re
from itertools import chain
from pathlib import Path

import barrowgate
from barrowgate.core.position_bytes import frames
from barrowgate.loyang import decide, names
from barrowgate.loyang.frames import FRAMES
from barrowgate.loyang.position import Position
from tests.loyang.builders import Scene
from tests.loyang.games import Plan, course

LOCALES = Path(barrowgate.__file__).parent / "locales"
CONSTANTS = {
    name: value for name, value in vars(names).items() if name.startswith(("ASK_", "AUTO_"))
}
# Games that meet every question between them, but for the one of the scene below.
GAMES = (
    *(Plan(1, 0, "collector", 10), Plan(1, 1, "eager", 11), Plan(2, 0, "careless", 10)),
    *(Plan(2, 1, "eager", 20), Plan(3, 0, "eager", 30), Plan(3, 1, "collector", 31)),
    *(Plan(4, 0, "mixed", 40), Plan(4, 1, "eager", 41), Plan(2, 6, "collector", 6)),
    *(Plan(seats, seed, "eager", 50 + seed) for seats in (2, 3, 4) for seed in range(4)),
)


def which_trader() -> Position:
    """A39: two Traders that do not do the same, which few games see."""
    scene = Scene().farm(0, packs=[("trader 1", "stall 1"), ("trader 2", "stall 2")])
    return scene.begin(0).play("throw trader").position


def test_every_frame_is_declared_with_the_name_of_its_constant() -> None:
    declared = {frame.kind: frame.name for frame in FRAMES.by_kind.values()}
    assert declared == {value: name.split("_", 1)[1].lower() for name, value in CONSTANTS.items()}


def test_questions_and_frames_that_act_by_themselves_are_told_apart() -> None:
    for name, value in CONSTANTS.items():
        assert name.startswith("AUTO_") == (value >= names.AUTO), name


def test_every_number_of_a_frame_has_a_name_of_its_own() -> None:
    for frame in FRAMES.by_kind.values():
        words = [number.name for number in frame.numbers]
        assert "" not in words, frame.name
        assert len(set(words)) == len(words), frame.name


def check_ranges(position: Position) -> None:
    for agenda in (*position.agendas, position.table):
        for kind, numbers in frames(agenda):
            assert FRAMES.by_kind[kind].allows(numbers), (FRAMES.by_kind[kind].name, numbers)


def test_every_question_is_asked_and_every_frame_is_in_its_ranges() -> None:
    asked: set[int] = set()
    waiting: set[int] = set()
    for position in chain([which_trader()], *(course(plan) for plan in GAMES)):
        check_ranges(position)
        asked |= {position.agendas[seat].top_kind() for seat in position.actors()}
        for agenda in position.agendas:
            waiting |= {kind for kind, _ in frames(agenda)}
    assert asked == {frame.kind for frame in FRAMES.questions}
    # The others have acted before anybody is asked again.
    assert {kind for kind in waiting if kind >= names.AUTO} >= {
        *(names.AUTO_HARVEST, names.AUTO_USED, names.AUTO_PAY, names.AUTO_LAY),
        *(names.AUTO_TAKEN, names.AUTO_TRADE, names.AUTO_STORE, names.AUTO_PATH),
    }


def test_a_view_tells_every_question_that_is_asked() -> None:
    for position in course(GAMES[0]):
        view = position.view(0)
        for seat in position.actors():
            assert view["asked"][seat]["question"] == view["questions"][seat]


def test_every_question_has_words_in_every_language() -> None:
    for language in sorted(path for path in LOCALES.iterdir() if (path / "loyang").is_dir()):
        text = (language / "loyang" / "questions.ftl").read_text(encoding="utf-8")
        keys = set(re.findall(r"(?m)^question-([a-z_]+)", text))
        assert {frame.name for frame in FRAMES.questions} <= keys, language.name


def test_nobody_is_asked_by_a_frame_that_acts_by_itself() -> None:
    for position in course(GAMES[-1], 300):
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
