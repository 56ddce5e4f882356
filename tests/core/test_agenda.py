"""An agenda is a stack of frames: the newest is asked first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.core.agenda import Agenda

DEPTH = len(Agenda().kind)

Frame = tuple[int, int, int]


def top(agenda: Agenda) -> Frame:
    return agenda.top_kind(), agenda.top_first(), agenda.top_second()


def unwound(agenda: Agenda) -> list[Frame]:
    """All frames, newest first; the agenda is empty afterwards."""
    frames = []
    while agenda.top_kind() != 0:
        frames.append(top(agenda))
        agenda.pop()
    return frames


def filled(frames: list[Frame]) -> Agenda:
    agenda = Agenda()
    for kind, first, second in frames:
        agenda.push(kind, first, second)
    return agenda


FRAMES = st.lists(
    st.tuples(st.integers(1, 127), st.integers(-100, 100), st.integers(-100, 100)),
    max_size=DEPTH,
)


def test_an_empty_agenda_asks_nothing() -> None:
    agenda = Agenda()
    assert agenda.count == 0
    assert agenda.top_kind() == 0


def test_the_newest_frame_is_on_top() -> None:
    agenda = filled([(1, 10, 20), (2, 30, 40)])
    assert top(agenda) == (2, 30, 40)
    agenda.pop()
    assert top(agenda) == (1, 10, 20)
    agenda.pop()
    assert agenda.top_kind() == 0


@given(FRAMES)
def test_frames_come_off_in_reverse_order(frames: list[Frame]) -> None:
    assert unwound(filled(frames)) == frames[::-1]


def test_only_the_top_frame_is_changed() -> None:
    agenda = filled([(1, 10, 20), (2, 30, 40)])
    agenda.set_top(31, 41)
    assert unwound(agenda) == [(2, 31, 41), (1, 10, 20)]


def test_a_full_agenda_refuses_another_frame_and_keeps_the_rest() -> None:
    agenda = filled([(1, n, 0) for n in range(DEPTH)])
    with pytest.raises(OverflowError, match="agenda is full"):
        agenda.push(2, 0, 0)
    assert agenda.count == DEPTH
    assert top(agenda) == (1, DEPTH - 1, 0)


@given(FRAMES, FRAMES)
def test_a_copy_is_equal_and_independent(frames: list[Frame], older: list[Frame]) -> None:
    agenda, copy = filled(frames), filled(older)
    agenda.copy_into(copy)
    assert copy.count == len(frames)
    if agenda.count:
        agenda.set_top(999, 999)
        agenda.pop()
    assert unwound(copy) == frames[::-1]


def test_a_frame_that_no_rule_runs_is_an_error() -> None:
    with pytest.raises(ValueError, match="no rule runs a frame of kind 99"):
        Agenda().no_such_frame(99)
