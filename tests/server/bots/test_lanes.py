"""Who works at which errand."""

import asyncio
from collections.abc import Iterator

import pytest

from barrowgate.server.bots.lanes import (
    LONGEST_REST,
    Errand,
    Lane,
    Rank,
    State,
    Waiting,
    lanes_for,
)


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    new = asyncio.new_event_loop()
    yield new
    new.close()


def errand(loop: asyncio.AbstractEventLoop, rank: Rank, place: str = "") -> Errand:
    return Errand(b"", rank, 1.0, loop.create_future(), place)


def idle(lanes: list[Lane]) -> list[Lane]:
    for lane in lanes:
        lane.state = State.IDLE
    return lanes


def order(waiting: Waiting, lanes: list[Lane]) -> list[Errand]:
    """Errands as a lane that is idle again and again takes them."""
    found = []
    while (pair := waiting.next(lanes)) is not None:
        found.append(pair[0])
    return found


def test_with_one_process_quick_errands_go_first_and_equals_in_their_order(
    loop: asyncio.AbstractEventLoop,
) -> None:
    waiting = Waiting()
    ranks = (Rank.SEARCH, Rank.QUICK, Rank.SEARCH, Rank.QUICK)
    first, second, third, fourth = errands = [errand(loop, rank) for rank in ranks]
    for each in errands:
        waiting.add(each)
    assert order(waiting, idle(lanes_for(1))) == [second, fourth, first, third]
    assert len(waiting) == 0


def test_hosts_take_turns_however_many_errands_one_of_them_has(
    loop: asyncio.AbstractEventLoop,
) -> None:
    waiting = Waiting()
    hosts = ("many", "many", "many", "one", "two", "one")
    errands = [Errand(b"", Rank.SEARCH, 1.0, loop.create_future(), "", host) for host in hosts]
    for each in errands:
        waiting.add(each)
    lanes = idle(lanes_for(1))
    served = waiting.next(lanes)
    assert served is not None
    late = Errand(b"", Rank.SEARCH, 1.0, loop.create_future(), "", "late")
    waiting.add(late)
    after = order(waiting, lanes)
    assert [served[0].host, *(each.host for each in after)] == [
        *("many", "one", "two", "many", "late", "one", "many")
    ]
    assert after[2] is errands[1]


def test_with_several_one_is_left_for_quick_errands(loop: asyncio.AbstractEventLoop) -> None:
    reserved, *others = lanes = idle(lanes_for(3))
    waiting = Waiting()
    for _ in others:
        waiting.add(errand(loop, Rank.SEARCH))
        found = waiting.next(lanes)
        assert found is not None
        found[1].state = State.BUSY
    waiting.add(errand(loop, Rank.SEARCH))
    assert waiting.next(lanes) is None
    quick = errand(loop, Rank.QUICK)
    waiting.add(quick)
    assert waiting.next(lanes) == (quick, reserved)


def test_a_search_goes_to_the_lane_that_has_its_tree_when_that_is_idle(
    loop: asyncio.AbstractEventLoop,
) -> None:
    lanes = idle(lanes_for(4))
    lanes[3].places.keep("t/1", None)
    waiting = Waiting()
    for holder in (lanes[3], lanes[1]):
        search = errand(loop, Rank.SEARCH, "t/1")
        waiting.add(search)
        assert waiting.next(lanes) == (search, holder)
        lanes[3].state = State.BUSY


def test_nobody_works_for_those_who_have_gone(loop: asyncio.AbstractEventLoop) -> None:
    waiting = Waiting()
    gone, here = errand(loop, Rank.QUICK), errand(loop, Rank.QUICK)
    waiting.add(gone)
    waiting.add(here)
    gone.answer.cancel()
    assert len(waiting) == 1
    assert order(waiting, idle(lanes_for(1))) == [here]


def test_an_errand_is_hopeless_when_all_lanes_for_it_rest(loop: asyncio.AbstractEventLoop) -> None:
    quick_lane, lane = lanes = idle(lanes_for(2))
    lane.state = State.RESTING
    waiting = Waiting()
    search, quick = errand(loop, Rank.SEARCH), errand(loop, Rank.QUICK)
    waiting.add(search)
    waiting.add(quick)
    assert waiting.hopeless(lanes) == [search]
    quick_lane.state = State.RESTING
    assert waiting.hopeless(lanes) == [quick]


def test_a_lane_whose_processes_die_one_after_the_other_rests_longer_and_longer() -> None:
    rests = [Lane(lost=lost).rest() for lost in (0, 1, 2, 3, 4, 40)]
    assert rests == [0.0, 0.0, 0.5, 1.0, 2.0, LONGEST_REST]
