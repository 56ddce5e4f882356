"""The registry: every game by its name, read by everything that lies above the games.

>>> from barrowgate.games import entry
>>> entry("la-granja").make(2, {"removal": "choose"})
LaGranja(seats=2, options={'removal': 'choose'})
>>> entry("loyang").most_seats
4
"""

from barrowgate.games.entry import GameEntry, Playable
from barrowgate.games.registry import FIRST, REGISTRY, entry, extended, of_record

__all__ = ["FIRST", "REGISTRY", "GameEntry", "Playable", "entry", "extended", "of_record"]
