"""A hint as plain data, for programs and pages (docs/bots.md)."""

from typing import Any

from barrowgate.bots.coach import Advice, Hint
from barrowgate.core.contract import Game, Seen
from barrowgate.games import entry
from barrowgate.lab import seeds
from barrowgate.telling import Teller, preview


def as_json(game: Game, seen: Seen, found: Hint) -> dict[str, Any]:
    teller = entry(game.name).part("telling")(game)
    return {
        "game": game.name,
        "seat": seen.seat + 1,
        "forced": found.is_forced,
        "simulations": found.simulations,
        "actions": [_advice(game, teller, seen, each) for each in found.advice],
    }


def _advice(game: Game, teller: Teller, seen: Seen, advice: Advice) -> dict[str, Any]:
    """``next`` is what the action does, as far as the seat can know it: messages by seat."""
    lines = preview(teller, seen, advice.action, seeds.secret())
    win = {"win": round(advice.expected.win, 4)} if game.seats > 1 else {}
    return {
        "action": game.catalogue.write(advice.action),
        "points": round(advice.expected.points, 2),
        **win,
        "visits": advice.visits,
        "next": [
            {"seat": seat + 1, "phrases": [phrase.as_json() for phrase in phrases]}
            for seat, phrases in lines
        ],
    }
