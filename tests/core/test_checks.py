"""The generic checks pass on the toy game, and find every promise that a broken toy forgets."""

import ast
import inspect
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barrowgate.core import checks, events
from barrowgate.core.chance import Chance
from barrowgate.core.checks import ContractBroken
from barrowgate.core.contract import Position, View
from barrowgate.core.errors import IllegalAction
from barrowgate.core.record import Record
from barrowgate.core.seen import Seen
from barrowgate.orchard import Orchard, names
from barrowgate.orchard.names import CATALOGUE
from barrowgate.orchard.position import Position as OrchardPosition

Break = Callable[[pytest.MonkeyPatch], None]
OrchardSeen = Seen[OrchardPosition]


def played(game: Orchard, seed: int, actions: int) -> OrchardPosition:
    """A position some random actions into a game."""
    position = game.start(seed)
    checks.wander(position, seed, actions)
    return position


# --- A game that keeps its promises -----------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("basket", ["alone", "shared"])
def test_the_toy_passes_all_checks(seats: int, basket: str) -> None:
    game = Orchard(seats, {"rounds": "2", "basket": basket})
    record = checks.check_game(game, seed=seats)
    assert record.scores == record.replay(game).scores()


@given(seed=st.integers(0, 2**32), actions=st.integers(0, 30), seats=st.integers(2, 4))
@settings(max_examples=25)
def test_every_position_of_the_toy_passes(seed: int, actions: int, seats: int) -> None:
    game = Orchard(seats)
    checks.check_position(game, played(game, seed, actions))


def test_a_check_leaves_the_position_as_it_was() -> None:
    position = played(Orchard(3), 5, 8)
    position.watch()
    before = position.to_bytes()
    checks.check_position(position.game, position)
    assert position.to_bytes() == before
    assert position.take_events() == []


def test_the_game_is_played_by_the_chooser() -> None:
    def rolls(position: Position, seat: int, chance: Chance) -> int:
        legal = position.legal(seat)
        return names.ROLL if names.ROLL in legal else legal[0]

    record = checks.check_game(Orchard(), 3, rolls)
    assert [move.text for move in record.moves].count("roll") == 4


def test_the_own_rules_of_a_game_are_asked_after_each_action() -> None:
    counts: list[int] = []
    record = checks.check_game(Orchard(), 3, every=50, after=lambda p: counts.append(p.n_actions))
    assert counts == list(range(1, len(record.moves) + 1))


def test_a_broken_promise_says_when_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OrchardPosition, "undo_floor", lambda self, seat: -1)
    position = played(Orchard(), 1, 7)
    with pytest.raises(ContractBroken, match="between the start and now, after 7 actions"):
        checks.check_position(position.game, position)


# --- Broken toys ------------------------------------------------------------------------------
# Each breaks one promise; the check that must find it is named by that promise.

BROKEN: dict[str, tuple[str, Break]] = {}


def breaks(promise: str) -> Callable[[Break], Break]:
    """Remember a way to break the toy, by its name."""

    def remember(broken: Break) -> Break:
        BROKEN[broken.__name__] = (promise, broken)
        return broken

    return remember


def wrap(patch: pytest.MonkeyPatch, name: str, new: Callable[..., Any]) -> None:
    """Put a function around a method of the position: it gets the old method first."""
    old = getattr(OrchardPosition, name)
    patch.setattr(OrchardPosition, name, lambda self, *rest: new(old, self, *rest))


@breaks("legal actions are ascending")
def legal_actions_in_disorder(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "legal", lambda old, self, seat: old(self, seat)[::-1])


@breaks("actors alone have legal actions")
def a_seat_that_waits_has_legal_actions(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "legal", lambda old, self, seat: old(self, seat) or [names.EAT])


@breaks("actors alone have legal actions")
def an_actor_without_any_action(patch: pytest.MonkeyPatch) -> None:
    def stuck(old: Callable[..., int], self: OrchardPosition, seat: int, action: int) -> int:
        return names.WRONG_TIME if self.turn != names.HIDING else old(self, seat, action)

    wrap(patch, "why_not", stuck)


