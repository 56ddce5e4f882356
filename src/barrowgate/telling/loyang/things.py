"""The things of Loyang as messages: vegetables, cards and what they say, fields, seats.

What stands on cards never changes at a table, so each is made once and handed out again.
"""

from collections.abc import Iterable, Mapping, Sequence

from barrowgate.core.contract import View
from barrowgate.loyang import Loyang, loading, names, notation, printed
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.message import Message, Value, message, row
from barrowgate.telling.own_words import Block

UNSOWN = "field-unsown"
VEGETABLE = "vegetable-"
# Sentences on two and on three vegetables name them by their places.
WANTED = {2: "wants-2", 3: "wants-3"}
PLACES = ("first", "second", "third")
# The numbers that the words of a helper mention: short ones, then sentences.
SHORT_VALUES: Mapping[str, tuple[str, ...]] = {
    "merchant": ("merchant",),
    "saleswoman": ("bonus",),
    "shopper": ("discount",),
    "squire": ("players", "squire", "squire_solo"),
    "tenant": ("tenant",),
    "leaseholder": ("lease",),
    "tout": ("tout",),
}
TEXT_VALUES: Mapping[str, tuple[str, ...]] = {
    "deliveryman": ("share",),
    "harvest_hand": ("harvest",),
    "market_crier": ("goods", "most"),
    "merchant": ("merchant",),
    "ploughman": ("plough",),
    "saleswoman": ("bonus",),
    "shopper": ("discount",),
    "squire": ("squire", "squire_solo"),
    "tenant": ("tenant", "tenant_tokens", "tenant_solo", "tenant_crops"),
    "leaseholder": ("lease",),
    "tout": ("tout",),
    "trader": ("payments",),
}


def seat(number: int) -> str:
    """``seat-0``; a face gives its words. Those of the dummy (``seat-1``) are in the files."""
    return f"seat-{number}"


def vegetable(name: str) -> str:
    """``vegetable-wheat``."""
    return f"{VEGETABLE}{name}"


def vegetables(listed: Iterable[str]) -> Message:
    """A row of vegetables, by their names."""
    return row([Message(vegetable(name)) for name in listed])


def named(listed: Iterable[str]) -> list[Message]:
    """Vegetables by their names, as a list in a sentence."""
    return [Message(vegetable(name)) for name in listed]


def offers(rates: Mapping[str, int]) -> Message:
    """What a stall offers, marked where two are given for one."""
    return row(
        [
            Message(vegetable(name))
            if rate == 1
            else message("offer-two", vegetable=vegetable(name))
            for name, rate in rates.items()
        ]
    )


def wanted(names: Sequence[str]) -> Message:
    """What a customer wants, in a sentence: ``bean and leek``."""
    key = WANTED.get(len(names))
    if key is None:
        return vegetables(names)
    return message(key, **dict(zip(PLACES, map(vegetable, names), strict=False)))


def count(name: str, number: int) -> Message:
    """A number of one vegetable."""
    return Message("count-vegetable", {"count": number, "vegetable": vegetable(name)})


def cost(thing: str, number: int) -> Message:
    """So much of what a choice costs: cash, or a vegetable."""
    if thing.startswith(VEGETABLE):
        return count(thing.removeprefix(VEGETABLE), number)
    return Message("count-cash", {"count": number})


def counts(vegetables: Mapping[str, int]) -> list[Message]:
    """Vegetables of a view: ``2 wheat, 1 bean``."""
    return [count(name, number) for name, number in vegetables.items() if number]


def field(facts: View) -> Message:
    """``home wheat 6``, ``[5] unsown``, ``common [4] bean 3``."""
    kind = facts["kind"] if facts["kind"] in ("home", "private") else "common"
    holds: Value = UNSOWN
    if facts["crop"] is not None:
        crop = vegetable(facts["crop"])
        holds = Message("field-crop", {"vegetable": crop, "count": facts["tokens"]})
    if kind == "home":
        return Message("field-home", {"holds": holds})
    return Message(f"field-{kind}", {"spaces": facts["size"], "holds": holds})


def numbered_field(number: int, facts: View) -> Message:
    return Message("field-numbered", {"number": number, "field": field(facts)})


