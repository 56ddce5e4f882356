"""What the levels typically reach: points at La Granja, the space on the path at Loyang.

Measured with two seats (docs/bots.md).
"""

POINTS: dict[str, dict[str, float]] = {
    "la-granja": {"easy": 54, "normal": 84, "hard": 98, "master": 100},
    "loyang": {"easy": 14, "normal": 16.9, "hard": 17.8, "master": 18.2},
}
