"""Cards by the names that people type."""

from barrowgate.cli.loyang.pen import CARDS, Pen
from barrowgate.core.notation import normal
from barrowgate.loyang import names


def find(pen: Pen, name: str) -> int:
    """The card of a name: ``regular 9``, ``Harvest Hand``, ``trader``, ``28``; 0 when none."""
    wanted = _plain(name)
    if wanted.isdecimal():
        number = int(wanted) if len(wanted) < 6 else 0
        return number if 1 <= number <= names.CARDS else 0
    known = {_plain(pen.helper(pen.components.card_helper[card] - 1)): card for card in _helpers()}
    known |= {_plain(pen.card(card)): card for card in range(1, names.CARDS + 1)}
    known |= {_plain(word): card for word, card in CARDS.items()}
    return known.get(wanted, 0)


def _plain(name: str) -> str:
    return normal(name.replace("_", " ").replace("-", " "))


def _helpers() -> range:
    """From the last to the first, so that a name alone means the first of its cards."""
    return range(names.CARDS, names.FIRST_HELPER - 1, -1)
