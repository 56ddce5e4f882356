"""Cards by the names that people type."""

from barrowgate.cli.lagranja.pen import Pen
from barrowgate.cli.naming import number_of, plain
from barrowgate.lagranja import names


def find(pen: Pen, name: str) -> int:
    """The card of a name: ``33``, ``Peddler``, ``olive_picker``, ``33 Peddler``; 0 when none."""
    wanted = plain(name)
    if wanted.isdecimal():
        return number_of(wanted, names.CARDS)
    for card in range(1, names.CARDS + 1):
        known = (pen.card_data(card)["key"], pen.card_name(card), pen.card(card))
        if wanted in map(plain, known):
            return card
    return 0
