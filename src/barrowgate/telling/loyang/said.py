"""What a choice says besides its action, and the ids and costs it is made of."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.things import vegetable
from barrowgate.telling.message import Message, message

CASH = "cash"
FREE: Mapping[str, int] = {}


class Said(NamedTuple):
    """Label (without the verb: that is the title of the group), objects and cost."""

    label: Message
    objects: tuple[str, ...] = ()
    cost: Mapping[str, int] = FREE


def card_id(word: str) -> str:
    """``card-stall-3``."""
    return "card-" + word.replace(" ", "-")


def field_id(now: Now, seat: int, number: int) -> str:
    """``field-2``, of another seat ``seat-1-field-2``."""
    return f"field-{number}" if seat == now.seat else f"seat-{seat}-field-{number}"


def paid(cash: int) -> Mapping[str, int]:
    return {CASH: cash} if cash > 0 else FREE


def priced(label: Message, objects: tuple[str, ...], cost: Mapping[str, int]) -> Said:
    """What may cost cash; the label says how much, unless it is nothing."""
    price = cost.get(CASH, 0)
    if price > 0:
        label = message("action-priced", what=label, price=price)
    return Said(label, objects, cost)


def handed_over(wants: Iterable[str], times: int = 1) -> dict[str, int]:
    """The vegetables that a customer gets."""
    return {vegetable(name): number * times for name, number in Counter(wants).items()}


def common_fields(now: Now, cards: Iterable[str]) -> Mapping[str, int]:
    """What the common fields among some cards cost when they are laid out."""
    count = sum(card.startswith("field") for card in cards)
    return paid(count * now.view["board"]["field"]["common_price"])
