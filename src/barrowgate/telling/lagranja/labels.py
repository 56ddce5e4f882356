"""One action: its label without the verb (that is the title of its group), objects and cost.

See ``choices`` for the ids of objects and for what a cost is.
"""

from collections.abc import Callable, Mapping

from barrowgate.lagranja import LaGranja, names, notation
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.costs import helper_costs, silver
from barrowgate.telling.lagranja.moment import Moment
from barrowgate.telling.lagranja.objects import (
    market_objects,
    place_of,
    place_of_good,
    place_of_target,
    places_in,
    roof_place,
    unique,
)
from barrowgate.telling.lagranja.things import CRAFTS, GOODS, SIDES, Things, good_of
from barrowgate.telling.message import Message, Value
from barrowgate.telling.teller import FREE, Cost, Told

PAIRS = (
    (names.OLIVE, names.GRAIN),
    (names.OLIVE, names.GRAPE),
    (names.GRAIN, names.GRAPE),
)
ONE_GOOD: tuple[Cost, ...] = tuple({good: 1} for good in GOODS)


class Labels:
    """Tells the actions of one table, verb by verb; numbers count from 0 within their verb."""

    def __init__(self, game: LaGranja, its_things: Things) -> None:
        self.things = its_things
        self.upgrade_to = list(its_things.components.upgrade_to)
        self.extra_paid_on_delivery = game.options["extra_deliveries"] == "as_you_go"
        effects = list(its_things.components.effect)
        joiner = names.ROOF_PAID_WITH_UPGRADED
        self.joiners = {card for card, effect in enumerate(effects) if effect == joiner}
        self.helper_costs = helper_costs(its_things.components)
        self._spaces = [its_things.space(space) for space in range(1, 7)]
        self.always: Mapping[int, Callable[[int], Told]] = {
            names.VERB_DONE: lambda _: Told(Message("action-done")),
            names.VERB_PASS: lambda _: Told(Message("action-pass")),
            names.VERB_PLAY: self.play,
            names.VERB_DISCARD: self.discard,
            names.VERB_TAKE_PAIR: pair,
            names.VERB_RETURN: give_back,
            names.VERB_RESERVE: lambda place: numbered(place, "revenue"),
            names.VERB_RENT: lambda place: numbered(place, "die"),
            names.VERB_TURN: lambda place: numbered(place, "die"),
            names.VERB_TURN_TO: lambda place: numbered(place, "revenue"),
            names.VERB_DONKEY: self.donkey,
        }
        self.by_verb: Mapping[int, Callable[[int, Moment], Told]] = {
            names.VERB_ACCEPT: accept,
            names.VERB_DISCARD_SLOT: self.clear_slot,
            names.VERB_BUY: buy,
            names.VERB_SELL: sell,
            names.VERB_UPGRADE: self.upgrade,
            names.VERB_COMMODITY: self.use_commodity,
            names.VERB_USE_HELPER: self.use_helper,
            names.VERB_USE_TILE: self.use_tile,
            names.VERB_BUY_TILE: self.buy_tile,
            names.VERB_FLIP_TILE: self.flip_tile,
            names.VERB_GROW: grow,
            names.VERB_TAKE: take,
            names.VERB_PAY: pay,
            names.VERB_DELIVER: self.deliver,
            names.VERB_REMOVE: self.remove,
            names.VERB_PLACE: self.place,
            names.VERB_RESCUE: self.market_space,
            names.VERB_TAKE_DIE: self.take_die,
            names.VERB_USE_COMMON_DIE: self.use_common_die,
            names.VERB_CHOOSE: self.option,
            names.VERB_WALK: self.walk,
            names.VERB_HIRE: hire,
        }

    # --- Cards ----------------------------------------------------------------------------------

    def play(self, number: int) -> Told:
        card, side = number // names.SIDES + 1, number % names.SIDES
        label = Message("action-play", {"card": self.things.card(card), "side": SIDES[side]})
        return Told(label, (f"card-{card}", f"card-{card}-{notation.SIDES[side]}"))

    def discard(self, number: int) -> Told:
        key = f"card-{number + 1}"
        return Told(self.things.card(number + 1), (key,), {key: 1})

    def clear_slot(self, number: int, moment: Moment) -> Told:
        slot = number % names.BARROWS
        if number < names.BARROWS:
            card = moment.farm["barrows"][slot]["card"]
            values: dict[str, Value] = {"slot": slot + 1, "card": self.things.card(card)}
            label, place = Message("action-slot-barrow", values), f"barrow-{slot + 1}"
        else:
            card = moment.farm["helpers"][slot]["card"]
            values = {"slot": slot + 1, "card": self.things.card(card)}
            label, place = Message("action-slot-helper", values), f"helper-{slot + 1}"
        return Told(label, (place, f"card-{card}"), {f"card-{card}": 1})

    def use_helper(self, number: int, moment: Moment) -> Told:
        card = number + 1
        slots = (
            f"helper-{slot}"
            for slot, helper in enumerate(moment.farm["helpers"], 1)
            if helper is not None and helper["card"] == card
        )
        about = places_in(moment.asked.get("about") or {})
        objects = (f"card-{card}", *slots, *about)
        return Told(self.things.card(card), objects, self.helper_costs[card])

    # --- Trade ----------------------------------------------------------------------------------

    def upgrade(self, number: int, moment: Moment) -> Told:
        good = good_of(number)
        into = self.upgrade_to[good]
        objects = (place_of(number), place_of_good(into))
        values: dict[str, Value] = {"source": things.source(number), "into": GOODS[into]}
        if not moment.is_turn:
            return Told(Message("action-upgrade-free", values), objects, ONE_GOOD[good])
        price = moment.farm["prices"]["upgrade"][good]
        label = Message("action-upgrade", {**values, "price": price})
        return Told(label, objects, {**silver(price), **ONE_GOOD[good]})

    def use_commodity(self, number: int, moment: Moment) -> Told:
        cost = ONE_GOOD[names.COMMODITY] if moment.is_turn else FREE
        return Told(self.things.commodity_use(number), ("stock-commodity",), cost)

    # --- Roof tiles -----------------------------------------------------------------------------

    def use_tile(self, number: int, moment: Moment) -> Told:
        return self._tile(number, roof_place(number, moment, used=False), FREE)

    def flip_tile(self, number: int, moment: Moment) -> Told:
        return self._tile(number, roof_place(number, moment, used=True), FREE)

    def buy_tile(self, number: int, moment: Moment) -> Told:
        """With the Joiner goods may be paid instead, so no silver is gone for certain."""
        helpers = (helper["card"] for helper in moment.farm["helpers"] if helper is not None)
        if any(card in self.joiners for card in helpers):
            return self._tile(number, (), FREE)
        return self._tile(number, (), silver(moment.farm["prices"]["tile"]))

    def _tile(self, kind: int, place: tuple[str, ...], cost: Cost) -> Told:
        return Told(self.things.tile(kind), (f"tile-{notation.TILES[kind]}", *place), cost)

    # --- Deliveries -----------------------------------------------------------------------------

    def deliver(self, number: int, moment: Moment) -> Told:
        target, source = divmod(number, names.SOURCES)
        cost = ONE_GOOD[good_of(source)]
        is_extra = moment.is_turn and moment.view["step"] == "extra_deliveries"
        if is_extra and self.extra_paid_on_delivery:
            cost = {**cost, **silver(moment.farm["prices"]["extra"])}
        return Told(things.source(source), (place_of(source), place_of_target(target)), cost)

    # --- The market -----------------------------------------------------------------------------

    def remove(self, number: int, moment: Moment) -> Told:
        if moment.asked["question"] == "room":
            label = Message("action-leave", {"space": number + 1})
            return Told(label, market_objects(number + 1, moment))
        return self.market_space(number, moment)

    def place(self, number: int, moment: Moment) -> Told:
        """A marker for a barrow, or one that flees, which removes nobody."""
        removed: list[int] = []
        if moment.asked["question"] == "place":
            for there in moment.view["placing"]:
                if there["space"] == number + 1:
                    removed = there["removes"]
        if not removed:
            return self.market_space(number, moment)
        owners = [Message(things.seat(owner)) for owner in removed]
        label = Message("action-place-removes", {"space": number + 1, "owners": owners})
        return Told(label, (f"market-{number + 1}", *unique(things.seat(o) for o in removed)))

    def market_space(self, number: int, moment: Moment) -> Told:
        space = number + 1
        owner = moment.view["market"][number]
        values: dict[str, Value] = {"space": space, "value": self.things.space_value[space]}
        objects = market_objects(space, moment)
        if owner < 0:
            return Told(Message("action-market", values), objects)
        values["owner"] = things.seat(owner)
        return Told(Message("action-market-taken", values), objects)

    # --- Dice, donkeys, steps -------------------------------------------------------------------

    def take_die(self, number: int, moment: Moment) -> Told:
        if number == names.RENTED_DIE:
            rented = moment.view["rented"]["number"]
            values = self._die(rented)
            return Told(Message("action-rented-die", values), ("rented-die", f"revenue-{rented}"))
        values = self._die(number + 1)
        count = moment.view["dice"][number]
        objects = (f"die-{number + 1}", f"revenue-{number + 1}")
        if count == 1:
            return Told(Message("action-die", values), objects)
        return Told(Message("action-dice", {**values, "count": count}), objects)

    def use_common_die(self, _: int, moment: Moment) -> Told:
        number = moment.view["common_die"]
        return Told(
            Message("action-die", self._die(number)), (f"die-{number}", f"revenue-{number}")
        )

    def _die(self, number: int) -> dict[str, Value]:
        return {"number": number, "options": self._spaces[number - 1]}

    def option(self, number: int, moment: Moment) -> Told:
        """An option of a revenue space, or of a card tile."""
        space = moment.asked.get("space", 0)
        objects = (f"revenue-{space}",) if space else ("tile-card",)
        return Told(self.things.option(number, space), objects)

    def donkey(self, number: int) -> Told:
        return Told(self.things.donkey(number), (f"donkey-{number + 1}",))

    def walk(self, number: int, moment: Moment) -> Told:
        there = moment.view["siesta"][moment.seat] + number + 1
        return Told(Message("action-walk", {"count": number + 1}), (f"siesta-{there}",))


