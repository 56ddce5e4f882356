"""A table: who may do what, what is refused, and that the log says everything."""

import random
from collections.abc import Callable

import pytest

from barrowgate.server.tables import room
from barrowgate.server.tables.header import Clock
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import Row, RowKind, State
from barrowgate.server.tables.seats import Sitter
from barrowgate.server.tables.table import Table
from barrowgate.server.tables.texts import LONGEST_TALK
from tests.server.tables.kit import (
    AT,
    HOST,
    any_action,
    header,
    person,
    play_on,
    running,
    seated,
    table,
    written,
)


def refused(make: Callable[[], object]) -> Reason:
    with pytest.raises(Refused) as error:
        make()
    assert error.value.detail
    return error.value.reason


def decision(each: Table, seat: int) -> int:
    return each.decisions.numbers[seat]


def first_actor(each: Table) -> tuple[int, str]:
    seat = each.actors[0]
    return seat, written(each, each.decisions.legal(seat)[0])


# --- Seats ------------------------------------------------------------------------------------


def test_a_free_seat_is_taken_once() -> None:
    new = table(header())
    new.apply(new.sit("a", 0, "Ana", AT))
    assert (new.seats[0].sitter, new.seats[0].name) == (Sitter.PERSON, "Ana")
    assert refused(lambda: new.sit("b", 0, "Bo", AT)) is Reason.SEAT_TAKEN
    assert refused(lambda: new.sit("b", 2, "Bo", AT)) is Reason.NO_SUCH_SEAT
    assert refused(lambda: new.sit("b", -1, "Bo", AT)) is Reason.NO_SUCH_SEAT


def test_one_person_may_hold_several_seats() -> None:
    new = table(header())
    new.apply(new.sit("a", 0, "Ana", AT))
    new.apply(new.sit("a", 1, "Ana", AT))
    assert new.seats_of("a") == [0, 1]
    assert new.has_one_person


def test_a_seat_is_left_by_its_holder_alone() -> None:
    new = seated(header())
    assert refused(lambda: new.leave(person(1), 0, AT)) is Reason.NOT_YOUR_SEAT
    new.apply(new.leave(person(0), 0, AT))
    assert new.seats[0].sitter is Sitter.FREE


def test_the_host_frees_seats_and_hands_them_to_bots_also_during_play() -> None:
    new = running(header())
    assert refused(lambda: new.free(person(0), 1, AT)) is Reason.HOST_ONLY
    assert refused(lambda: new.hand_to_bot(person(0), 1, "normal", AT)) is Reason.HOST_ONLY
    new.apply(new.hand_to_bot(HOST, 1, "normal", AT))
    assert (new.seats[1].sitter, new.seats[1].person) == (Sitter.BOT, "")
    new.apply(new.free(HOST, 1, AT))
    new.apply(new.sit("c", 1, "Cy", AT))
    assert new.seats_of("c") == [1]


def test_nobody_takes_a_second_seat_while_others_play() -> None:
    new = running(header("la-granja", 3))
    new.apply(new.free(HOST, 2, AT))
    assert refused(lambda: new.sit(person(0), 2, "Name 0", AT)) is Reason.ALREADY_STARTED
    assert refused(lambda: new.take_over(person(0), 2, "Name 0", AT)) is Reason.ALREADY_STARTED
    new.apply(new.sit("c", 2, "Cy", AT))


def test_nobody_sees_another_hand_by_leaving_their_own_seat() -> None:
    new = running(header("la-granja", 3))
    new.apply(new.free(HOST, 2, AT))
    new.apply(new.leave(person(0), 0, AT))
    assert refused(lambda: new.take_over(person(0), 1, "Ana", AT)) is Reason.OTHER_HAND
    assert refused(lambda: new.sit(person(0), 2, "Ana", AT)) is Reason.OTHER_HAND
    new.apply(new.sit(person(0), 0, "Ana", AT))  # one's own may be taken again
    new.apply(new.sit("c", 2, "Cy", AT))
    new.apply(new.leave("c", 2, AT))
    new.apply(new.free(HOST, 1, AT))
    assert refused(lambda: new.sit("c", 1, "Cy", AT)) is Reason.OTHER_HAND


