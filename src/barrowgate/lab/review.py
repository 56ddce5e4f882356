"""The review of a game: what each decision of a seat lost, the turning points, and luck.

Everything is judged by what the seat had seen at that moment.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from barrowgate.bots import coach
from barrowgate.bots.judge import Judge, Judgement, Measured
from barrowgate.bots.net.network import Network
from barrowgate.bots.outlook import Expectation
from barrowgate.core.contract import Game, Seen
from barrowgate.core.record import Record
from barrowgate.lab.luck import Fortune, Revealed
from barrowgate.lab.seeds import derive

SIMULATIONS = 1600  # for each decision, unless told otherwise
TURNING_POINTS = 3
CERTAIN = 2.0  # standard errors beyond which a loss or luck counts
LEAST = Expectation(0.05, 0.005)  # losses that are worth a word
DECISION, LUCK = 1, 2  # what a seed is for


@dataclass(frozen=True)
class Decision:
    """A decision with a choice: what was done, and what the best action found would bring."""

    number: int  # of the action in the game, counted from 1
    seen: Seen
    taken: int
    judgement: Judgement

    @property
    def expected(self) -> Expectation:
        return self.judgement.expected.mean

    @property
    def lost(self) -> Expectation:
        return self.judgement.lost.mean

    @property
    def error(self) -> Expectation:
        return self.judgement.lost.error

    @property
    def is_mistake(self) -> bool:
        """Is more lost, of points or of the win, than could be an error?"""
        found = zip(self.lost, self.error, LEAST, strict=True)
        return any(lost >= max(CERTAIN * error, least) for lost, error, least in found)


@dataclass(frozen=True)
class Event:
    """Something was revealed, for better or worse."""

    number: int  # of the action that revealed it
    luck: Measured
    log: list[int]  # what was revealed (core.events)


@dataclass(frozen=True)
class SeatReview:
    """The game of one seat."""

    seat: int
    seats: int
    decisions: list[Decision] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def mistakes(self) -> list[Decision]:
        """Decisions that lost something, those that lost most first."""
        found = [decision for decision in self.decisions if decision.is_mistake]
        return sorted(found, key=lambda decision: self._weight(decision.lost), reverse=True)

    def turning_points(self) -> list[Decision]:
        """Those that lost most of the win, alone of the points."""
        found = [each for each in self.mistakes() if self._weight(each.lost) > (0.0, 0.0)]
        return found[:TURNING_POINTS]

    def lost(self) -> Measured:
        return total(decision.judgement.lost for decision in self.mistakes())

    def luck(self) -> Measured:
        return total(event.luck for event in self.events)

    def luckiest(self) -> Event | None:
        """The best luck, if there clearly was any."""
        return self._event(1)

    def unluckiest(self) -> Event | None:
        return self._event(-1)

    def _event(self, sign: int) -> Event | None:
        def gain(event: Event) -> float:
            return sign * self._weight(event.luck.mean)[0]

        found = max(self.events, key=gain, default=None)
        if found is None or gain(found) <= CERTAIN * self._weight(found.luck.error)[0]:
            return None
        return found

    def _weight(self, what: Expectation) -> tuple[float, float]:
        """The win counts first, alone the points."""
        return (what.win, what.points) if self.seats > 1 else (what.points, 0.0)


def total(found: Iterable[Measured]) -> Measured:
    """A sum of independent measurements, and its error."""
    points = win = points_error = win_error = 0.0
    for mean, error in found:
        points, win = points + mean.points, win + mean.win
        points_error, win_error = points_error + error.points**2, win_error + error.win**2
    return Measured(Expectation(points, win), Expectation(points_error**0.5, win_error**0.5))


@dataclass(frozen=True)
class _Step:
    """One action of the record, and what the reviewed seats saw before and after it."""

    number: int
    actor: int
    action: int
    before: dict[int, Seen]
    after: dict[int, Seen]
    revealed: list[int] | None  # the events from there on, or None


class Reviewer:
    """Reviews one record for some of its seats; the same record gives the same review."""

    def __init__(
        self, record: Record, game: Game, network: Network, seats: Sequence[int], simulations: int
    ) -> None:
        self._record = record
        self._game = game
        self._seats = seats
        self._judge = Judge(network, simulations)
        self._fortune = Fortune(network)

    def count(self) -> int:
        """How many decisions there are to judge; every action is checked on the way."""
        return sum(self._is_choice(step) for step in self._steps())

    def seconds(self, count: int) -> float:
        """About how long so many decisions take, by the speed of one short search."""
        for step in self._steps():
            if self._is_choice(step):
                return count * self._judge.seconds(step.before[step.actor])
        return 0.0

    def review(self, progress: Callable[[int], None] | None = None) -> list[SeatReview]:
        """Judge them; ``progress`` is told how many more are done."""
        found = {seat: SeatReview(seat, self._game.seats) for seat in self._seats}
        for step in self._steps():
            if self._is_choice(step):
                found[step.actor].decisions.append(self._decision(step))
                if progress is not None:
                    progress(1)
            for seat, review in found.items():
                review.events.extend(self._event(step, seat))
        return list(found.values())

    def _is_choice(self, step: _Step) -> bool:
        return step.actor in self._seats and len(coach.choices(step.before[step.actor])) > 1

    def _decision(self, step: _Step) -> Decision:
        seen = step.before[step.actor]
        judgement = self._judge.judge(seen, step.action, self._seed(DECISION, step.number))
        return Decision(step.number, seen, step.action, judgement)

    def _event(self, step: _Step, seat: int) -> Iterator[Event]:
        """What was revealed, if anything was, and if it can be told how likely it was."""
        if step.revealed is None:
            return
        revealed = Revealed(step.actor, step.action, step.before[seat], step.after[seat])
        luck = self._fortune.luck(revealed, self._seed(LUCK, step.number, seat))
        if luck is not None:
            yield Event(step.number, luck, step.revealed)

    def _seed(self, what: int, *path: int) -> int:
        """One that tells nothing of the game's."""
        return derive(self._record.seed, what, *path)

    def _steps(self) -> Iterator[_Step]:
        positions = self._record.fold(self._game)
        position: Any = next(positions)
        position.watch()
        before = self._seen(position)
        for number, move in enumerate(self._record.moves, 1):
            next(positions)  # says in words what is wrong with the action
            action = self._game.catalogue.read(move.text)
            known = position.known_events
            log = position.take_events()
            after = self._seen(position)
            revealed = log[known:] if position.revealed else None
            yield _Step(number, move.seat, action, before, after, revealed)
            before = after
        next(positions, None)  # checks the end

    def _seen(self, position: Any) -> dict[int, Seen]:
        return {seat: position.seen_by(seat) for seat in self._seats}
