"""The whole table as linear text, for somebody who listens: headings with lines below them.

What every game tells alike is here; each game's ``table_text`` tells its own table. All of it is
made of a view, so it tells no more than the reader may know.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from barrowgate.core.contract import View
from barrowgate.telling.message import Message, Value, message
from barrowgate.telling.teller import Section, Teller

NOTHING = "read-nothing"


def seat_key(number: int) -> str:
    """``seat-0``; a face gives its words."""
    return f"seat-{number}"


def who(view: View, seat: int) -> str:
    """A seat as the reader would say it: one's own is "you"."""
    return "read-you" if seat == view["seat"] else seat_key(seat)


def or_nothing(listed: list[Message]) -> Value:
    """A list in a sentence; an empty one is said to be so."""
    return listed or NOTHING


def numbers(values: Sequence[int]) -> list[Message]:
    """Numbers as they stand in a list."""
    return [message("read-number", number=value) for value in values]


def now(
    teller: Teller, view: View, score: Callable[[int], Message], more: Iterable[Message]
) -> Section:
    """Where the game stands, who is to act and what is asked, or who has won.

    ``score`` tells the score of a seat, and ``more`` is what a game adds.
    """
    headline = message("read-headline", parts=teller.headline(view))
    asked = _results(view, score) if view["over"] else _asked(teller, view)
    return Section(message("read-now"), [headline, *asked, *_order(view), *more])


def _asked(teller: Teller, view: View) -> Iterator[Message]:
    for seat in view["actors"]:
        question = teller.question(view, seat)
        if seat == view["seat"]:
            yield message("read-you-act", question=question)
        else:
            yield message("read-acts", seat=seat_key(seat), question=question)


def _results(view: View, score: Callable[[int], Message]) -> Iterator[Message]:
    standing = view["standing"]
    for seat in sorted(range(view["players"]), key=lambda seat: standing[seat]):
        told = score(view["scores"][seat])
        yield message("read-place", place=standing[seat], seat=who(view, seat), score=told)


def _order(view: View) -> Iterator[Message]:
    """Somebody who plays alone has no order, and at first there may be none yet."""
    order = view["order"]
    if 1 < view["players"] == len(set(order)):
        yield message("read-order", seats=[Message(who(view, seat)) for seat in order])


def farm_title(view: View, seat: int) -> Message:
    if seat == view["seat"]:
        return message("read-own-farm")
    return message("read-farm-of", seat=seat_key(seat))


def seats_around(view: View) -> list[int]:
    """The reader's own seat first, then the others in their order around the table."""
    first, players = max(view["seat"], 0), view["players"]
    return [(first + place) % players for place in range(players)]


def rules(options: Mapping[str, str]) -> Section:
    """The rules that this table chose."""
    lines = [
        message("read-rule", name=f"web-option-{name}", value=f"web-option-{name}-{chosen}")
        for name, chosen in options.items()
    ]
    return Section(message("read-rules"), lines)