@breaks("actors are seats, each once")
def an_actor_named_twice(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "actors", lambda old, self: [*old(self), *old(self)])


@breaks("actors are seats, each once")
def an_actor_that_is_no_seat(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "actors", lambda old, self: [*old(self), self.game.seats])


@breaks("nobody may act exactly when the game is over")
def somebody_acts_after_the_end(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "actors", lambda old, self: [0] if self.is_over else old(self))


@breaks("why_not agrees with legal")
def an_allowed_action_that_is_not_offered(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "legal", lambda old, self, seat: [a for a in old(self, seat) if a != names.EAT])


@breaks("why_not agrees with legal")
def a_number_outside_the_catalogue_is_allowed(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "why_not", lambda old, self, seat, a: 0 if a == 2**31 else old(self, seat, a))


@breaks("why_not agrees with legal")
def an_onlooker_is_allowed(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "why_not", lambda old, self, s, a: 0 if (s, a) == (-1, -1) else old(self, s, a))


@breaks("every reason has a key")
def a_reason_without_a_key(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(names, "REASONS", ("allowed", "", "x", "x", "x", "x", "x"))


@breaks("what is not legal is refused")
def an_illegal_action_is_swallowed(patch: pytest.MonkeyPatch) -> None:
    def play(old: Callable[..., None], self: OrchardPosition, seat: int, action: int) -> None:
        if self.why_not(seat, action) == names.ALLOWED:
            old(self, seat, action)

    wrap(patch, "play", play)


@breaks("what is not legal is refused")
def a_seat_that_is_nobody_plays_what_was_legal(patch: pytest.MonkeyPatch) -> None:
    """As if legal actions were remembered for seat -1 when they are remembered for none."""
    legal_before: dict[int, list[int]] = {}

    def play(old: Callable[..., None], self: OrchardPosition, seat: int, action: int) -> None:
        if seat >= 0:
            legal_before[id(self)] = self.legal(seat)
        if seat >= 0 or action not in legal_before.get(id(self), []):
            old(self, seat, action)

    wrap(patch, "play", play)


@breaks("a refusal changes nothing")
def a_refusal_counts_as_an_action(patch: pytest.MonkeyPatch) -> None:
    def play(old: Callable[..., None], self: OrchardPosition, seat: int, action: int) -> None:
        self.count += 1
        old(self, seat, action)
        self.count -= 1

    wrap(patch, "play", play)


@breaks("a refusal gives its reason")
def a_refusal_with_the_wrong_reason(patch: pytest.MonkeyPatch) -> None:
    def play(old: Callable[..., None], self: OrchardPosition, seat: int, action: int) -> None:
        if self.why_not(seat, action) == names.NO_CARD:
            raise IllegalAction(seat, CATALOGUE.label(action), "no_apples")
        old(self, seat, action)

    wrap(patch, "play", play)


@breaks("a legal action has a written form")
def a_legal_action_without_a_form(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(names, "NOTHING", 23)
    wrap(patch, "_main_action", lambda old, self, s, a: None if a == 22 else old(self, s, a))
    wrap(patch, "why_not", lambda old, self, s, a: old(self, s, names.ROLL if a == 22 else a))


@breaks("a copy has the same bytes")
def a_copy_that_forgets_a_field(patch: pytest.MonkeyPatch) -> None:
    def copy(old: Callable[..., OrchardPosition], self: OrchardPosition) -> OrchardPosition:
        new = old(self)
        new.run_start = 0
        return new

    wrap(patch, "copy", copy)


@breaks("a copy goes on independently of its original")
def a_copy_that_shares_the_generator(patch: pytest.MonkeyPatch) -> None:
    def copy(old: Callable[..., OrchardPosition], self: OrchardPosition) -> OrchardPosition:
        new = old(self)
        new.chance = self.chance
        return new

    wrap(patch, "copy", copy)


@breaks("a copy holds no events")
def a_copy_with_old_events(patch: pytest.MonkeyPatch) -> None:
    def copy(old: Callable[..., OrchardPosition], self: OrchardPosition) -> OrchardPosition:
        new = old(self)
        new._log = [0] * events.EVENT_WIDTH
        return new

    wrap(patch, "copy", copy)


@breaks("bytes round-trip")
def bytes_that_lose_a_field(patch: pytest.MonkeyPatch) -> None:
    old = Orchard.from_bytes

    def from_bytes(self: Orchard, data: bytes) -> OrchardPosition:
        position = old(self, data)
        position.points = [0] * names.SEATS
        return position

    patch.setattr(Orchard, "from_bytes", from_bytes)


@breaks("a position from bytes looks the same")
def bytes_without_the_baskets(patch: pytest.MonkeyPatch) -> None:
    def without(position: OrchardPosition) -> OrchardPosition:
        new = position.copy()
        new.basket = [0] * names.SEATS
        return new

    wrap(patch, "to_bytes", lambda old, self: old(without(self)))


@breaks("a position from bytes plays on in the same way")
def bytes_without_the_generator(patch: pytest.MonkeyPatch) -> None:
    def without(position: OrchardPosition) -> OrchardPosition:
        new = position.copy()
        new.chance.word = 0
        return new

    wrap(patch, "to_bytes", lambda old, self: old(without(self)))


@breaks("a view is JSON")
def a_view_with_a_set(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "view", lambda old, self, seat: old(self, seat) | {"seats": {1, 2}})


@breaks("a view is JSON")
def a_view_whose_keys_are_numbers(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "view", lambda old, self, seat: old(self, seat) | {"by_seat": {0: "green"}})


@breaks("the views are those of the seats and the onlooker")
def views_that_begin_with_the_onlooker(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "views", lambda old, self: old(self)[::-1])


@breaks("the views are those of the seats and the onlooker")
def views_without_the_onlooker(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "views", lambda old, self: old(self)[:-1])


@breaks("a view holds nothing hidden")
def a_view_that_shows_all_hands(patch: pytest.MonkeyPatch) -> None:
    def view(old: Callable[..., View], self: OrchardPosition, seat: int) -> View:
        return old(self, seat) | {"hands": [self._hand(other) for other in range(self.game.seats)]}

    wrap(patch, "view", view)


@breaks("a view holds nothing hidden")
def a_view_that_shows_the_baskets(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "view", lambda old, self, seat: old(self, seat) | {"baskets": list(self.basket)})


@breaks("a view holds nothing hidden")
def an_onlooker_who_sees_the_deck(patch: pytest.MonkeyPatch) -> None:
    def view(old: Callable[..., View], self: OrchardPosition, seat: int) -> View:
        deck = [card for card in range(1, names.CARDS + 1) if self.place[card] == names.DECK]
        return old(self, seat) | ({"deck": deck} if seat < 0 else {})

    wrap(patch, "view", view)


@breaks("what was seen is the view of the seat")
def a_seat_that_has_seen_another_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Seen, "view", lambda self: self._known.view(1))


@breaks("what was seen has the seat's legal actions")
def a_seat_that_has_seen_no_actions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Seen, "legal", lambda self: [])


