"""Cards: put, taken, played, kept, chosen."""

from barrowgate.loyang import names
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.loyang import things
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.parts import card_id, common_fields, handed_over, paid, priced
from barrowgate.telling.message import message
from barrowgate.telling.teller import FREE, Along, Cost, Then, Told


def put(now: Now, number: int) -> Told:
    word = CARD_WORDS[number + 1]
    return Told(now.things.told(word), (card_id(word), "courtyard"))


def take(now: Now, number: int) -> Told:
    word = CARD_WORDS[number + 1]
    told = now.things.told(word)
    if now.question == "distribute":
        return Told(told, (card_id(word),), then=_played_besides(now, word))
    if now.question != "grid":
        return Told(told, (card_id(word),))
    place = now.view["grid"].index(word)
    prices = now.view["grid_prices"][place]
    price = prices["row"] + prices["field"]
    label = message("action-priced", what=told, price=price)
    return Told(label, (card_id(word), f"grid-{place + 1}"), paid(price))


def _played_besides(now: Now, taken: str) -> Then:
    """Who takes a card plays one of the hand besides."""
    card = now.things.card(taken)
    return {
        card_id(word): Along(
            (f"play {word}",),
            message("action-take-both", card=card, other=now.things.card(word)),
            common_fields(now, [taken, word]),
        )
        for word in (*now.farm["hand"], *now.farm["starter"])
    }


def play(now: Now, number: int) -> Told:
    word = CARD_WORDS[number + 1]
    label = now.things.told(word)
    if word in (now.farm["starter"] or ()):
        label = message("action-starter", card=label)
    return priced(label, (card_id(word),), common_fields(now, [word, *now.view["drawn"]]))


def flip(_: Now, __: int) -> Told:
    return Told(message("action-flip"), ("deck", "courtyard"))


def two_pack(now: Now, _: int) -> Told:
    price = now.farm["prices"]["two_pack"]
    return Told(message("action-two-pack", price=price), ("deck",), paid(price))


def keep(now: Now, number: int) -> Told:
    first, second = now.asked["first"], now.asked["second"]
    if number == names.KEEP_NONE:
        return Told(message("keep-none"))
    if number in (names.KEEP_FIRST, names.KEEP_SECOND):
        kept = first if number == names.KEEP_FIRST else second
        label = message("keep-one", card=now.things.card(kept))
        return priced(label, (card_id(kept),), common_fields(now, [kept]))
    pair = (first, second) if number == names.KEEP_FIRST_OVER else (second, first)
    upper, lower = (now.things.card(word) for word in pair)
    label = message("keep-both", upper=upper, lower=lower)
    return priced(label, tuple(card_id(word) for word in pair), common_fields(now, pair))


def choose(now: Now, number: int) -> Told:
    word = CARD_WORDS[number + 1]
    label = now.things.told(word)
    lies = now.open.get(word)
    if lies and lies.owner != now.seat:
        label = message("action-of", what=label, owner=things.seat(lies.owner))
    return Told(label, (card_id(word),), _served_at_once(now, word))


def _served_at_once(now: Now, word: str) -> Cost:
    """Deliveryman, and the Tout who buys: the customer is served, its owner paid."""
    if now.question == "regular":
        return handed_over(now.open[word].facts["wants"])
    if now.question == "other_casual" and now.asked["casual"] is None:
        price = now.view["board"]["helper_values"]["tout_price"]
        return {**handed_over(now.open[word].facts["wants"]), **paid(price)}
    return FREE
