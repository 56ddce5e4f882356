"""Shop, stalls and customers."""

from functools import cache

from barrowgate.loyang import names, notation
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.parts import card_id, handed_over, paid, priced
from barrowgate.telling.loyang.things import vegetable
from barrowgate.telling.message import Message, message
from barrowgate.telling.teller import FREE, Told

VEGETABLES = notation.VEGETABLES


def buy(now: Now, number: int) -> Told:
    name = VEGETABLES[number]
    return _buy(name, now.farm["prices"]["buy"][name])


@cache
def _buy(name: str, price: int) -> Told:
    label = message("action-priced", what=vegetable(name), price=price)
    return Told(label, (f"shop-{name}",), paid(price))


def plant(now: Now, number: int) -> Told:
    bought = buy(now, number)
    return Told(bought.label, (*bought.objects, "field-1"), bought.cost)


def sell(now: Now, number: int) -> Told:
    name = VEGETABLES[number]
    return _sell(name, now.farm["prices"]["sell"][name])


@cache
def _sell(name: str, cash: int) -> Told:
    thing = vegetable(name)
    label = message("action-earn", vegetable=thing, cash=cash)
    return Told(label, (f"cart-{name}", f"shop-{name}"), {thing: 1})


def trade(now: Now, number: int) -> Told:
    stall, name = _offer(number)
    trader = now.farm["trader"]
    rates = trader["rates"][stall] if trader else now.open[stall].facts["rates"]
    label = message("action-trade", vegetable=vegetable(name), count=rates[name])
    objects = (card_id(stall), f"{card_id(stall)}-{name}")
    return Told(label, objects, paid(trader["price"]) if trader else FREE)


def hawk(now: Now, number: int) -> Told:
    stall, name = _offer(number)
    label = message(
        "action-hawk",
        vegetable=vegetable(name),
        cash=now.farm["crier"]["pays"][name],
        stall=now.things.card(stall),
    )
    return Told(label, (card_id(stall), f"{card_id(stall)}-{name}", f"shop-{name}"))


def _offer(number: int) -> tuple[str, str]:
    """The stall and the vegetable of a trade."""
    stall, vegetable = divmod(number, names.VEGETABLES)
    return CARD_WORDS[names.FIRST_STALL + stall], VEGETABLES[vegetable]


def give(_: Now, number: int) -> Told:
    name = VEGETABLES[number]
    return Told(Message(vegetable(name)), (f"cart-{name}",), {vegetable(name): 1})


def serve(now: Now, number: int) -> Told:
    """Regulars come first in the numbers, then the casual customers."""
    return _serve(now, CARD_WORDS[names.FIRST_REGULAR + number], 1)


def serve_twice(now: Now, number: int) -> Told:
    return _serve(now, CARD_WORDS[names.FIRST_REGULAR + number], 2)


def _serve(now: Now, word: str, times: int) -> Told:
    facts = now.open[word].facts
    label = message(
        "action-serve",
        card=now.things.card(word),
        wants=now.things.wants(word),
        cash=facts["pays"] * times,
    )
    return Told(label, (card_id(word),), handed_over(facts["wants"], times))


def miss(now: Now, number: int) -> Told:
    word = CARD_WORDS[names.FIRST_REGULAR + number]
    penalty = now.view["board"]["customer"]["penalty"] if now.open[word].facts["red"] else 0
    return priced(now.things.card(word), (f"{card_id(word)}-miss",), paid(penalty))