# --- Verbs that need the moment alone, or not even that -----------------------------------------


def accept(_: int, moment: Moment) -> Told:
    return Told(Message("action-accept"), places_in(moment.asked))


def buy(number: int, moment: Moment) -> Told:
    price = moment.farm["prices"]["buy"][number]
    label = Message("action-buy", {"good": GOODS[number], "price": price})
    return Told(label, (place_of_good(number),), silver(price))


def sell(number: int, moment: Moment) -> Told:
    good = good_of(number)
    price = moment.farm["prices"]["sell"][good]
    label = Message("action-sell", {"source": things.source(number), "price": price})
    return Told(label, (place_of(number),), ONE_GOOD[good])


def grow(number: int, moment: Moment) -> Told:
    """All empty fields, or the Handyman's field."""
    if number > 0:
        good, level = divmod(number, names.LEVELS)
        label = Message("action-grow-field", {"good": GOODS[good], "count": level})
        return Told(label, (place_of(number),))
    empty = (field["good"] for field in moment.farm["fields"] if field["holds"] == 0)
    return Told(Message("action-grow"), tuple(f"field-{good}-0" for good in empty))


def take(number: int, moment: Moment) -> Told:
    """A good, perhaps off the building or barrow that the question is about."""
    return Told(Message(GOODS[number]), (place_of_good(number), *places_in(moment.asked)))


