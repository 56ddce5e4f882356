"""Checks that every game of the contract must pass, whatever its rules; they ship with the core.

``check_position`` examines one position from all sides and leaves it as it was. ``check_game``
plays a whole game and examines every step. Both raise ``ContractBroken``, which names the
promise that was not kept. A game's own tests add what only its rules can say (``after``).
"""

import json
from collections.abc import Callable, Collection, Sequence

from barrowgate.core import events
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Game, Position, View
from barrowgate.core.errors import IllegalAction
from barrowgate.core.record import Record

ONLOOKER = -1
WANDER = 6  # actions played on to see whether two positions stay apart, or together
BEYOND = (-(2**31), -2, -1)  # numbers that are never actions; more lie above the catalogue
DEALS = (271828182, 314159265)  # seeds of deals, far from those that people give to games

Chooser = Callable[[Position, int, Chance], int]
"""Chooses a legal action for a seat that may act; its chance is not the position's."""


class ContractBroken(AssertionError):
    """A promise of the contract that a game does not keep, and when that was found."""

    def __init__(self, promise: str, position: Position | None = None, detail: str = "") -> None:
        when = "" if position is None else f", after {position.n_actions} actions"
        super().__init__(f"{promise}{when}" + (f": {detail}" if detail else ""))
        self.promise = promise


def choices(position: Position, seat: int) -> list[int]:
    """The legal actions of an actor: there is always one."""
    legal = position.legal(seat)
    if not legal:
        raise ContractBroken("actors alone have legal actions", position, f"seat {seat} is stuck")
    return legal


def uniform(position: Position, seat: int, chance: Chance) -> int:
    """The chooser to which every legal action is equally likely."""
    legal = choices(position, seat)
    return legal[chance.below(len(legal))]


# --- One position -----------------------------------------------------------------------------


def check_position(game: Game, position: Position, deals: Sequence[int] = DEALS) -> None:
    """Everything that holds at one moment; each number of ``deals`` deals the unknown anew."""
    before = position.to_bytes()
    fresh = position.copy()
    check_actors(game, fresh)
    check_reasons(game, fresh)
    # As the position came, and again once it has been examined: it may remember what is legal.
    check_refusals(game, position)
    check_actors(game, position)
    check_refusals(game, position)
    check_notation(game, position)
    check_views(game, position)
    check_copy(position)
    check_bytes(game, position)
    check_standing(game, position)
    check_undo_floor(game, position)
    for deal in deals:
        for seat in range(game.seats):
            check_deal(game, position, seat, deal)
    if position.to_bytes() != before:
        raise ContractBroken("examining a position changes nothing", position)


def check_actors(game: Game, position: Position) -> None:
    """Actors are seats, each once, none exactly at the end; actors alone may act."""
    actors = position.actors()
    if sorted(actors) != sorted(set(actors) & set(range(game.seats))):
        raise ContractBroken("actors are seats, each once", position, str(actors))
    if position.is_over != (not actors):
        raise ContractBroken("nobody may act exactly when the game is over", position)
    for seat in range(ONLOOKER, game.seats + 1):
        legal = position.legal(seat)
        if legal != sorted(set(legal)):
            raise ContractBroken("legal actions are ascending", position, str(legal))
        if (len(legal) > 0) != (seat in actors):
            raise ContractBroken("actors alone have legal actions", position, f"seat {seat}")


def check_reasons(game: Game, position: Position) -> None:
    """``why_not`` agrees with ``legal`` for every number, and each reason has a key."""
    for seat in range(ONLOOKER, game.seats + 1):
        legal = set(position.legal(seat))
        for action in numbers(game):
            reason = position.why_not(seat, action)
            if (reason == 0) != (action in legal):
                label = f"seat {seat}, {game.catalogue.label(action)}, reason {reason}"
                raise ContractBroken("why_not agrees with legal", position, label)
            if reason != 0 and not game.reason_key(reason):
                raise ContractBroken("every reason has a key", position, str(reason))


def numbers(game: Game) -> list[int]:
    """Every number of the catalogue, and some that lie outside it."""
    size = len(game.catalogue)
    return [*BEYOND, *range(size), size, size + 1, 2**31]