@breaks("a view holds nothing hidden")
def a_deal_that_takes_cards_of_the_own_hand(patch: pytest.MonkeyPatch) -> None:
    def deal(old: Callable[..., None], self: OrchardPosition, seat: int, chance: Chance) -> None:
        old(self, seat, chance)
        self.place = [names.DECK if place == seat + 1 else place for place in self.place]

    wrap(patch, "deal", deal)


@breaks("the same seed deals the same")
def a_deal_that_is_played_on(patch: pytest.MonkeyPatch) -> None:
    dealt: dict[int, OrchardPosition] = {}
    old = Seen.determinize

    def determinize(self: OrchardSeen, seed: int) -> OrchardPosition:
        return dealt.setdefault(id(self), old(self, seed))

    patch.setattr(Seen, "determinize", determinize)


@breaks("a deal changes what others hold")
def a_deal_that_is_the_truth(patch: pytest.MonkeyPatch) -> None:
    def hide(old: Callable[..., None], self: OrchardPosition, seat: int) -> None:
        self.chance.word = 0

    wrap(patch, "hide", hide)
    wrap(patch, "deal", lambda old, self, seat, chance: None)


def hide_all_but_the_generator(patch: pytest.MonkeyPatch) -> None:
    def hide(old: Callable[..., None], self: OrchardPosition, seat: int) -> None:
        word = self.chance.word
        old(self, seat)
        self.chance.word = word

    wrap(patch, "hide", hide)


