"""The seat's own farm: fields, harvest, storehouse, path and loans; and ends of questions."""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate

from barrowgate.loyang import names, notation
from barrowgate.telling.loyang import things
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.parts import card_id, field_id, paid
from barrowgate.telling.loyang.things import vegetable
from barrowgate.telling.message import Message, message
from barrowgate.telling.teller import Along, Told

VEGETABLES = notation.VEGETABLES

# --- Ends and short answers -------------------------------------------------------------------


def done(now: Now, _: int) -> Told:
    if now.question == "action":
        return _end_turn(now)
    return Told(Message(f"done-{now.question}"))


def _end_turn(now: Now) -> Told:
    """Regulars that are still due will be missed; each red one costs the penalty."""
    due = [facts for facts in now.view["areas"][now.seat] if facts.get("duty") == "due"]
    price = sum(facts["red"] for facts in due) * now.view["board"]["customer"]["penalty"]
    label = message("done-action-penalty", price=price) if price else message("done-action")
    return Told(label, tuple(card_id(facts["card"]) for facts in due), paid(price))


def decline(now: Now, _: int) -> Told:
    return Told(message("action-pass"), (card_id(now.asked["card"]),))


def accept(now: Now, _: int) -> Told:
    return Told(message("action-accept"), (card_id(now.asked["card"]),))


def harvest(_: Now, __: int) -> Told:
    return Told(message("action-harvest"))


def extra(now: Now, number: int) -> Told:
    return Told(message("action-extra", count=number), (f"field-{now.asked['field']}",))


# --- Fields -----------------------------------------------------------------------------------


def sow(now: Now, number: int) -> Told:
    return _sow(number, now.farm["fields"][number % names.FIELDS]["size"])


@cache
def _sow(number: int, spaces: int) -> Told:
    name, place = VEGETABLES[number // names.FIELDS], number % names.FIELDS
    label = message("action-sow", field=place + 1, spaces=spaces)
    return Told(label, (f"cart-{name}", f"field-{place + 1}"), {vegetable(name): 1})


def partner(_: Now, number: int) -> Told:
    seat = things.seat(number)
    return Told(Message(seat), (seat,))


def pick(now: Now, number: int) -> Told:
    seat, place = divmod(number, names.FIELDS)
    label = things.numbered_field(place + 1, now.view["farms"][seat]["fields"][place])
    objects = (field_id(now, seat, place + 1),)
    if seat == now.seat:
        return Told(label, objects)
    price = now.view["board"]["helper_values"]["tenant_price"]
    label = message("action-of", what=label, owner=things.seat(seat))
    return Told(label, objects, paid(price))


def place(now: Now, number: int) -> Told:
    spaces = now.farm["pile_order"][number]
    label = message("action-pile", place=number + 1, spaces=spaces)
    return Told(label, (f"pile-{number + 1}",))


# --- The end of the turn, cash ----------------------------------------------------------------


def store(_: Now, number: int) -> Told:
    name = VEGETABLES[number]
    return Told(Message(vegetable(name)), (f"cart-{name}", "store"))


def enlarge(now: Now, _: int) -> Told:
    price = now.farm["prices"]["enlarge"]
    places = now.view["board"]["storehouse"]["enlarged"]
    return Told(message("action-enlarge", places=places, price=price), ("store",), paid(price))


def step(now: Now, _: int) -> Told:
    """Spaces further on that are in reach are reached by more steps."""
    space, price = now.farm["path"] + 1, now.farm["prices"]["step"]
    further = {f"path-{space + more}": along for more, along in enumerate(_more_steps(now), 1)}
    return Told(_to(space, price), (f"path-{space}",), paid(price), further)


def _to(space: int, price: int) -> Message:
    return message("action-step", space=space, price=price)


def _more_steps(now: Now) -> Iterator[Along]:
    """The steps after the next one that can be paid."""
    space = now.farm["path"] + 1
    prices = now.view["board"]["path"]["steps"][space:]
    sums = accumulate(prices, initial=now.farm["prices"]["step"])
    for more, price in enumerate(sums):
        if more > 0 and price <= now.farm["cash"]:
            yield Along(("step",) * more, _to(space + more, price), paid(price))


def loan(now: Now, _: int) -> Told:
    terms = now.view["board"]["loan"]
    return Told(message("action-loan", cash=terms["cash"], steps=terms["steps_back"]), ("loan",))
