"""What a ladder shows: shares, points, Elo and times, in a fixed order."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from operator import sub
from statistics import fmean
from typing import Any

from barrowgate.core import engine
from barrowgate.lab.elo import Match, ratings
from barrowgate.lab.ladder import Climbed, Outcome, Verdict
from barrowgate.lab.pairings import Pairing
from barrowgate.lab.playing import told_of
from barrowgate.lab.strength import Estimate, mean_of, share_of
from barrowgate.lab.thinking import Thinking

DIGITS = 4
MILLISECOND = 1e-3


@dataclass(frozen=True)
class AtStart:
    """One place at the start of the game: what the bot that is alone got there, and the rest."""

    share: float
    points: float
    rest_points: float | None  # None where there is no other bot


@dataclass(frozen=True)
class PairingSummary:
    """A pairing over all its games."""

    pairing: Pairing
    games: int
    share: Estimate
    points: Estimate
    rest_points: Estimate | None
    at_start: tuple[AtStart, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.pairing.one,
            "others": self.pairing.rest,
            "games": self.games,
            "share": _estimate(self.share),
            "points": _estimate(self.points),
            "others_points": None if self.rest_points is None else _estimate(self.rest_points),
            "by_start": [
                {
                    "place": place,
                    "share": _rounded(start.share),
                    "points": _rounded(start.points),
                    "others_points": _rounded(start.rest_points),
                }
                for place, start in enumerate(self.at_start, 1)
            ],
        }


@dataclass(frozen=True)
class Difference:
    """How many points one bot has more than another where each plays alone, deal by deal."""

    one: str
    other: str
    points: Estimate


@dataclass(frozen=True)
class LadderSummary:
    """A ladder in figures; all but the times depend on the plan alone."""

    climbed: Climbed
    pairings: tuple[PairingSummary, ...]
    elo: dict[str, Estimate]  # empty where nobody plays against another
    differences: tuple[Difference, ...]
    thinking: dict[str, Thinking]

    @property
    def has_turns(self) -> bool:
        """Do seats take turns? Alone all would be one, and an older file does not tell."""
        thinking = self.thinking.values()
        return self.climbed.plan.seats > 1 and any(each.longest_turn for each in thinking)

    @property
    def verdict(self) -> Verdict | None:
        return self.climbed.verdict

    def as_json(self) -> dict[str, Any]:
        """Everything but what is under ``speed`` is the same whenever the plan is the same."""
        plan = self.climbed.plan
        return {
            **told_of(plan.make_game()),
            "seats": plan.seats,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "deals": self.climbed.deals,
            "pairings": [pairing.as_json() for pairing in self.pairings],
            "elo": [{"bot": bot, "elo": _estimate(found)} for bot, found in self.elo.items()],
            "differences": [
                {"bot": found.one, "other": found.other, "points": _estimate(found.points)}
                for found in self.differences
            ],
            "sprt": self._sprt(),
            "speed": self._speed(),
        }

    def _sprt(self) -> dict[str, Any] | None:
        test = self.climbed.plan.sprt
        if test is None or self.verdict is None:
            return None
        ratio = self.verdict.ratio
        return {
            "low": test.low,
            "high": test.high,
            "bound": _rounded(test.BOUND),
            "ratio": _rounded(ratio),
            "accepted": (test.high if ratio > 0 else test.low) if self.verdict.is_decided else None,
        }

    def _speed(self) -> dict[str, Any]:
        return {
            "engine": engine.running().name,
            "plain_is_slower": engine.PLAIN_IS_SLOWER,
            "seconds": round(self.climbed.seconds, 3),
            "jobs": self.climbed.jobs,
            "bots": [
                {
                    "bot": bot,
                    "decisions": thinking.decisions,
                    "mean_ms": _rounded(thinking.mean / MILLISECOND),
                    "longest_ms": _rounded(thinking.longest / MILLISECOND),
                    "longest_turn_ms": (
                        _rounded(thinking.longest_turn / MILLISECOND) if self.has_turns else None
                    ),
                }
                for bot, thinking in self.thinking.items()
            ],
        }


def summarize(climbed: Climbed) -> LadderSummary:
    """The figures of a ladder."""
    pairings = climbed.plan.pairings
    has_opponents = climbed.plan.has_opponents
    return LadderSummary(
        climbed,
        tuple(_pairing(climbed, pairing) for pairing in pairings),
        _elo(climbed) if has_opponents else {},
        () if has_opponents else tuple(_differences(climbed)),
        _thinking(climbed),
    )


# --- One pairing ----------------------------------------------------------------------------------


def _pairing(climbed: Climbed, pairing: Pairing) -> PairingSummary:
    plan = climbed.plan
    has_rest = pairing.rest != pairing.one
    return PairingSummary(
        pairing,
        climbed.deals * plan.rotations,
        share_of(climbed.shares(pairing), 1 / plan.seats),
        mean_of(_points(climbed, pairing, pairing.one)),
        mean_of(_points(climbed, pairing, pairing.rest)) if has_rest else None,
        tuple(_at_start(climbed, pairing, place) for place in range(plan.seats)),
    )


def _points(climbed: Climbed, pairing: Pairing, bot: str) -> list[float]:
    """The points of a bot in each deal, the mean of all its seats."""
    seats = climbed.plan.seats
    return [
        fmean(
            points
            for seating, outcome in games
            for who, points in zip(seating.line_up(seats), outcome.scores, strict=True)
            if who == bot
        )
        for games in climbed.games(pairing)
    ]


def _at_start(climbed: Climbed, pairing: Pairing, place: int) -> AtStart:
    """All games in which somebody began from this place, counted from the first player."""
    found = list(_there(climbed, pairing, place))
    ones = [(outcome, seat) for bot, outcome, seat in found if bot == pairing.one]
    others = [outcome.scores[seat] for bot, outcome, seat in found if bot != pairing.one]
    return AtStart(
        fmean(outcome.shares[seat] for outcome, seat in ones),
        fmean(outcome.scores[seat] for outcome, seat in ones),
        fmean(others) if others else None,
    )


def _there(climbed: Climbed, pairing: Pairing, place: int) -> Iterator[tuple[str, Outcome, int]]:
    """Who began from a place, in which game, and on which seat that was."""
    seats = climbed.plan.seats
    for games in climbed.games(pairing):
        for seating, outcome in games:
            seat = (outcome.first + place) % seats
            yield seating.line_up(seats)[seat], outcome, seat


# --- All of them ----------------------------------------------------------------------------------


def _elo(climbed: Climbed) -> dict[str, Estimate]:
    """The Elo of each bot above the first, in the order in which they were named."""
    plan = climbed.plan
    matches = [
        Match(plan.bots.index(pairing.one), plan.bots.index(pairing.rest), climbed.shares(pairing))
        for pairing in plan.pairings
    ]
    return dict(zip(plan.bots, ratings(matches, len(plan.bots), plan.seats), strict=True))


def _differences(climbed: Climbed) -> Iterator[Difference]:
    """Every two bots that played the same deals, each alone."""
    points = {
        pairing.one: _points(climbed, pairing, pairing.one) for pairing in climbed.plan.pairings
    }
    for one, other in combinations(points, 2):
        yield Difference(one, other, mean_of(list(map(sub, points[one], points[other]))))


def _thinking(climbed: Climbed) -> dict[str, Thinking]:
    found = dict.fromkeys(climbed.plan.bots, Thinking())
    for pairing in climbed.plan.pairings:
        for games in climbed.games(pairing):
            for seating, outcome in games:
                line_up = seating.line_up(climbed.plan.seats)
                for bot, thinking in zip(line_up, outcome.thinking, strict=True):
                    found[bot] += thinking
    return found


def _estimate(found: Estimate) -> dict[str, float | None]:
    return {
        "value": _rounded(found.value),
        "low": _rounded(found.low),
        "high": _rounded(found.high),
    }


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, DIGITS)