def test_somebody_for_whom_a_bot_plays_on_still_counts_as_a_person() -> None:
    clock = Clock(budget=60)
    new = running(header(clock=clock))
    assert not new.has_one_person
    new.apply(new.run_out(AT + 61_000))
    assert Sitter.BOT in {seat.sitter for seat in new.seats}
    assert not new.has_one_person
    new.apply(new.hand_to_bot(HOST, 1, "normal", AT + 62_000))
    assert new.has_one_person


def test_whoever_has_the_link_takes_the_seat_over() -> None:
    new = running(header())
    new.apply(new.hand_to_bot(HOST, 1, "normal", AT))
    new.apply(new.take_over("c", 1, "Cy", AT))
    assert (new.seats[1].sitter, new.seats[1].name) == (Sitter.PERSON, "Cy")
    new.apply(new.take_over("d", 1, "Di", AT))
    assert new.seats_of("d") == [1]
    assert refused(lambda: new.take_over("d", 2, "Di", AT)) is Reason.NO_SUCH_SEAT


def test_names_are_one_short_line_of_text() -> None:
    new = table(header())
    assert new.sit("a", 0, "  A\x1b[31m\nna ", AT).text == "A [31m na"
    assert refused(lambda: new.sit("a", 0, "x" * 41, AT)) is Reason.TOO_LONG


# --- Beginning and ending ---------------------------------------------------------------------


def test_the_host_starts_when_no_seat_is_free() -> None:
    new = table(header())
    assert refused(lambda: new.start(HOST, AT)) is Reason.SEATS_FREE
    new = seated(header())
    assert refused(lambda: new.start(person(0), AT)) is Reason.HOST_ONLY
    new.apply(new.start(HOST, AT))
    assert new.state is State.RUNNING
    assert refused(lambda: new.start(HOST, AT)) is Reason.ALREADY_STARTED


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    new = seated(header())
    assert refused(lambda: new.act(person(0), 0, 1, "pass", AT)) is Reason.NOT_STARTED
    new = running(header())
    play_on(new, random.Random(1))
    assert new.state is State.OVER
    assert refused(lambda: new.act(person(0), 0, 1, "pass", AT)) is Reason.NOT_RUNNING
    assert refused(lambda: new.sit("x", 0, "X", AT)) is Reason.NOT_RUNNING


def test_a_closed_table_is_closed_for_good() -> None:
    new = running(header())
    assert refused(lambda: new.close(person(0), AT)) is Reason.HOST_ONLY
    seat, word = first_actor(new)
    number = decision(new, seat)
    new.apply(new.close(HOST, AT))
    assert refused(lambda: new.act(person(seat), seat, number, word, AT)) is Reason.CLOSED
    assert refused(lambda: new.close(HOST, AT)) is Reason.CLOSED


def test_a_game_that_is_over_keeps_its_result() -> None:
    new = running(header())
    play_on(new, random.Random(1))
    assert refused(lambda: new.close(HOST, AT)) is Reason.NOT_RUNNING
    new.apply(new.mute(HOST, 1, AT, True))
    assert new.state is State.OVER


def test_a_pause_stops_play_until_the_host_resumes() -> None:
    new = running(header())
    assert refused(lambda: new.resume(HOST, AT)) is Reason.NOT_RUNNING
    new.apply(new.pause(HOST, AT))
    assert new.actors == []
    assert refused(lambda: new.act(person(0), 0, 1, "pass", AT)) is Reason.NOT_RUNNING
    new.apply(new.resume(HOST, AT))
    assert new.actors


def test_there_is_one_rematch() -> None:
    new = running(header())
    assert refused(lambda: new.play_again(HOST, "t2", AT)) is Reason.NOT_OVER
    play_on(new, random.Random(1))
    assert refused(lambda: new.play_again("stranger", "t2", AT)) is Reason.NOT_YOUR_SEAT
    new.apply(new.play_again(person(1), "t2", AT))
    assert new.play_again(HOST, "t3", AT).text == "t2"


