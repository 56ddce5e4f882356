"""The end: how far each seat came on the path, and how; cash by its sources."""

from collections import Counter
from collections.abc import Iterator, Sequence

from barrowgate.core import events
from barrowgate.core.contract import View
from barrowgate.loyang import names
from barrowgate.telling.loyang.happened import cause_of
from barrowgate.telling.message import Message, message
from barrowgate.telling.teller import Place, Result, Source


class Course:
    """What the events of a whole game say of one seat."""

    def __init__(self) -> None:
        self.first_steps = 0  # the cheap one of each turn
        self.further_steps = 0
        self.earned: Counter[int] = Counter()  # cash by cause
        self.spent: Counter[int] = Counter()


def courses(logs: Sequence[list[int]], seats: int) -> list[Course]:
    """The courses of all seats. Each walks once a round, so its first step of a round is cheap."""
    told = [Course() for _ in range(seats)]
    walked: set[int] = set()
    for log in logs:
        for kind, seat, _, first, _, cause in events.split(log):
            if kind == names.EVENT_ROUND:
                walked.clear()
            elif kind == names.EVENT_PATH:
                if seat in walked:
                    told[seat].further_steps += 1
                else:
                    told[seat].first_steps += 1
                walked.add(seat)
            elif kind == names.EVENT_CASH:
                course = told[seat]
                (course.earned if first > 0 else course.spent)[cause] += abs(first)
    return told


def result(view: View, logs: Sequence[list[int]]) -> Result:
    """Seats by their place, with what breaks ties; in the solitaire game the level."""
    seats = range(view["players"])
    told = courses(logs, len(seats))
    standing = view["standing"]
    order = sorted(seats, key=standing.__getitem__)
    places = [_place(view, seat, told[seat], is_known=bool(logs)) for seat in order]
    return Result(places, list(_remarks(view)))


def _place(view: View, seat: int, course: Course, is_known: bool) -> Place:
    space = view["scores"][seat]
    return Place(
        seat,
        view["standing"][seat],
        message("result-space", space=space),
        [*_facts(view["farms"][seat]), *_cash(course)],
        list(_sources(view, space, course)) if is_known else [],
    )


def _facts(farm: View) -> Iterator[Message]:
    if farm["loans"]:
        yield message("result-loans", count=farm["loans"])
    yield message("result-cash", count=farm["cash"])
    yield message("result-left", count=farm["leftovers"])


def _cash(course: Course) -> Iterator[Message]:
    if course.earned:
        sources = _by_cause(course.earned)
        yield message("result-earned", count=course.earned.total(), sources=sources)
    if course.spent:
        sources = _by_cause(course.spent)
        yield message("result-spent", count=course.spent.total(), sources=sources)


def _by_cause(cash: Counter[int]) -> list[Message]:
    """The largest sums first."""
    return [
        message("result-by", cause=cause_of(cause), count=count)
        for cause, count in cash.most_common()
    ]


def _sources(view: View, space: int, course: Course) -> Iterator[Source]:
    """Spaces of the path by what brought them, or took them away."""
    start = view["board"]["path"]["start"]
    steps = course.first_steps + course.further_steps
    yield Source(message("points-start"), start)
    if course.first_steps:
        yield Source(message("points-first-steps"), course.first_steps)
    if course.further_steps:
        yield Source(message("points-further-steps"), course.further_steps)
    if space != start + steps:
        yield Source(message("points-loans"), space - start - steps)


def _remarks(view: View) -> Iterator[Message]:
    if view["players"] == 1:
        yield Message(f"level-{view['level'] or 'none'}")
    elif len(set(view["scores"])) < view["players"]:
        yield message("result-ties")
