"""Which helpers were played: a policy that knows a few of them only has much to learn."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from barrowgate.core.contract import Game

# How an action is written that plays a helper for good, and what of it names the card.
WRITTEN = {"la-granja": r"play (\d+) helper"}
OFTEN = 0.01  # of the games


def helpers_of(game: Game) -> dict[int, str]:
    """The actions that play a helper, each with its card; none in a game without such cards."""
    if game.name not in WRITTEN:
        return {}
    written = re.compile(WRITTEN[game.name])
    found = ((n, written.fullmatch(form or "")) for n, form in enumerate(game.catalogue.forms))
    return {action: match[1] for action, match in found if match}


@dataclass(frozen=True)
class Helpers:
    """The helpers of a game, and in how many games each of them was played by anybody."""

    cards: tuple[str, ...]
    games: int
    played: Counter[str]

    @property
    def different(self) -> int:
        return len(self.played)

    @property
    def often(self) -> int:
        """How many were played in at least one of a hundred games."""
        return sum(count >= OFTEN * self.games for count in self.played.values())

    def as_json(self) -> dict[str, Any]:
        return {
            "cards": len(self.cards),
            "played": self.different,
            "often": self.often,
            "games": {card: self.played[card] for card in self.cards if card in self.played},
        }


def count(game: Game, noted: Sequence[frozenset[int]]) -> Helpers | None:
    """From the actions of each game that played one; None in a game without helpers."""
    cards = helpers_of(game)
    if not cards:
        return None
    played = Counter(cards[action] for actions in noted for action in actions)
    return Helpers(tuple(cards.values()), len(noted), played)