@breaks("a deal depends on nothing hidden")
def a_deal_that_depends_on_the_generator(patch: pytest.MonkeyPatch) -> None:
    hide_all_but_the_generator(patch)
    old = Seen.determinize

    def determinize(self: OrchardSeen, seed: int) -> OrchardPosition:
        return old(self, (seed + self._known.chance.word) % 2**32)

    patch.setattr(Seen, "determinize", determinize)


@breaks("a deal has a generator of its own")
def a_deal_that_keeps_the_generator(patch: pytest.MonkeyPatch) -> None:
    hide_all_but_the_generator(patch)
    old = Seen.determinize

    def determinize(self: OrchardSeen, seed: int) -> OrchardPosition:
        new = old(self, seed)
        new.chance.word = self._known.chance.word
        return new

    patch.setattr(Seen, "determinize", determinize)


@breaks("every seat has a score and a place")
def scores_of_empty_chairs(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(OrchardPosition, "scores", lambda self: list(self.points))
    patch.setattr(OrchardPosition, "standing", lambda self: [1] * names.SEATS)


@breaks("equal places are shared, the next are left out")
def places_counted_from_nought(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "standing", lambda old, self: [place - 1 for place in old(self)])


@breaks("more points are a better place")
def the_fewest_points_win(patch: pytest.MonkeyPatch) -> None:
    def standing(self: OrchardPosition) -> list[int]:
        scores = self.scores()
        return [1 + sum(other < score for other in scores) for score in scores]

    patch.setattr(OrchardPosition, "standing", standing)


@breaks("an undo floor lies between the start and now")
def a_floor_in_the_future(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "undo_floor", lambda old, self, seat: old(self, seat) + 1)


@breaks("one seat alone may take back")
def everybody_takes_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(OrchardPosition, "undo_floor", lambda self, seat: max(0, self.count - 1))


@breaks("nobody takes back across another seat's action")
def the_newest_player_takes_back_everything(patch: pytest.MonkeyPatch) -> None:
    def undo_floor(self: OrchardPosition, seat: int) -> int:
        return self.revealed if seat == self.run_seat else self.count

    patch.setattr(OrchardPosition, "undo_floor", undo_floor)


@breaks("what can be taken back showed nothing")
def a_draw_is_taken_back(patch: pytest.MonkeyPatch) -> None:
    def undo_floor(self: OrchardPosition, seat: int) -> int:
        return self.run_start if seat == self.run_seat else self.count

    patch.setattr(OrchardPosition, "undo_floor", undo_floor)


@breaks("what can be taken back showed nothing")
def a_question_that_depends_on_a_hidden_hand(patch: pytest.MonkeyPatch) -> None:
    """Who has taken apples is asked for more only with a card above 9 in hand."""

    def main(old: Callable[..., None], self: OrchardPosition, seat: int, action: int) -> None:
        old(self, seat, action)
        if names.TAKE <= action < names.PLAY and not any(card > 9 for card in self._hand(seat)):
            self._next_turn()

    wrap(patch, "_main_action", main)
    wrap(patch, "view", lambda old, self, seat: old(self, seat) | {"turn": self.turn})


@breaks("events reveal nothing hidden")
def a_drawn_card_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events, "whisper", events.note)


