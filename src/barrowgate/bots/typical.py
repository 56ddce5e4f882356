"""What the levels typically reach: points at La Granja, the space on the path at Loyang.

Measured with two seats (docs/bots.md).
"""

POINTS: dict[str, dict[str, float]] = {
    "la-granja": {"random": 8, "easy": 54, "normal": 84, "hard": 98, "master": 102},
    "loyang": {"random": 1, "easy": 14, "normal": 16.9, "hard": 17.8, "master": 18.3},
}


def points_of(level: str) -> dict[str, float]:
    """What a level typically reaches, by game."""
    return {game: levels[level] for game, levels in POINTS.items() if level in levels}