def check_refusals(game: Game, position: Position) -> None:
    """What is not legal raises IllegalAction with its reason and leaves the position untouched."""
    before = position.to_bytes()
    for seat, action in refused(game, position.copy()):
        reason = game.reason_key(position.why_not(seat, action))
        try:
            position.play(seat, action)
        except IllegalAction as error:
            if (error.seat, error.reason) != (seat, reason):
                raise ContractBroken("a refusal gives its reason", position, str(error)) from None
        else:
            label = f"seat {seat}, {game.catalogue.label(action)}"
            raise ContractBroken("what is not legal is refused", position, label)
    if position.to_bytes() != before:
        raise ContractBroken("a refusal changes nothing", position)


def refused(game: Game, position: Position) -> list[tuple[int, int]]:
    """Seats with actions that they may not play now: for actors every number that is not legal,
    for the rest what the actors may play."""
    actors = position.actors()
    pairs = []
    possible: set[int] = set()
    for seat in actors:
        legal = set(position.legal(seat))
        possible |= legal
        pairs += [(seat, action) for action in numbers(game) if action not in legal]
    for seat in range(ONLOOKER, game.seats + 1):
        if seat not in actors:
            pairs += [(seat, action) for action in sorted(possible | {0, -1, len(game.catalogue)})]
    return pairs


def check_notation(game: Game, position: Position) -> None:
    """Every legal action has a written form, which reads as that action."""
    for seat in position.actors():
        for action in position.legal(seat):
            if not 0 <= action < len(game.catalogue) or game.catalogue.forms[action] is None:
                raise ContractBroken("a legal action has a written form", position, str(action))
            if game.catalogue.read(game.catalogue.write(action)) != action:
                raise ContractBroken("written forms read as their action", position, str(action))


def check_copy(position: Position) -> None:
    """Copies are equal, hold no events, and go on independently."""
    before = position.to_bytes()
    one = position.copy()
    other = one.copy()
    if one.to_bytes() != before or other.to_bytes() != before:
        raise ContractBroken("a copy has the same bytes", position)
    if one.take_events():
        raise ContractBroken("a copy holds no events", position)
    wander(one, 1)
    if other.to_bytes() != before or position.to_bytes() != before:
        raise ContractBroken("a copy goes on independently of its original", position)
    stays = one.to_bytes()
    wander(other, 2)
    if one.to_bytes() != stays:
        raise ContractBroken("a copy goes on independently of its original", position)


def wander(position: Position, seed: int, steps: int = WANDER) -> None:
    """Play a few actions at random."""
    chance = Chance()
    chance.seed(seed)
    for _ in range(steps):
        actors = position.actors()
        if actors:
            seat = actors[chance.below(len(actors))]
            position.play(seat, uniform(position, seat, chance))


def check_bytes(game: Game, position: Position) -> None:
    """Bytes give the same position again, which plays on in the same way."""
    before = position.to_bytes()
    again = game.from_bytes(before)
    if again.to_bytes() != before:
        raise ContractBroken("bytes round-trip", position)
    if facts(game, again) != facts(game, position):
        raise ContractBroken("a position from bytes looks the same", position)
    here = position.copy()
    for one in (here, again):
        one.watch()
        wander(one, 3)
    if here.to_bytes() != again.to_bytes() or here.take_events() != again.take_events():
        raise ContractBroken("a position from bytes plays on in the same way", position)


def facts(game: Game, position: Position) -> list[object]:
    """Everything the contract allows one to ask of a position."""
    seats = range(game.seats)
    return [
        position.actors(),
        position.is_over,
        position.n_actions,
        position.scores(),
        position.standing(),
        [position.legal(seat) for seat in seats],
        [position.undo_floor(seat) for seat in seats],
        [written(position.view(seat)) for seat in range(ONLOOKER, game.seats)],
    ]


def written(view: View) -> str:
    """A view as JSON; what differs here differs for the reader."""
    return json.dumps(view, allow_nan=False)


def check_views(game: Game, position: Position) -> None:
    """A view is plain JSON: what a reader gets is what was sent, alone or with the others."""
    for seat in range(ONLOOKER, game.seats):
        view = position.view(seat)
        try:
            same = json.loads(written(view)) == view
        except (TypeError, ValueError) as error:
            raise ContractBroken("a view is JSON", position, str(error)) from None
        if not same:
            raise ContractBroken("a view is JSON", position, f"seat {seat} reads something else")
    alone = [position.view(seat) for seat in (*range(game.seats), ONLOOKER)]
    if [*map(written, position.views())] != [*map(written, alone)]:
        raise ContractBroken("the views are those of the seats and the onlooker", position)


