"""Cards by the names that people type."""

from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.naming import number_of, plain
from barrowgate.lagranja import names


def find(wording: LaGranjaWording, name: str) -> int:
    """The card of a name: ``33``, ``Peddler``, ``olive_picker``, ``33 Peddler``; 0 when none."""
    wanted = plain(name)
    if wanted.isdecimal():
        return number_of(wanted, names.CARDS)
    for card in range(1, names.CARDS + 1):
        key = wording.things.card_data(card)["key"]
        known = (key, wording.tell(f"card-{card}"), wording.card(card))
        if wanted in map(plain, known):
            return card
    return 0
