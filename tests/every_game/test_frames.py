"""Frames are declared once: with the names of the constants, for what is really asked."""

from importlib import import_module
from typing import Any

from barrowgate.core.position_bytes import frames
from barrowgate.games import REGISTRY
from barrowgate.locales import languages, words
from tests.kit import Kit
from tests.kits import every_kit


def constants(kit: Kit) -> dict[str, int]:
    names = import_module(f"{REGISTRY[kit.name].package}.names")
    return {
        name: value for name, value in vars(names).items() if name.startswith(("ASK_", "AUTO_"))
    }


@every_kit
def test_every_constant_is_declared_by_its_name_and_the_other_way_round(kit: Kit) -> None:
    declared = {kind: frame.name for kind, frame in kit.game.frames.by_kind.items()}
    assert declared == {
        value: name.partition("_")[2].lower() for name, value in constants(kit).items()
    }


@every_kit
def test_questions_and_frames_that_act_by_themselves_are_told_apart(kit: Kit) -> None:
    for name, value in constants(kit).items():
        assert name.startswith("AUTO_") == (value >= kit.game.frames.auto), name


@every_kit
def test_every_number_of_a_frame_has_a_name_of_its_own(kit: Kit) -> None:
    for frame in kit.game.frames.by_kind.values():
        told = [number.name for number in frame.numbers]
        assert len({*told, ""}) == len(told) + 1, frame.name


@every_kit
def test_every_value_of_a_number_is_told(kit: Kit) -> None:
    """A byte that passes its range can be told: no view breaks on it."""
    for frame in kit.game.frames.by_kind.values():
        for number in frame.numbers:
            for value in number.values:
                number.told(value)


def waiting(position: Any) -> list[tuple[int, tuple[int, int, int]]]:
    """Every frame of a position, with its numbers."""
    return [frame for agenda in (*position.agendas, position.table) for frame in frames(agenda)]


@every_kit
def test_every_question_is_asked_and_every_frame_lies_in_its_ranges(kit: Kit) -> None:
    known = kit.game.frames
    asked: set[int] = set()
    met: set[int] = set()
    for position in kit.asking.positions():
        for kind, numbers in waiting(position):
            assert known.by_kind[kind].allows(numbers), (known.by_kind[kind].name, numbers)
            met.add(kind)
        asked |= {position.agendas[seat].top_kind() for seat in position.actors()}
    assert [frame.name for frame in known.questions if frame.kind not in asked] == []
    assert {kind for kind in met if kind >= known.auto} >= kit.asking.waiting


@every_kit
def test_every_question_has_words_in_every_language(kit: Kit) -> None:
    asked = {frame.name for frame in kit.game.frames.questions} - kit.asking.worded_elsewhere
    for language in languages():
        known = words(language, kit.name)
        assert {name for name in asked if not known.knows(f"question-{name}")} == set()