def check_standing(game: Game, position: Position) -> None:
    """One score and one place per seat; more points are never a worse place."""
    scores, places = position.scores(), position.standing()
    if len(scores) != game.seats or len(places) != game.seats:
        raise ContractBroken("every seat has a score and a place", position)
    for place, score in zip(places, scores, strict=True):
        if place != 1 + sum(other < place for other in places):
            raise ContractBroken("equal places are shared, the next are left out", position)
        if any(o > score and p >= place for o, p in zip(scores, places, strict=True)):
            raise ContractBroken("more points are a better place", position)


def check_undo_floor(game: Game, position: Position) -> None:
    """A floor lies between the start and now; only one seat has played last."""
    now = position.n_actions
    floors = [position.undo_floor(seat) for seat in range(game.seats)]
    if not all(0 <= floor <= now for floor in floors):
        raise ContractBroken("an undo floor lies between the start and now", position, str(floors))
    if sum(floor < now for floor in floors) > 1:
        raise ContractBroken("one seat alone may take back", position, str(floors))


# --- What is hidden ---------------------------------------------------------------------------


def check_deal(game: Game, position: Position, seat: int, deal: int) -> None:
    """Dealing anew what a seat cannot know changes nothing that it can see or do.

    The second deal is made from the first: it must depend on nothing but what was seen.
    """
    seen = position.seen_by(seat)
    dealt = seen.determinize(deal)
    first = dealt.to_bytes()
    for name, here, there in sights(position, dealt, seat):
        if here != there:
            detail = f"{name} of seat {seat}: {difference(here, there)}"
            raise ContractBroken("a view holds nothing hidden", position, detail)
    if seen.seat != seat or written(seen.view()) != written(position.view(seat)):
        raise ContractBroken("what was seen is the view of the seat", position, f"seat {seat}")
    if seen.legal() != position.legal(seat):
        raise ContractBroken("what was seen has the seat's legal actions", position, f"seat {seat}")
    wander(seen.determinize(deal), deal)
    if seen.determinize(deal).to_bytes() != first or dealt.to_bytes() != first:
        raise ContractBroken("the same seed deals the same", position, f"seat {seat}")
    other = dealt.seen_by(seat).determinize(deal + 1).to_bytes()
    if other != seen.determinize(deal + 1).to_bytes():
        raise ContractBroken("a deal depends on nothing hidden", position, f"seat {seat}")
    if generator(dealt) is not None and generator(dealt) == generator(position):
        raise ContractBroken("a deal has a generator of its own", position, f"seat {seat}")
    check_position(game, dealt, deals=())


def generator(position: Position) -> int | None:
    """The state of the position's generator, where it is a ``Chance`` by that name."""
    chance = getattr(position, "chance", None)
    return chance.word if isinstance(chance, Chance) else None


def is_new_deal(game: Game, position: Position, deal: int) -> bool:
    """Does somebody hold something else when the first seat deals anew what it cannot know?"""
    dealt = position.seen_by(0).determinize(deal)
    others = range(1, game.seats)
    return any(written(dealt.view(seat)) != written(position.view(seat)) for seat in others)


def sights(one: Position, other: Position, seat: int) -> list[tuple[str, str, str]]:
    """What a seat and an onlooker can see of two positions, as (name, here, there)."""
    return [
        ("view", written(one.view(seat)), written(other.view(seat))),
        ("onlooker's view", written(one.view(ONLOOKER)), written(other.view(ONLOOKER))),
        ("legal actions", str(one.legal(seat)), str(other.legal(seat))),
        ("actors", str(one.actors()), str(other.actors())),
        ("number of actions", str(one.n_actions), str(other.n_actions)),
        ("undo floor", str(one.undo_floor(seat)), str(other.undo_floor(seat))),
    ]


def difference(here: str, there: str) -> str:
    """Where two texts begin to differ, with a few characters of context."""
    at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    start = max(0, at - 30)
    return f"...{here[start : at + 30]}... or ...{there[start : at + 30]}..."


# --- A whole game -----------------------------------------------------------------------------