class Things:
    """The things of one table."""

    def __init__(self, game: Loyang) -> None:
        self.game = game
        self.seats = game.seats
        self.board = printed.board(game.box.components)
        self.values = self._helper_values()
        self._cards = {word: self._card(word) for word in CARD_WORDS[1:]}
        self._wants = {
            word: vegetables(says["wants"])
            for word, says in self.board["cards"].items()
            if "wants" in says
        }
        self._told = {
            word: message("card-told", card=self._cards[word], facts=self.facts(word))
            for word in CARD_WORDS[1:]
        }

    # --- Cards --------------------------------------------------------------------------------

    def card(self, word: str) -> Message:
        """``stall 3``, ``Foreman``, ``Trader 2``; cards are named as in views."""
        return self._cards[word]

    def told(self, word: str) -> Message:
        """A card with what it says."""
        return self._told[word]

    def wants(self, word: str) -> Message:
        """What a customer wants."""
        return self._wants[word]

    def _card(self, word: str) -> Message:
        kind, _, number = word.partition(" ")
        if not number:
            return Message(helper(kind))
        if kind == notation.HELPERS[names.TRADER]:
            return Message("card-trader", {"name": helper(kind), "number": int(number)})
        return Message(f"card-{kind}", {"number": int(number)})

    def facts(self, word: str) -> Message:
        """What a card says, in as few words as possible."""
        says = self.board["cards"][word]
        kind = says["kind"]
        if kind == "field":
            return Message("card-spaces", {"count": says["spaces"]})
        if kind == "stall":
            return offers(says["offers"])
        if kind == "helper":
            return self._of_helper("short", says["helper"], SHORT_VALUES)
        wants = self._wants[word]
        if kind == "regular":
            return Message("facts-regular", {"wants": wants, "pays": _rows(says["pays"])})
        return Message("facts-casual", {"wants": wants, "pays": says["pays"]})

    def text(self, word: str) -> list[Message]:
        """All that a card says, in sentences."""
        says = self.board["cards"][word]
        kind = says["kind"]
        if kind == "helper":
            return self._helper_text(says["helper"])
        if kind == "stall":
            return [Message("text-stall", {"offers": offers(says["offers"])})]
        if kind == "field":
            return [self._field_text(says["spaces"])]
        wants = wanted(says["wants"])
        if kind == "regular":
            told = Message("text-regular", {"wants": wants, "pays": _rows(says["pays"])})
            return [told, Message("text-starter")] if says["starter"] else [told]
        modifier = self.board["customer"]["modifier"]
        return [
            Message("text-casual", {"wants": wants, "pays": says["pays"], "modifier": modifier})
        ]

    def _field_text(self, spaces: int) -> Message:
        facts = self.board["field"]
        values = {"spaces": spaces, "crops": self.crops(spaces), "price": facts["common_price"]}
        return Message("text-field", values)

    def crops(self, spaces: int) -> Message:
        """The vegetables that a field of this size takes."""
        return vegetables(self.board["field"]["takes"][str(spaces)])

    # --- Helpers ------------------------------------------------------------------------------

    def _helper_text(self, kind: str) -> list[Message]:
        """What a helper does, whom it reaches, and when; a player's own text says the first two."""
        facts = self.board["helpers"][kind]
        sentences = [self._of_helper("text", kind, TEXT_VALUES)]
        if facts["lantern"] and not self.has_own_text(kind):
            sentences.append(Message("helper-lantern"))
        phases = [Message(f"phase-{phase}") for phase in facts["phases"]]
        sentences.append(Message("text-phases", {"phases": phases}))
        if facts["pays_for_field"]:
            sentences.append(Message(f"text-pays-{kind}"))
        return sentences

    def has_own_text(self, kind: str) -> bool:
        """Do the player's own components say what the helper does?"""
        return bool(self.game.box.data["helper"][notation.HELPERS.index(kind)].get("text"))

    def blocks(self) -> list[Block]:
        """The helpers, for the words of a player's own."""
        blocks = zip(self.game.box.data["helper"], loading.shipped().data["helper"], strict=True)
        return [
            Block(helper(kind), mine, shipped)
            for kind, (mine, shipped) in zip(notation.HELPERS, blocks, strict=True)
        ]

    def _of_helper(self, what: str, kind: str, wanted: Mapping[str, tuple[str, ...]]) -> Message:
        values = {name: self.values[name] for name in wanted.get(kind, ())}
        return Message(f"{helper(kind)}-{what}", values)

    def _helper_values(self) -> dict[str, Value]:
        """The numbers that helpers mention."""
        values = self.board["helper_values"]
        crops = [Message(vegetable(name)) for name in values["tenant_solo_takes"]]
        payments = [
            message("helper-payment", round=number, cash=cash)
            for number, cash in enumerate(values["trader_payment"], 1)
            if cash
        ]
        return {
            "players": self.seats,
            "discount": values["shopper_discount"],
            "merchant": values["merchant_price"],
            "goods": values["crier_goods"],
            "most": values["crier_cash"],
            "share": values["deliveryman_share"],
            "tout": values["tout_price"],
            "tenant": values["tenant_price"],
            "tenant_tokens": values["tenant_tokens"],
            "tenant_solo": values["tenant_solo_price"],
            "tenant_crops": crops,
            "harvest": values["harvest_hand_tokens"],
            "plough": values["ploughman_tokens"],
            "lease": values["leaseholder_price"],
            "squire": values["squire_cards"],
            "squire_solo": self.board["grid"]["squire_buys"],
            "bonus": values["saleswoman_bonus"],
            "payments": payments,
        }


def helper(kind: str) -> str:
    """``helper-con_man``."""
    return f"helper-{kind}"


def _rows(pays: Sequence[int]) -> Message:
    """What the four rows of a regular pay."""
    first, second, third, fourth = pays
    return message("regular-rows", first=first, second=second, third=third, fourth=fourth)