@breaks("events reveal nothing hidden")
def a_hidden_basket_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def apply(old: Callable[..., None], self: OrchardPosition, seat: int, action: int) -> None:
        old(self, seat, action)
        if self._log is not None and self.turn == names.HIDING:
            told = self.basket[0]
            events.note(self._log, names.EVENT_CARD, seat, told, 0, 0)

    wrap(patch, "_apply", apply)


@breaks("an event has a fixed width")
def an_event_too_short(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "take_events", lambda old, self: old(self)[1:])


@breaks("an event is for everybody or a seat")
def an_event_for_nobody(patch: pytest.MonkeyPatch) -> None:
    def whisper(log: list[int], kind: int, seat: int, first: int, second: int, cause: int) -> None:
        log.extend((kind, seat, 9, first, second, cause))

    patch.setattr(events, "whisper", whisper)


@breaks("an action counts once")
def an_action_that_is_not_counted(patch: pytest.MonkeyPatch) -> None:
    def play(old: Callable[..., None], self: OrchardPosition, seat: int, action: int) -> None:
        old(self, seat, action)
        if action == names.DONE:
            self.count -= 1

    wrap(patch, "play", play)


@breaks("a game ends within its bound")
def a_game_longer_than_its_bound(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Orchard, "longest_game", 11)


@breaks("the same seed is the same game")
def a_game_that_asks_the_clock(patch: pytest.MonkeyPatch) -> None:
    old = Orchard.start
    ticks = iter(range(1000))
    patch.setattr(Orchard, "start", lambda self, seed: old(self, seed + next(ticks)))


@breaks("a record replays to the same position")
def a_game_that_changes_when_watched(patch: pytest.MonkeyPatch) -> None:
    def score(
        old: Callable[..., None], self: OrchardPosition, seat: int, n: int, cause: int
    ) -> None:
        old(self, seat, n, cause)
        if self._log is not None:
            self.place[0] = 7

    wrap(patch, "_score", score)


@breaks("examining a position changes nothing")
def a_view_that_costs_an_apple(patch: pytest.MonkeyPatch) -> None:
    def scores(old: Callable[..., list[int]], self: OrchardPosition) -> list[int]:
        self.acted = 0
        self.turn = min(self.turn, 0)
        return old(self)

    wrap(patch, "scores", scores)


def check_some_games() -> None:
    for seed in range(1, 9):
        game = Orchard(2 + seed % 3)
        checks.check_position(game, played(game, seed, 2 * seed))
        checks.check_game(game, seed)


@pytest.mark.parametrize("name", BROKEN)
def test_a_check_finds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    promise, broken = BROKEN[name]
    broken(monkeypatch)
    with pytest.raises(ContractBroken) as found:
        check_some_games()
    assert found.value.promise == promise


def test_every_promise_has_a_toy_that_breaks_it() -> None:
    calls = [
        node
        for node in ast.walk(ast.parse(inspect.getsource(checks)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "ContractBroken"
    ]
    promises = {node.args[0].value for node in calls if isinstance(node.args[0], ast.Constant)}
    broken = {promise for promise, _ in BROKEN.values()}
    by_hand = {"written forms read as their action", "a record round-trips"}
    assert len(promises) > 25
    assert promises == broken | by_hand


# --- What the toy cannot break by itself ------------------------------------------------------


def test_a_catalogue_that_reads_another_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CATALOGUE), "read", lambda self, text, among=None: names.EAT)
    with pytest.raises(ContractBroken, match="written forms read as their action: done"):
        checks.check_catalogue(Orchard())
    position = played(Orchard(), 1, 2)
    with pytest.raises(ContractBroken, match="written forms read as their action"):
        checks.check_notation(position.game, position)


def test_a_record_that_is_written_wrong_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    write = Record.write
    monkeypatch.setattr(Record, "write", lambda self: write(self).replace("seed 3", "seed 4"))
    with pytest.raises(ContractBroken, match="a record round-trips"):
        checks.check_game(Orchard(), 3, every=50)
