"""What a seat cannot know, dealt anew without the engine's own dealing, to compare both (A40).

A seat knows its own hand and starter, everything that lies open, what everybody saw of each
private pile, and, after the Leaseholder, the order of its own. It does not know which of the other
cards are in which hand or in the deck, nor what the generator will bring.
"""

from collections.abc import Iterator
from random import Random

from barrowgate.loyang import Loyang, names
from barrowgate.loyang.position import Position
from barrowgate.loyang.state import Farm

ONLOOKER = -1
HALF = [3, 4, 5, 6]
TRIES = 400


def hidden_cards(position: Position, seat: int) -> list[int]:
    """Cards whose place a seat cannot know: the deck, the other hands and starters."""
    others = [other for other in range(position.players) if other != seat]
    places = {names.IN_DECK}
    places |= {names.IN_HAND + other for other in others}
    places |= {names.STARTER + other for other in others}
    return [card for card in range(1, names.CARDS + 1) if position.place[card] in places]


def hidden_piles(position: Position, seat: int) -> list[int]:
    """Seats whose private pile this seat cannot know."""
    return [
        other
        for other in range(position.players)
        if other != seat or not position.farms[other].pile_known
    ]


def may_be_starter(position: Position, card: int) -> bool:
    """One of the four starters that nobody has laid open so far."""
    number = card - names.FIRST_REGULAR
    is_regular = 0 <= number < names.REGULARS
    return is_regular and position.components.starter[number] > 0 and not position.seen[card]


def permuted(game: Loyang, position: Position, seat: int, random: Random) -> Position:
    """The same position for this seat, with the unknown in another order."""
    new = game.from_bytes(position.to_bytes())
    permute_cards(new, seat, random)
    for other in hidden_piles(position, seat):
        permute_pile(new.farms[other], random)
    new.chance.word = random.getrandbits(64)
    return new


def permute_cards(position: Position, seat: int, random: Random) -> None:
    """Starters among themselves and those not seen, then hands and deck."""
    place = list(position.place)
    cards = hidden_cards(position, seat)
    places = [place[card] for card in cards]
    starters = [at for at in places if names.STARTER <= at < names.IN_GRID]
    chosen = random.sample([c for c in cards if may_be_starter(position, c)], len(starters))
    others = [at for at in places if at not in starters]
    random.shuffle(others)
    rest = [card for card in cards if card not in chosen]
    for card, at in [*zip(chosen, starters, strict=True), *zip(rest, others, strict=True)]:
        place[card] = at
    position.place = place


# --- Private piles --------------------------------------------------------------------------------


def layers(farm: Farm) -> list[int]:
    """The pile from the top: the size of a private field, or a common one's card, negative."""
    return [-farm.pile_card[place] or farm.pile[place] for place in range(farm.n_pile)]


def fits(farm: Farm) -> bool:
    """May the pile lie in this order, after what everybody saw of it?"""
    log = [farm.log[number] for number in range(farm.n_log)]
    return any(is_start(pile) for pile in before(layers(farm), log))


def before(pile: list[int], log: list[int]) -> Iterator[list[int]]:
    """The piles of the set-up that may have become this one: what was seen, undone backwards."""
    if not log:
        yield pile
        return
    common = log[-1] >= 40
    what, number = divmod(log[-1] - 40 if common else log[-1], 10)
    layer = -number if common else number
    if what == 0:  # turned over from the top
        yield from before([layer, *pile], log[:-1])
    elif what == 1:  # taken from anywhere, but not what was put under at the same time
        swapped = len(log) > 1 and log[-2] % 40 >= 20
        for place in range(len(pile) + 1 - swapped):
            yield from before([*pile[:place], layer, *pile[place:]], log[:-1])
    elif pile and pile[-1] == layer:  # put under
        yield from before(pile[:-1], log[:-1])


def is_start(pile: list[int]) -> bool:
    """Eight private fields, each half with one of each size."""
    return sorted(pile[:4]) == HALF and sorted(pile[4:]) == HALF


def permute_pile(farm: Farm, random: Random) -> None:
    """Another order that fits what was seen; common fields in it are known to all."""
    here = list(farm.pile)
    loose = [place for place in range(farm.n_pile) if farm.pile_card[place] == 0]
    for _ in range(TRIES):
        sizes = [here[place] for place in loose]
        random.shuffle(sizes)
        pile = list(here)
        for place, size in zip(loose, sizes, strict=True):
            pile[place] = size
        farm.pile = pile
        if fits(farm):
            return
    farm.pile = here
