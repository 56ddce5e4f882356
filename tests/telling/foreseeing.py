"""Checks of previews: they are right, and tell nothing that the seat does not know.

Nothing here knows a game; each game's tests walk whole games with it.
"""

from collections.abc import Iterable, Iterator

from barrowgate.core import events
from barrowgate.core.contract import Game, Position
from barrowgate.telling import Choice, Teller
from barrowgate.telling.preview import foresee, known_events


def really_known(position: Position, seat: int, action: int) -> list[int]:
    """What an action really does, up to the first thing that it reveals."""
    played = position.copy()
    played.watch()
    played.play(seat, action)
    end = played.known_events
    return played.take_events()[:end]


def check_foreseen(teller: Teller, position: Position, seat: int, action: int) -> None:
    """The table as it is foreseen is the table as it will be, with the question that is asked."""
    after = position.copy()
    after.play(seat, action)
    foreseen = foresee(teller, position.seen_by(seat), action, seed=7)
    assert foreseen.reveals is (after.undo_floor(seat) == after.n_actions)
    if foreseen.view is None:
        assert foreseen.reveals
        assert foreseen.further is None
        return
    assert foreseen.view == after.view(seat)
    if foreseen.further is not None:
        assert foreseen.further.question == teller.question(after.view(seat), seat)


def check_previews(
    teller: Teller, position: Position, seat: int, actions: Iterable[int], deals: int
) -> None:
    """Every redeal of what the seat has seen tells the same, and it is what really happens."""
    seen = position.seen_by(seat)
    for action in actions:
        check_foreseen(teller, position, seat, action)
        really = [
            events.public_form(e, seat) for e in events.split(really_known(position, seat, action))
        ]
        for seed in range(deals):
            told = known_events(seen, action, seed)
            assert [events.public_form(e, seat) for e in events.split(told)] == really, (
                position.n_actions,
                seat,
                action,
                seed,
            )


def check_all_alike(
    game: Game, teller: Teller, position: Position, seat: int, deals: int, most: int = 0
) -> None:
    """Every redeal tells all that it tells alike, and as it then is.

    That is more than events: the table afterwards, the next question with its objects, and the
    same for actions that are meant to follow. With ``most``, only so many actions are looked at,
    those with which a group begins before the others.
    """
    seen = position.seen_by(seat)
    groups = teller.groups(seen.view(), seat, position.legal(seat))
    by_place = sorted(
        ((place, choice) for group in groups for place, choice in enumerate(group.choices)),
        key=lambda each: each[0],
    )
    for _, choice in by_place[: most or None]:
        for then in _meant(game, position, seat, choice):
            told = foresee(teller, seen, choice.action, 0, then)
            for seed in range(1, deals):
                again = foresee(teller, seen, choice.action, seed, then)
                assert again == told, (position.n_actions, seat, choice.written, then, seed)
            if told.view is not None:
                assert told.view == _after(position, seat, [choice.action, *then]).view(seat)


def _meant(game: Game, position: Position, seat: int, choice: Choice) -> Iterator[list[int]]:
    """What may be meant to follow an action: nothing, what is told of it, what is legal then."""
    yield []
    for along in choice.then.values():
        yield [game.catalogue.read(written) for written in along.actions]
    after = _after(position, seat, [choice.action])
    if not after.is_over and seat in after.actors():
        legal = after.legal(seat)
        yield [legal[0], legal[0]]
        if len(legal) > 1:
            yield [legal[-1]]


def _after(position: Position, seat: int, actions: Iterable[int]) -> Position:
    """The table after the actions of a seat, up to the first that it cannot make."""
    after = position.copy()
    for action in actions:
        if after.is_over or seat not in after.actors() or action not in after.legal(seat):
            break
        after.play(seat, action)
    return after
