"""One action in words, as it stands behind its number."""

from barrowgate.cli.loyang.asked import Asked
from barrowgate.cli.loyang.pen import Pen
from barrowgate.core.contract import View
from barrowgate.loyang import grid, names, notation, open_cards, trading

CARD_VERBS = (names.VERB_PUT, names.VERB_TAKE, names.VERB_PLAY, names.VERB_CHOOSE)


class Labels:
    """The words of the actions that one seat may choose from now."""

    def __init__(self, pen: Pen, asked: Asked, view: View) -> None:
        self.pen = pen
        self.asked = asked
        self.view = view

    def verb(self, action: int) -> int:
        return self.pen.components.verb[action]

    def number(self, action: int) -> int:
        """The action's number within its verb."""
        return action - self.pen.components.verb_base[self.verb(action)]

    def label(self, action: int) -> str:
        """Without the verb: that is the title of the group."""
        verb, number = self.verb(action), self.number(action)
        if verb == names.VERB_DONE:
            return self.pen.say(f"done-{self.asked.name}")
        if verb in SIMPLE:
            return self.pen.say(SIMPLE[verb])
        if verb in CARD_VERBS:
            return self._card(verb, number + 1)
        if verb <= names.VERB_SOW:
            return self._farm(verb, number)
        if verb <= names.VERB_TWO_PACK:
            return self._trade(verb, number)
        if verb <= names.VERB_PLACE:
            return self._helper(verb, number)
        return self._end(verb, number)

    # --- Cards --------------------------------------------------------------------------------

    def _card(self, verb: int, card: int) -> str:
        pen = self.pen
        told = pen.told(card)
        position = self.asked.position
        if verb == names.VERB_TAKE and self.asked.kind == names.ASK_GRID:
            price = grid.price_of(position, card)
            if pen.components.card_field[card]:
                price += pen.components.common_price
            return pen.say("action-priced", what=told, price=price)
        if verb == names.VERB_PLAY and notation.card_words(card) in self._starter():
            return pen.say("action-starter", card=told)
        owner = open_cards.owner_of(position, card)
        if verb == names.VERB_CHOOSE and owner >= 0 and owner != self.asked.seat:
            return pen.say("action-of", what=told, owner=pen.seat(owner))
        return told

    def _starter(self) -> list[str]:
        return self.view["farms"][self.asked.seat]["starter"] or []

    # --- The own farm -------------------------------------------------------------------------

    def _farm(self, verb: int, number: int) -> str:
        pen = self.pen
        if verb == names.VERB_EXTRA:
            return pen.say("action-extra", count=number)
        if verb == names.VERB_PARTNER:
            return pen.seat(number)
        if verb == names.VERB_SOW:
            vegetable, place = divmod(number, names.FIELDS)
            return pen.say(
                "action-sow",
                vegetable=pen.vegetable(vegetable),
                field=place + 1,
                spaces=self._fields(self.asked.seat)[place]["size"],
            )
        price = pen.components.buy[number]
        return pen.say("action-priced", what=pen.vegetable(number), price=price)

    def _fields(self, seat: int) -> list[View]:
        fields: list[View] = self.view["farms"][seat]["fields"]
        return fields

    def field(self, seat: int, place: int) -> str:
        """A field by its number and what stands on it; of another seat, whose it is."""
        field = f"{place + 1} {self.pen.field(self._fields(seat)[place])}"
        if seat == self.asked.seat:
            return field
        return self.pen.say("action-of", what=field, owner=self.pen.seat(seat))

    # --- Stalls and customers -----------------------------------------------------------------

    def _trade(self, verb: int, number: int) -> str:
        pen = self.pen
        if verb == names.VERB_GIVE:
            return pen.vegetable(number)
        if verb == names.VERB_TWO_PACK:
            return pen.say("action-two-pack", price=self.asked.pack_price())
        if verb == names.VERB_TRADE:
            stall, vegetable = divmod(number, names.VEGETABLES)
            rate = trading.rate(self.asked.position, self.asked.farm, stall, vegetable)
            card = names.FIRST_STALL + stall
            return pen.say(
                "action-trade",
                vegetable=pen.vegetable(vegetable),
                stall=pen.card(card),
                count=rate,
            )
        if verb == names.VERB_MISS:
            return pen.card(names.FIRST_REGULAR + number)
        return self._serve(number, twice=verb == names.VERB_SERVE_TWICE)

    def _serve(self, number: int, twice: bool) -> str:
        pen = self.pen
        if number < names.REGULARS:
            card = names.FIRST_REGULAR + number
            wants = pen.row(pen.components.regular_need, number)
            cash = self.asked.regular_pays(number) * (2 if twice else 1)
        else:
            casual = number - names.REGULARS
            card = names.FIRST_CASUAL + casual
            wants = pen.row(pen.components.casual_need, casual)
            cash = self.asked.casual_pays(casual)
        return pen.say("action-serve", card=pen.card(card), wants=wants, cash=cash)

    # --- Helpers and what they ask ------------------------------------------------------------

    def _helper(self, verb: int, number: int) -> str:
        pen = self.pen
        if verb == names.VERB_KEEP:
            return self._keep(number)
        if verb == names.VERB_USE:
            return pen.say(use_key(number), **pen.values())
        if verb == names.VERB_THROW:
            return pen.helper(number)
        if verb == names.VERB_FILL:
            count = number % (notation.MOST_IN_SHOP + 1)
            return pen.say("action-number", number=count)
        if verb == names.VERB_NAME:
            cash = f"{self.asked.name_price(number):+d}"
            return pen.say("action-name", vegetable=pen.vegetable(number), cash=cash)
        if verb == names.VERB_HAWK:
            stall, vegetable = divmod(number, names.VEGETABLES)
            return pen.say(
                "action-hawk",
                vegetable=pen.vegetable(vegetable),
                stall=pen.card(names.FIRST_STALL + stall),
            )
        if verb == names.VERB_PICK:
            return self.field(*divmod(number, names.FIELDS))
        order = self.view["farms"][self.asked.seat]["pile_order"] or []
        spaces = order[number] if number < len(order) else 0
        return pen.say("action-pile", place=number + 1, spaces=spaces)

    def _keep(self, choice: int) -> str:
        pen = self.pen
        first, second = pen.card(self.asked.first), pen.card(max(1, self.asked.second))
        if choice == names.KEEP_NONE:
            return pen.say("keep-none")
        if choice <= names.KEEP_SECOND:
            one = first if choice == names.KEEP_FIRST else second
            return pen.say("keep-one", card=one)
        upper, lower = (first, second) if choice == names.KEEP_FIRST_OVER else (second, first)
        return pen.say("keep-both", upper=upper, lower=lower)

    # --- The end of the turn, cash ------------------------------------------------------------

    def _end(self, verb: int, number: int) -> str:
        pen = self.pen
        table = pen.components
        if verb == names.VERB_STORE:
            return pen.vegetable(number)
        if verb == names.VERB_ENLARGE:
            return pen.say("action-enlarge", places=table.enlarged, price=table.enlarge)
        if verb == names.VERB_STEP:
            space = self.asked.farm.path + 1
            return pen.say("action-step", space=space, price=self.asked.step_price())
        if verb == names.VERB_SELL:
            return pen.say("action-sell", vegetable=pen.vegetable(number), cash=table.sell[number])
        return pen.say("action-loan", cash=table.loan_cash, steps=table.loan_steps)


def use_key(use: int) -> str:
    """``use-market_crier-refill``."""
    return "use-" + notation.USES[use].replace(" ", "-")


SIMPLE = {
    names.VERB_PASS: "action-pass",
    names.VERB_ACCEPT: "action-accept",
    names.VERB_HARVEST: "action-harvest",
    names.VERB_FLIP: "action-flip",
}
