"""The ladder: bots play each other, and the result is the same in any number of processes.

A game depends on its seating alone (lab.pairings). A sequential test looks at whole deals in their
order, at fixed numbers of them; games beyond the deal at which it ends are not counted.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from barrowgate import bots
from barrowgate.lab.pairings import Pairing, Plan, Seating
from barrowgate.lab.playing import Maker, game_of, play_out, seat_bots
from barrowgate.lab.seeds import derive
from barrowgate.lab.strength import Sprt
from barrowgate.lab.thinking import Thinking, TimedBot, Turn
from barrowgate.lab.workers import spread

FIRST_LOOK = 10  # deals before a test may end
EVERY = 5  # deals from one look to the next

Note = Callable[[Seating, "Outcome"], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game of a ladder went, seat by seat."""

    first: int  # the seat that was asked first: the first player's, the others follow clockwise
    scores: list[int]
    standing: list[int]
    thinking: list[Thinking]

    @property
    def shares(self) -> list[float]:
        """The win, shared between those in the first place."""
        winners = self.standing.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.standing]


Outcomes = Mapping[Seating, Outcome]


@dataclass(frozen=True)
class Verdict:
    """Where a sequential test stands after so many deals."""

    deals: int
    ratio: float
    is_decided: bool


@dataclass(frozen=True)
class Climbed:
    """The games of a ladder that count, and how long the playing took this time."""

    plan: Plan
    deals: int
    outcomes: Outcomes
    verdict: Verdict | None
    seconds: float
    jobs: int

    def games(self, pairing: Pairing) -> Iterator[list[tuple[Seating, Outcome]]]:
        """The games of a pairing, deal by deal."""
        for deal in range(self.deals):
            seatings = self.plan.seatings_of(pairing, deal)
            yield [(seating, self.outcomes[seating]) for seating in seatings]

    def shares(self, pairing: Pairing) -> list[float]:
        """What the bot that is alone won in each deal."""
        return [share_of_deal(self.plan, self.outcomes, pairing, n) for n in range(self.deals)]


def share_of_deal(plan: Plan, outcomes: Outcomes, pairing: Pairing, deal: int) -> float:
    """The share of the win of the bot that is alone, from all its seats."""
    return fmean(
        share
        for seating in plan.seatings_of(pairing, deal)
        for bot, share in zip(seating.line_up(plan.seats), outcomes[seating].shares, strict=True)
        if bot == pairing.one
    )


def climb(
    plan: Plan,
    jobs: int = 1,
    make: Maker = bots.make,
    known: Outcomes | None = None,
    note: Note | None = None,
) -> Climbed:
    """Play all games but those that are ``known``; ``note`` is told each one as it ends."""
    # A plan that cannot be played is refused before any process starts.
    seat_bots(plan.bots, plan.make_game(), plan.seed, make)
    begun = time.perf_counter()
    outcomes = dict(known or {})
    referee = _Referee(plan, outcomes)
    missing = [] if referee.ends() else plan.missing(outcomes)
    with closing(spread(partial(_play, plan, make), missing, jobs)) as results:
        for seating, outcome in results:
            outcomes[seating] = outcome
            if note is not None:
                note(seating, outcome)
            if referee.ends():
                break
    verdict = referee.verdict
    deals = plan.deals if verdict is None else verdict.deals
    return Climbed(plan, deals, outcomes, verdict, time.perf_counter() - begun, jobs)


def _play(plan: Plan, make: Maker, seating: Seating) -> Outcome:
    """One game; all that is dealt, and the chance of each seat's bot, belongs to the deal."""
    seed = derive(plan.seed, seating.deal)
    line_up = seating.line_up(plan.seats)
    game = game_of(plan.game, plan.seats, plan.options, plan.changes)
    turn = Turn()
    players = [TimedBot(bot, turn) for bot in seat_bots(line_up, game, seed, make)]
    position = game.start(seed)
    first = position.actors()[0]
    played = play_out(position, players)
    return Outcome(first, played.scores, played.standing, [bot.thinking for bot in players])


class _Referee:
    """Ends a sequential test; it looks at the deals in their order, as soon as they are there."""

    def __init__(self, plan: Plan, outcomes: Outcomes) -> None:
        self.verdict: Verdict | None = None
        self._plan = plan
        self._outcomes = outcomes
        self._sample: list[float] = []
        self._looks = sorted({*range(FIRST_LOOK, plan.deals, EVERY), plan.deals})

    def ends(self) -> bool:
        """Is it decided? Without a test everything is played."""
        if self._plan.sprt is None:
            return False
        self._gather(self._plan.pairings[0])
        while not self._is_decided and self._looks and self._looks[0] <= len(self._sample):
            self.verdict = self._look(self._plan.sprt, self._looks.pop(0))
        return self._is_decided

    @property
    def _is_decided(self) -> bool:
        return self.verdict is not None and self.verdict.is_decided

    def _gather(self, pairing: Pairing) -> None:
        """The deals that are complete, up to the first that is not."""
        for deal in range(len(self._sample), self._plan.deals):
            if any(s not in self._outcomes for s in self._plan.seatings_of(pairing, deal)):
                break
            self._sample.append(share_of_deal(self._plan, self._outcomes, pairing, deal))

    def _look(self, test: Sprt, deals: int) -> Verdict:
        ratio = test.ratio(self._sample[:deals], 1 / self._plan.seats)
        return Verdict(deals, ratio, test.decides(ratio))
