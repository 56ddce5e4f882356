"""The 70 cards of the game by name."""

from tests.loyang.builders import CARDS


def all_but(*left: str) -> list[str]:
    """Every card except these."""
    return [card for card in CARDS if card not in left]
