"""Cards by the names that people type."""

from barrowgate.cli.loyang.pen import CARDS, Pen
from barrowgate.cli.naming import number_of, plain
from barrowgate.loyang import names


def find(pen: Pen, name: str) -> int:
    """The card of a name: ``regular 9``, ``Harvest Hand``, ``trader``, ``28``; 0 when none."""
    wanted = plain(name)
    if wanted.isdecimal():
        return number_of(wanted, names.CARDS)
    known = {plain(pen.helper(pen.components.card_helper[card] - 1)): card for card in _helpers()}
    known |= {plain(pen.card(card)): card for card in range(1, names.CARDS + 1)}
    known |= {plain(word): card for word, card in CARDS.items()}
    return known.get(wanted, 0)


def _helpers() -> range:
    """From the last to the first, so that a name alone means the first of its cards."""
    return range(names.CARDS, names.FIRST_HELPER - 1, -1)
