"""What a simulation shows: scores, places and decisions, exactly and in a fixed order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from barrowgate.core import engine
from barrowgate.lab import helpers
from barrowgate.lab.helpers import Helpers
from barrowgate.lab.playing import told_of
from barrowgate.lab.simulate import Simulated

DIGITS = 4


@dataclass(frozen=True)
class Spread:
    """Mean and limits of whole numbers."""

    mean: float
    least: int
    most: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Spread":
        return cls(round(sum(numbers) / len(numbers), DIGITS), min(numbers), max(numbers))

    def as_json(self) -> dict[str, float | int]:
        return {"mean": self.mean, "min": self.least, "max": self.most}


@dataclass(frozen=True)
class SeatSummary:
    """One seat over all games."""

    bot: str
    scores: Spread
    places: tuple[int, ...]  # how often first, second, ...; a shared place counts for each
    mean_place: float


@dataclass(frozen=True)
class Summary:
    """A simulation in figures; all but the speed depend on the plan alone."""

    simulated: Simulated
    scores: Spread
    seats: tuple[SeatSummary, ...]
    decisions: Spread
    helpers: Helpers | None  # None in a game without them

    @property
    def games_a_second(self) -> float:
        return len(self.simulated.played) / self.simulated.seconds

    @property
    def decisions_a_second(self) -> float:
        return sum(played.decisions for played in self.simulated.played) / self.simulated.seconds

    def as_json(self) -> dict[str, Any]:
        """Everything but what is under ``speed`` is the same whenever the plan is the same."""
        plan = self.simulated.plan
        return {
            **told_of(plan.make_game()),
            "seats": list(plan.bots),
            "seed": plan.seed,
            "games": plan.games,
            "scores": {
                **self.scores.as_json(),
                "by_seat": [
                    {"seat": number, "bot": seat.bot, **seat.scores.as_json()}
                    for number, seat in enumerate(self.seats, 1)
                ],
            },
            "standing": [
                {
                    "seat": number,
                    "bot": seat.bot,
                    "mean_place": seat.mean_place,
                    "places": list(seat.places),
                }
                for number, seat in enumerate(self.seats, 1)
            ],
            "decisions": self.decisions.as_json(),
            "helpers": None if self.helpers is None else self.helpers.as_json(),
            "speed": {
                "engine": engine.running().name,
                "plain_is_slower": engine.PLAIN_IS_SLOWER,
                "seconds": round(self.simulated.seconds, 3),
                "jobs": self.simulated.jobs,
                "games_a_second": round(self.games_a_second, 2),
                "decisions_a_second": round(self.decisions_a_second, 1),
            },
        }


def summarize(simulated: Simulated) -> Summary:
    """The figures of a simulation of at least one game."""
    played = simulated.played
    return Summary(
        simulated,
        Spread.of([score for game in played for score in game.scores]),
        tuple(_seat(simulated, seat) for seat in range(len(simulated.plan.bots))),
        Spread.of([game.decisions for game in played]),
        helpers.count(simulated.plan.make_game(), [game.noted for game in played]),
    )


def _seat(simulated: Simulated, seat: int) -> SeatSummary:
    places = [game.standing[seat] for game in simulated.played]
    return SeatSummary(
        simulated.plan.bots[seat],
        Spread.of([game.scores[seat] for game in simulated.played]),
        tuple(places.count(place) for place in range(1, len(simulated.plan.bots) + 1)),
        round(sum(places) / len(places), DIGITS),
    )
