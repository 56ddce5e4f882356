"""A review as plain data, for programs and pages (docs/bots.md)."""

from collections.abc import Sequence
from typing import Any

from barrowgate.bots.judge import Measured
from barrowgate.bots.outlook import Expectation
from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.lab.review import Decision, Event, SeatReview


def as_json(
    record: Record, game: Game, reviews: Sequence[SeatReview], simulations: int
) -> dict[str, Any]:
    return {
        "game": game.name,
        "players": record.players,
        "actions": len(record.moves),
        "scores": record.scores,
        "simulations": simulations,
        "seats": [_seat(game, review) for review in reviews],
    }


def _seat(game: Game, review: SeatReview) -> dict[str, Any]:
    return {
        "seat": review.seat + 1,
        "decisions": [_decision(game, decision) for decision in review.decisions],
        "turning_points": [decision.number for decision in review.turning_points()],
        "lost": _measured(game, review.lost()),
        "luck": _measured(game, review.luck()),
        "events": [_event(game, event) for event in review.events],
    }


def _decision(game: Game, decision: Decision) -> dict[str, Any]:
    return {
        "action": decision.number,
        "played": game.catalogue.write(decision.taken),
        "best": game.catalogue.write(decision.judgement.best),
        "expected": _measured(game, decision.judgement.expected),
        "lost": _measured(game, decision.judgement.lost),
        "fine": not decision.is_mistake,
    }


def _event(game: Game, event: Event) -> dict[str, Any]:
    return {"action": event.number, "luck": _measured(game, event.luck)}


def _measured(game: Game, found: Measured) -> dict[str, Any]:
    """``{"points": 3.1, "win": 0.12, "error": {"points": 0.4, "win": 0.03}}``."""
    return {**_numbers(game, found.mean), "error": _numbers(game, found.error)}


def _numbers(game: Game, found: Expectation) -> dict[str, float]:
    """Alone there is nothing to win."""
    points = {"points": round(found.points, 3)}
    return points if game.seats == 1 else {**points, "win": round(found.win, 4)}