def pair(number: int) -> Told:
    first, second = PAIRS[number]
    label = Message("action-pair", {"first": GOODS[first], "second": GOODS[second]})
    return Told(label, (place_of_good(first), place_of_good(second)))


def pay(number: int, moment: Moment) -> Told:
    """One farm good; silver for a roof tile is paid all at once."""
    if number == names.PAY_SILVER:
        return Told(Message("action-silver"), ("silver",), silver(moment.asked.get("price", 1)))
    if number == names.PAY_VP:
        return Told(Message("action-vp"), ("vp",), {"vp": 1})
    source = number - names.PAY_GOODS
    return Told(things.source(source), (place_of(source),), ONE_GOOD[good_of(source)])


def give_back(number: int) -> Told:
    """A marker that makes room: with a good on the farm, one delivered, one of a grey area."""
    if number < names.RETURN_TARGET:
        return Told(things.source(number), (place_of(number),), ONE_GOOD[good_of(number)])
    if number < names.RETURN_GREY:
        target = number - names.RETURN_TARGET
        label = Message("action-return-from", {"target": things.target(target)})
        return Told(label, (place_of_target(target),))
    craft = CRAFTS[number - names.RETURN_GREY]
    return Told(Message("action-return-grey", {"craft": craft}), (craft,))


def numbered(place: int, thing: str) -> Told:
    return Told(things.number(place + 1), (f"{thing}-{place + 1}",))


def hire(_: int, moment: Moment) -> Told:
    price = moment.farm["prices"]["extra"]
    return Told(Message("action-hire", {"price": price}), (), silver(price))
