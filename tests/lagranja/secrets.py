"""What a seat cannot know, dealt anew without the engine's own dealing, to compare both.

A seat knows: its own hand, the discards, every farm, how many cards of which shuffle each hand
holds (a deck holds one shuffle at a time, and what was shuffled lay open). It does not know which
of these cards are in which hand or in the deck, donkeys until they are turned over, nor what the
generator will bring.
"""

from random import Random

from barrowgate.lagranja import LaGranja, names
from barrowgate.lagranja.position import Position

ONLOOKER = -1


def hidden_cards(position: Position, seat: int) -> list[int]:
    """Cards whose place a seat cannot know: those of the deck and of the other hands."""
    places = {names.IN_DECK} | {
        names.IN_HAND + other for other in range(position.players) if other != seat
    }
    return [card for card in range(1, names.CARDS + 1) if position.place[card] in places]


def hidden_donkeys(position: Position, seat: int) -> list[int]:
    """Seats that have chosen a donkey which this seat cannot see yet."""
    if position.step != names.STEP_DONKEYS:
        return []
    others = (other for other in range(position.players) if other != seat)
    return [other for other in others if position.farms[other].donkey > 0]


def permuted(game: LaGranja, position: Position, seat: int, random: Random) -> Position:
    """The same position for this seat, with the unknown in another order."""
    new = game.from_bytes(position.to_bytes())
    place = list(position.place)
    cards = hidden_cards(position, seat)
    for shuffle in range(position.generations + 1):
        alike = [card for card in cards if position.generation[card] == shuffle]
        places = [place[card] for card in alike]
        random.shuffle(places)
        for card, where in zip(alike, places, strict=True):
            place[card] = where
    new.place = place
    for other in hidden_donkeys(position, seat):
        farm = new.farms[other]
        awake = [tile for tile in range(names.DONKEY_TILES) if not farm.donkey_used[tile]]
        farm.donkey = random.choice(awake) + 1
    new.chance.word = random.getrandbits(64)
    return new
