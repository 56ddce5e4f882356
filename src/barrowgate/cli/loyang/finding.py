"""Cards and vegetables by the names that people type."""

from barrowgate.cli.loyang.wording import LoyangWording
from barrowgate.cli.naming import number_of, plain, singular
from barrowgate.core.contract import View
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.loyang import explained
from barrowgate.telling.loyang.things import helper, vegetable
from barrowgate.telling.message import Message

LAST = len(CARD_WORDS) - 1


def find(wording: LoyangWording, name: str) -> int:
    """The card of a name: ``regular 9``, ``Harvest Hand``, ``trader``, ``28``; 0 when none."""
    wanted = plain(name)
    if wanted.isdecimal():
        return number_of(wanted, LAST)
    known = {}
    # From the last to the first, so that the name of a helper alone means the first of its cards.
    for card in range(LAST, 0, -1):
        says = wording.things.board["cards"][CARD_WORDS[card]]
        if says["kind"] == "helper":
            known[plain(wording.tell(helper(says["helper"])))] = card
    known |= {plain(wording.card(word)): card for card, word in enumerate(CARD_WORDS) if card}
    known |= {plain(word): card for card, word in enumerate(CARD_WORDS) if card}
    return known.get(wanted, 0)


def vegetable_told(wording: LoyangWording, view: View, name: str) -> Message | None:
    """What is told of the vegetable of this name; None when there is none."""
    for key in view["board"]["shop"]:
        if singular(plain(wording.tell(vegetable(key)))) == singular(plain(name)):
            return explained.vegetable_told(view, key)
    return None