# --- A log that is full -----------------------------------------------------------------------


def full(monkeypatch: pytest.MonkeyPatch, new: Table) -> Table:
    """A table that has just taken its last row."""
    monkeypatch.setattr(room, "MOST_ROWS", new.number)
    return new


def used_up(monkeypatch: pytest.MonkeyPatch, new: Table) -> Table:
    """One whose reserve for those who come and go is used up as well."""
    monkeypatch.setattr(room, "MOST_SEATED", new.number)
    return full(monkeypatch, new)


def bots_end_it(new: Table, chance: random.Random) -> None:
    """Whatever bots choose."""
    while new.bots_to_move:
        seat = new.bots_to_move[0]
        action = chance.choice(new.decisions.legal(seat))
        new.apply(new.act_for_bot(seat, decision(new, seat), action, new.at + 1))


def test_what_could_go_on_for_ever_ends_with_a_full_log(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(2)
    new = running(header("la-granja", 2))
    row = any_action(new, chance)
    new.apply(row)
    while new.why_not_undo(row.seat):
        row = any_action(new, chance)
        new.apply(row)
    seat, who = row.seat, person(row.seat)
    forever: list[Callable[[], Row]] = [
        lambda: new.undo(who, seat, len(new.played.record.moves), AT),
        lambda: new.say(who, "hm", AT),
        lambda: new.mute(HOST, seat, AT, True),
        lambda: new.pause(HOST, AT),
    ]
    assert {propose().number for propose in forever} == {new.number + 1}
    full(monkeypatch, new)
    assert {refused(propose) for propose in forever} == {Reason.LOG_FULL}


def test_a_game_with_a_full_log_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    new = full(monkeypatch, running(header("la-granja", 2)))
    play_on(new, random.Random(1))
    assert new.state is State.OVER
    new.apply(new.play_again(HOST, "t2", AT))


def test_a_table_with_a_full_log_is_left_and_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    new = used_up(monkeypatch, running(header(clock=Clock(60))))
    new.apply(new.run_out(AT + 61_000))
    new.apply(new.leave(person(0), 0, AT + 62_000))
    assert refused(lambda: new.sit("c", 0, "Cy", AT + 62_000)) is Reason.LOG_FULL
    new.apply(new.close(HOST, AT + 62_000))
    assert new.state is State.CLOSED


def test_whoever_fills_a_log_and_stalls_is_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log takes a bot for each seat that has none, whatever else is full."""
    new = used_up(monkeypatch, running(header()))
    for seat in range(2):
        new.apply(new.hand_to_bot(HOST, seat, "normal", AT))
    assert refused(lambda: new.hand_to_bot(HOST, 0, "hard", AT)) is Reason.LOG_FULL
    bots_end_it(new, random.Random(1))
    assert new.state is State.OVER


def test_whoever_fills_a_log_and_leaves_is_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    new = used_up(monkeypatch, running(header()))
    new.apply(new.hand_to_bot(HOST, 1, "normal", AT))
    new.apply(new.leave(person(0), 0, AT))
    assert refused(lambda: new.free(HOST, 1, AT)) is Reason.LOG_FULL
    assert refused(lambda: new.take_over(person(0), 0, "Ana", AT)) is Reason.LOG_FULL
    new.apply(new.hand_to_bot(HOST, 0, "normal", AT))
    bots_end_it(new, random.Random(1))
    assert new.state is State.OVER


def test_seats_change_hands_after_the_talk_has_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    new = full(monkeypatch, running(header()))
    new.apply(new.free(HOST, 1, AT))
    new.apply(new.take_over("c", 1, "Cy", AT))
    assert new.seats_of("c") == [1]
    assert refused(lambda: new.say("c", "at last", AT)) is Reason.LOG_FULL


def test_a_clock_that_pauses_hands_over_to_a_bot_at_a_full_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else it could run out, be waited for and run out for ever."""
    new = full(monkeypatch, running(header(clock=Clock(60, then="pause"))))
    seat = new.actors[0]
    new.apply(new.run_out(AT + 61_000))
    assert (new.state, new.seats[seat].sitter) == (State.RUNNING, Sitter.BOT)


def test_a_table_that_is_full_while_it_is_paused_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    new = running(header())
    new.apply(new.pause(HOST, AT))
    used_up(monkeypatch, new)
    new.apply(new.resume(HOST, AT))
    assert refused(lambda: new.pause(HOST, AT)) is Reason.LOG_FULL
    play_on(new, random.Random(1))
    assert new.state is State.OVER


# --- Actions ----------------------------------------------------------------------------------


def test_an_action_needs_seat_turn_decision_and_a_legal_word() -> None:
    new = running(header("la-granja", 2))
    seat, word = first_actor(new)
    number = decision(new, seat)
    other = person(1 - seat)
    assert refused(lambda: new.act(other, seat, number, word, AT)) is Reason.NOT_YOUR_SEAT
    assert refused(lambda: new.act("", seat, number, word, AT)) is Reason.NOT_YOUR_SEAT
    assert refused(lambda: new.act(person(seat), 9, number, word, AT)) is Reason.NO_SUCH_SEAT
    assert refused(lambda: new.act(person(seat), seat, number - 1, word, AT)) is Reason.STALE
    assert refused(lambda: new.act(person(seat), seat, number, "plough", AT)) is (
        Reason.NOT_AN_ACTION
    )
    waiting = [each for each in range(2) if each not in new.actors]
    for each in waiting:
        assert refused(lambda each=each: new.act(person(each), each, number, word, AT)) is (  # type: ignore[misc]
            Reason.NOT_YOUR_TURN
        )
    row = new.act(person(seat), seat, number, f"  {word.upper()} ", AT)
    assert (row.kind, row.text, row.number) == (RowKind.ACT, word, new.number + 1)


def test_what_the_rules_forbid_comes_with_their_reason() -> None:
    new = running(header("la-granja", 2))
    seat = new.actors[0]
    legal = set(new.decisions.legal(seat))
    action = next(
        number
        for number, form in enumerate(new.game.catalogue.forms)
        if form is not None and number not in legal
    )
    with pytest.raises(Refused) as error:
        new.act(person(seat), seat, decision(new, seat), written(new, action), AT)
    assert error.value.reason is Reason.NOT_ALLOWED
    assert error.value.why
    assert "key" in error.value.why


def test_the_same_request_gets_the_same_row_and_acts_once() -> None:
    new = running(header())
    seat, word = first_actor(new)
    number = decision(new, seat)
    row = new.act(person(seat), seat, number, word, AT, "r1")
    new.apply(row)
    assert new.act(person(seat), seat, number, word, AT + 9, "r1") == row
    assert new.act(person(seat), seat, number, f" {word} ", AT + 9, "r1") == row
    assert refused(lambda: new.act(person(seat), seat, number, "done", AT, "r1")) is (
        Reason.REQUEST_USED
    )
    assert refused(lambda: new.undo(person(seat), seat, 1, AT, "r1")) is Reason.REQUEST_USED
    # Another person's id of the same name has nothing to do with it.
    assert refused(lambda: new.act("x", seat, number, word, AT, "r1")) is Reason.NOT_YOUR_SEAT


def test_an_action_sent_twice_under_two_ids_is_played_once() -> None:
    """Even where the next decision offers the very same actions."""
    chance = random.Random(3)
    new = running(header())
    for number in range(300):
        seat = chance.choice(new.actors)
        asked = decision(new, seat)
        action = chance.choice(new.decisions.legal(seat))
        new.apply(new.act(person(seat), seat, asked, written(new, action), AT, f"a{number}"))
        if new.state is not State.RUNNING:
            break
        again = written(new, action)
        reason = refused(lambda s=seat, d=asked, w=again: new.act(person(s), s, d, w, AT, "b"))  # type: ignore[misc]
        assert reason in (Reason.STALE, Reason.NOT_YOUR_TURN)


def test_others_do_not_make_a_decision_stale_unless_they_change_it() -> None:
    """Donkeys are chosen at the same time: whoever is second still answers the same decision."""
    chance = random.Random(5)
    new = running(header("la-granja", 3))
    seen = 0
    for _ in range(4000):
        if new.state is not State.RUNNING:
            break
        if len(new.actors) > 1:
            one, other = new.actors[:2]
            before, legal = decision(new, other), list(new.decisions.legal(other))
            new.apply(any_action(new, chance, one))
            if other in new.actors and new.decisions.legal(other) == legal:
                assert decision(new, other) == before
                seen += 1
        else:
            new.apply(any_action(new, chance))
    assert seen > 5


# --- Taking back ------------------------------------------------------------------------------


def test_taking_back_is_a_row_and_makes_another_decision() -> None:
    chance = random.Random(2)
    new = running(header("la-granja", 2))
    undone = 0
    while new.state is State.RUNNING:
        before = new.played.position.to_bytes()
        row = any_action(new, chance)
        asked = decision(new, row.seat)
        new.apply(row)
        actions = len(new.played.record.moves)
        if new.state is State.RUNNING and new.why_not_undo(row.seat) == "" and undone < 40:
            assert refused(lambda s=row.seat, n=actions: new.undo(person(s), s, n - 1, AT)) is (  # type: ignore[misc]
                Reason.STALE
            )
            new.apply(new.undo(person(row.seat), row.seat, actions, AT))
            assert new.played.position.to_bytes() == before
            assert decision(new, row.seat) == new.number != asked
            undone += 1
            new.apply(any_action(new, chance))
    assert undone == 40


def test_what_was_revealed_or_is_anothers_is_not_taken_back() -> None:
    chance = random.Random(4)
    new = running(header("la-granja", 2))
    reasons = set()
    for _ in range(200):
        row = any_action(new, chance)
        new.apply(row)
        for seat in range(2):
            if new.why_not_undo(seat):
                with pytest.raises(Refused) as error:
                    new.undo(person(seat), seat, len(new.played.record.moves), AT)
                assert error.value.reason is Reason.NO_UNDO
                assert error.value.why is not None
                reasons.add(str(error.value.why["key"]))
    assert reasons == {"undo_another_seat", "undo_revealed"}


# --- Bots -------------------------------------------------------------------------------------


def test_a_bot_acts_on_its_seat_alone_and_in_time() -> None:
    new = running(header())
    seat = new.actors[0]
    action = new.decisions.legal(seat)[0]
    number = decision(new, seat)
    assert refused(lambda: new.act_for_bot(seat, number, action, AT)) is Reason.STALE
    new.apply(new.hand_to_bot(HOST, seat, "normal", AT))
    assert new.bots_to_move == [seat]
    assert refused(lambda: new.act_for_bot(seat, number - 1, action, AT)) is Reason.STALE
    new.apply(new.act_for_bot(seat, number, action, AT))
    assert new.played.record.moves[-1].text == written(new, action)


# --- Talk -------------------------------------------------------------------------------------


def test_talk_is_for_those_who_sit_here_and_can_be_muted() -> None:
    new = seated(header())
    new.apply(new.say(person(1), " hello \x07there ", AT))
    assert [(word.seat, word.name, word.text) for word in new.talk] == [
        (1, "Name 1", "hello there")
    ]
    assert refused(lambda: new.say("stranger", "hi", AT)) is Reason.NOT_YOUR_SEAT
    assert refused(lambda: new.say(person(1), "x" * (LONGEST_TALK + 1), AT)) is Reason.TOO_LONG
    assert refused(lambda: new.say(person(1), " \x07\t ", AT)) is Reason.EMPTY
    assert refused(lambda: new.mute(person(0), 1, AT, True)) is Reason.HOST_ONLY
    new.apply(new.mute(HOST, 1, AT, True))
    assert refused(lambda: new.say(person(1), "hi", AT)) is Reason.MUTED
    new.apply(new.mute(HOST, 1, AT, False))
    new.apply(new.say(person(1), "again", AT))
    silent = seated(header(talk=False))
    assert refused(lambda: silent.say(person(0), "hi", AT)) is Reason.NO_TALK


def test_talk_that_is_repeated_from_another_seat_is_said_once() -> None:
    new = seated(header())
    row = new.say(person(1), "hello", AT, "r1")
    new.apply(row)
    new.apply(new.leave(person(1), 1, AT))
    assert new.say(person(1), "hello", AT, "r1") == row
    assert refused(lambda: new.say(person(1), "hello?", AT, "r1")) is Reason.REQUEST_USED
    assert refused(lambda: new.say(person(1), "hello", AT, "r2")) is Reason.NOT_YOUR_SEAT


def test_muting_that_is_repeated_means_whoever_sat_there() -> None:
    new = seated(header())
    row = new.mute(HOST, 1, AT, True, "r1")
    new.apply(row)
    new.apply(new.leave(person(1), 1, AT))
    assert new.mute(HOST, 1, AT, True, "r1") == row
    assert refused(lambda: new.mute(HOST, 1, AT, True, "r2")) is Reason.NO_SUCH_SEAT
    assert refused(lambda: new.mute(HOST, 0, AT, True, "r1")) is Reason.REQUEST_USED
    assert refused(lambda: new.mute(HOST, 1, AT, False, "r1")) is Reason.REQUEST_USED
    assert new.muted == {person(1)}


def test_talk_does_not_make_a_decision_stale() -> None:
    new = running(header())
    seat, word = first_actor(new)
    number = decision(new, seat)
    new.apply(new.say(person(0), "one moment", AT))
    new.apply(new.act(person(seat), seat, number, word, AT))


# --- Clocks -----------------------------------------------------------------------------------


def test_a_clock_runs_while_its_seat_may_act() -> None:
    new = running(header(clock=Clock(60, increment=2)))
    seat, word = first_actor(new)
    begun = new.at
    assert new.deadline == begun + 60_000
    new.apply(new.act(person(seat), seat, decision(new, seat), word, begun + 10_000))
    assert new.clocks is not None
    assert new.clocks.left[seat] == 52_000
    assert refused(lambda: new.run_out(begun + 20_000)) is Reason.STALE


def test_time_that_has_run_out_is_not_played() -> None:
    """Also before the flag is written: the server may have been away."""
    new = running(header(clock=Clock(60, increment=30)))
    seat, word = first_actor(new)
    number, who, end = decision(new, seat), person(seat), new.deadline
    assert refused(lambda: new.act(who, seat, number, word, end)) is Reason.OUT_OF_TIME
    assert refused(lambda: new.undo(who, seat, 1, end)) is Reason.OUT_OF_TIME
    new.apply(new.act(who, seat, number, word, end - 1))


def test_taking_back_gives_no_time() -> None:
    new = running(header("la-granja", 2, clock=Clock(60, increment=30)))
    chance = random.Random(2)
    for _ in range(200):
        row = any_action(new, chance)
        before = list(new.clocks.left) if new.clocks else []
        new.apply(row)
        if new.why_not_undo(row.seat) == "":
            new.apply(new.undo(person(row.seat), row.seat, len(new.played.record.moves), new.at))
            assert new.clocks
            assert new.clocks.left[row.seat] <= before[row.seat]
            return
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize("then", Clock.KINDS)
def test_whoever_runs_out_of_time_is_played_for_or_waited_for(then: str) -> None:
    new = running(header(clock=Clock(60, then=then)))
    seat = new.actors[0]
    row = new.run_out(new.at + 60_000)
    assert (row.kind, row.seat) == (RowKind.FLAG, seat)
    new.apply(row)
    if then == "bot":
        assert new.seats[seat].sitter is Sitter.BOT
        assert new.seats_of(person(seat)) == [seat], "they may look on"
        assert refused(lambda: any_action(new, random.Random(1), seat)) is Reason.NOT_YOUR_TURN
    else:
        assert new.state is State.PAUSED
        assert new.deadline == 0
        new.apply(new.resume(HOST, new.at + 1))
        assert new.deadline == new.at + 60_000, "a new budget: else the clock would ring at once"


def test_leaving_ones_seat_stops_no_clock() -> None:
    new = running(header(clock=Clock(60), clock_runs_on=True))
    seat, begun = new.actors[0], new.at
    new.apply(new.leave(person(seat), seat, begun + 10_000))
    assert new.deadline == begun + 60_000
    new.apply(new.sit(person(seat), seat, "Ana", begun + 50_000))
    assert new.clocks is not None
    assert new.clocks.left[seat] == 10_000


@pytest.mark.parametrize("then", Clock.KINDS)
def test_a_free_seat_whose_time_has_run_out_holds_nobody_up(then: str) -> None:
    new = running(header(clock=Clock(60, then=then), clock_runs_on=True))
    seat = new.actors[0]
    new.apply(new.free(HOST, seat, new.at + 10_000))
    new.apply(new.run_out(new.at + 50_000))
    if then == "bot":
        assert (new.seats[seat].sitter, new.seats[seat].name) == (Sitter.BOT, "hard")
        assert new.bots_to_move == [seat]
    else:
        assert new.state is State.PAUSED


def test_the_clock_of_a_table_of_before_stands_still_while_its_seat_is_free() -> None:
    """Its log is folded as it was when it was written."""
    new = running(header(clock=Clock(60)))
    seat, begun = new.actors[0], new.at
    new.apply(new.leave(person(seat), seat, begun + 10_000))
    assert new.deadline == 0
    new.apply(new.sit(person(seat), seat, "Ana", begun + 500_000))
    assert new.deadline == begun + 550_000


def test_clocks_stand_still_in_a_pause_and_time_never_runs_backwards() -> None:
    new = running(header(clock=Clock(60)))
    new.apply(new.pause(HOST, new.at + 10_000))
    new.apply(new.resume(HOST, new.at + 500_000))
    assert new.deadline == new.at + 50_000
    before = new.at
    assert new.say(person(0), "hm", before - 9_999).at == before


# --- The log ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("la-granja", 3), ("loyang", 2), ("loyang", 1)])
def test_the_table_is_the_fold_of_its_rows(game: str, seats: int) -> None:
    chance = random.Random(seats)
    made = header(game, seats, clock=Clock(600, 3))
    new = table(made)
    rows: list[Row] = []

    def write(row: Row) -> None:
        rows.append(row)
        new.apply(row)

    for seat in range(seats):
        write(new.sit(person(seat), seat, f"Name {seat}", AT, f"sit{seat}"))
    write(new.start(HOST, AT))
    while new.state is State.RUNNING:
        row = any_action(new, chance)
        write(row)
        can = new.state is State.RUNNING and new.why_not_undo(row.seat) == ""
        if can and chance.random() < 0.2:
            write(new.undo(person(row.seat), row.seat, len(new.played.record.moves), new.at + 5))
        if chance.random() < 0.05:
            write(new.say(person(0), "well played", new.at + 1))
    again = table(made)
    for row in rows:
        again.apply(row)
        if row.number % 50 == 0:
            early = table(made)
            early.fold(rows[: row.number])
            assert early.decisions.numbers == again.decisions.numbers
            assert early.summary() == again.summary()
    assert again.played.position.to_bytes() == new.played.position.to_bytes()
    assert again.summary() == new.summary()
    assert again.record().write() == new.record().write()
    assert again.talk == new.talk


def test_rows_follow_one_another() -> None:
    new = table(header())
    row = new.sit("a", 0, "Ana", AT)
    new.apply(row)
    with pytest.raises(ValueError, match="does not follow"):
        new.apply(row)


def test_a_summary_tells_whom_a_table_waits_for() -> None:
    new = seated(header())
    assert new.summary().free == 0
    assert new.summary().waits_for == ()
    new.apply(new.start(HOST, AT))
    waiting = {person(seat) for seat in new.actors}
    assert set(new.summary().waits_for) == waiting
    for seat in new.actors:
        new.apply(new.hand_to_bot(HOST, seat, "normal", AT))
    assert new.summary().bot_to_move
    assert not set(new.summary().waits_for) & waiting