def check_game(
    game: Game,
    seed: int,
    chooser: Chooser = uniform,
    *,
    every: int = 1,
    open_chance: Collection[int] = (),
    secrets: bool = True,
    after: Callable[[Position], None] | None = None,
) -> Record:
    """Play a game to its end and check it; return its record.

    Every ``every``-th position and action is checked in full. ``open_chance`` lists kinds of events
    that report chance which everybody saw but no view remembers (a roll). With ``secrets`` seats
    hold something that others cannot know, at least now and then. ``after`` is called after each
    action.
    """
    check_catalogue(game)
    position = game.start(seed)
    if game.start(seed).to_bytes() != position.to_bytes():
        raise ContractBroken("the same seed is the same game")
    position.watch()
    record = Record.of(game, seed)
    chance = Chance()
    chance.seed(seed)
    newest, run_start = ONLOOKER, 0
    dealt_anew = not secrets or game.seats == 1
    while not position.is_over:
        number = position.n_actions
        if number >= game.longest_game:
            raise ContractBroken("a game ends within its bound", position)
        full = number % every == 0
        if full:
            check_position(game, position)
            dealt_anew = dealt_anew or is_new_deal(game, position, number)
        actors = position.actors()
        seat = actors[chance.below(len(actors))]
        choices(position, seat)
        action = chooser(position, seat, chance)
        before = position.copy() if full else None
        position.play(seat, action)
        record.add(seat, game.catalogue.write(action))
        log = position.take_events()
        newest, run_start = seat, run_start if seat == newest else number
        check_played(game, position, seat, run_start, log)
        if before is not None:
            check_secrets(game, before, position, seat, action, log, open_chance)
        if after is not None:
            after(position)
    check_position(game, position)
    if not dealt_anew:
        raise ContractBroken("a deal changes what others hold", position)
    record.scores = position.scores()
    check_record(game, record, position)
    return record


def check_catalogue(game: Game) -> None:
    """Every written form of the catalogue reads as its own number."""
    for action, form in enumerate(game.catalogue.forms):
        if form is not None and game.catalogue.read(form) != action:
            raise ContractBroken("written forms read as their action", detail=form)


def check_played(game: Game, position: Position, seat: int, run_start: int, log: list[int]) -> None:
    """An action counts once; nobody takes back across another seat; events are well formed."""
    moves = position.n_actions
    for other in range(game.seats):
        lowest = run_start if other == seat else moves
        if position.undo_floor(other) < lowest:
            raise ContractBroken(
                "nobody takes back across another seat's action", position, f"seat {other}"
            )
    if len(log) % events.EVENT_WIDTH != 0:
        raise ContractBroken("an event has a fixed width", position, str(len(log)))
    for event in events.split(log):
        if not events.EVERYBODY <= event[2] < game.seats:
            raise ContractBroken("an event is for everybody or a seat", position, str(event))


def check_secrets(
    game: Game,
    before: Position,
    position: Position,
    seat: int,
    action: int,
    log: list[int],
    open_chance: Collection[int],
) -> None:
    """Play the action also on tables where a reader's unknown was dealt anew.

    Whoever cannot tell the tables apart afterwards must not tell them apart by events. And what may
    be taken back showed nothing: nobody tells the tables apart at all.
    """
    if position.n_actions != before.n_actions + 1:
        raise ContractBroken("an action counts once", position)
    label = f"{game.catalogue.label(action)} of seat {seat}"
    for reader in range(game.seats):
        dealt = before.seen_by(reader).determinize(position.n_actions)
        if dealt.why_not(seat, action) != 0:
            continue  # a hidden card was played, which the other deal does not hold there
        dealt.watch()
        dealt.play(seat, action)
        other_log = dealt.take_events()
        for eye in (reader, ONLOOKER):
            here, there = written(position.view(eye)), written(dealt.view(eye))
            if here != there and position.undo_floor(seat) < position.n_actions:
                detail = f"{label}, seen by {eye}: {difference(here, there)}"
                raise ContractBroken("what can be taken back showed nothing", position, detail)
            if here == there and heard(log, eye, open_chance) != heard(other_log, eye, open_chance):
                raise ContractBroken("events reveal nothing hidden", position, f"{label}, to {eye}")


def heard(log: list[int], reader: int, open_chance: Collection[int]) -> list[list[int]]:
    """The events as a reader may know them, without chance that is open anyway."""
    told = [events.public_form(event, reader) for event in events.split(log)]
    return [event for event in told if event[0] not in open_chance]


def check_record(game: Game, record: Record, position: Position) -> None:
    """The record reads as it was written, and its fold is the position."""
    text = record.write()
    again = Record.parse(text)
    if again != record or again.write() != text:
        raise ContractBroken("a record round-trips", position)
    if again.replay(game).to_bytes() != position.to_bytes():
        raise ContractBroken("a record replays to the same position", position)
