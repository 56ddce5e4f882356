"""One action in words, as it stands behind its number."""

from barrowgate.cli.lagranja.asked import Asked
from barrowgate.cli.lagranja.pen import Pen
from barrowgate.core.contract import View
from barrowgate.lagranja import names, notation, revenue


class Labels:
    """The words of the actions that one seat may choose from now."""

    def __init__(self, pen: Pen, asked: Asked, view: View) -> None:
        self.pen = pen
        self.asked = asked
        self.view = view
        self.prices = view["farms"][asked.seat]["prices"]

    def verb(self, action: int) -> int:
        return self.pen.components.verb[action]

    def number(self, action: int) -> int:
        """The action's number within its verb."""
        return action - self.pen.components.verb_base[self.verb(action)]

    def label(self, action: int) -> str:
        """Without the verb: that is the title of the group."""
        verb, number = self.verb(action), self.number(action)
        if verb in SIMPLE:
            return self.pen.say(SIMPLE[verb])
        if verb <= names.VERB_COMMODITY:
            return self._trade(verb, number)
        if verb <= names.VERB_GROW:
            return self._farm(verb, number)
        if verb <= names.VERB_DELIVER:
            return self._goods(verb, number)
        if verb <= names.VERB_RESCUE:
            return self._markers(verb, number)
        return self._dice_and_donkeys(verb, number)

    def _trade(self, verb: int, number: int) -> str:
        pen = self.pen
        if verb == names.VERB_DISCARD_SLOT:
            return self._slot(number)
        if verb == names.VERB_BUY:
            return pen.say("action-buy", good=pen.good(number), price=self.prices["buy"][number])
        if verb == names.VERB_COMMODITY:
            use = notation.COMMODITY_ACTIONS[number]
            return pen.say(f"use-{use}", amount=pen.components.commodity_silver)
        good = number // names.LEVELS
        source = pen.source(number)
        if verb == names.VERB_SELL:
            return pen.say("action-sell", source=source, price=pen.components.sell[good])
        into = pen.good(pen.components.upgrade_to[good])
        if self.asked.is_turn:
            price = self.prices["upgrade"][good]
            return pen.say("action-upgrade", source=source, into=into, price=price)
        return pen.say("action-upgrade-free", source=source, into=into)

    def _slot(self, number: int) -> str:
        slot = number % names.BARROWS
        farm = self.asked.farm
        if number < names.BARROWS:
            return self.pen.say(
                "action-slot-barrow", slot=slot + 1, card=self.pen.card(farm.barrow[slot])
            )
        return self.pen.say(
            "action-slot-helper", slot=slot + 1, card=self.pen.card(farm.helper[slot])
        )

    def _farm(self, verb: int, number: int) -> str:
        pen = self.pen
        if verb == names.VERB_USE_HELPER:
            return pen.card(number + 1)
        if verb == names.VERB_GROW:
            if number == 0:
                return pen.say("action-grow")
            good, level = divmod(number, names.LEVELS)
            return pen.say("action-grow-field", good=pen.good(good), count=level)
        return pen.tile(number)

    def _goods(self, verb: int, number: int) -> str:
        pen = self.pen
        if verb == names.VERB_TAKE:
            return pen.good(number)
        if verb == names.VERB_TAKE_PAIR:
            first = names.GRAIN if number == 2 else names.OLIVE
            second = names.GRAIN if number == 0 else names.GRAPE
            return pen.say("action-pair", first=pen.good(first), second=pen.good(second))
        if verb == names.VERB_PAY:
            if number < names.PAY_GOODS:
                return pen.say("action-vp" if number == names.PAY_VP else "action-silver")
            return pen.source(number - names.PAY_GOODS)
        return pen.source(number % names.SOURCES)

    def _markers(self, verb: int, number: int) -> str:
        pen = self.pen
        space = number + 1
        if verb == names.VERB_RETURN:
            if number < names.RETURN_TARGET:
                return pen.source(number)
            if number < names.RETURN_GREY:
                target = pen.target(number - names.RETURN_TARGET)
                return pen.say("action-return-from", target=target)
            return pen.say("action-return-grey", craft=pen.craft(number - names.RETURN_GREY))
        if self.asked.kind == names.ASK_ROOM:
            return pen.say("action-leave", space=space)
        if self.asked.kind == names.ASK_PLACE:
            victims = self.victims(space)
            if victims:
                owners = ", ".join(pen.seat(owner) for owner in victims)
                return pen.say("action-place-removes", space=space, owners=owners)
        value = pen.components.space_value[space]
        owner = self.view["market"][space - 1]
        if owner < 0:
            return pen.say("action-market", space=space, value=value)
        return pen.say("action-market-taken", space=space, value=value, owner=pen.seat(owner))

    def victims(self, space: int) -> list[int]:
        """Whose markers a marker on this space would remove: there, and on lower neighbours."""
        table = self.pen.components
        around = [table.neighbour[space * 6 + direction] for direction in range(6)]
        lower = [n for n in around if n and table.space_value[n] < table.space_value[space]]
        owners = [self.view["market"][n - 1] for n in (space, *lower)]
        return [owner for owner in owners if owner >= 0 and owner != self.asked.seat]

    def _dice_and_donkeys(self, verb: int, number: int) -> str:
        pen = self.pen
        if verb == names.VERB_TAKE_DIE:
            return self._die(number + 1)
        if verb == names.VERB_USE_COMMON_DIE:
            common = revenue.common_die(self.asked.position)
            return pen.say("action-die", number=common, options=pen.space(common))
        if verb == names.VERB_CHOOSE:
            return pen.option(number, self.asked.revenue_space)
        if verb == names.VERB_DONKEY:
            return pen.donkey(number)
        if verb == names.VERB_WALK:
            return pen.say("action-walk", count=number + 1)
        if verb == names.VERB_HIRE:
            return pen.say("action-hire", price=self.asked.extra_price())
        return pen.say("action-number", number=number + 1)

    def _die(self, number: int) -> str:
        pen = self.pen
        if number > names.RENTED_DIE:
            rented = self.view["rented"]["number"]
            return pen.say("action-rented-die", number=rented, options=pen.space(rented))
        count = self.view["dice"][number - 1]
        if count == 1:
            return pen.say("action-die", number=number, options=pen.space(number))
        return pen.say("action-dice", number=number, options=pen.space(number), count=count)


SIMPLE = {
    names.VERB_DONE: "action-done",
    names.VERB_PASS: "action-pass",
    names.VERB_ACCEPT: "action-accept",
    names.VERB_DISCARD: "action-discard",
}
