"""The names of things: vegetables, cards, helpers, fields, seats, as the terminal writes them."""

from collections.abc import Mapping, Sequence
from typing import Any

from barrowgate.cli.console import Symbols
from barrowgate.cli.wording import Wording
from barrowgate.core.contract import View
from barrowgate.locales import Words
from barrowgate.loyang import Loyang, loading, names, notation
from barrowgate.loyang.components import Components

CARDS = {notation.card_words(card): card for card in range(1, names.CARDS + 1)}
# The kinds of cards in the order of their numbers: name, the first card of each.
KINDS = (
    ("field", names.FIRST_FIELD),
    ("stall", names.FIRST_STALL),
    ("regular", names.FIRST_REGULAR),
    ("casual", names.FIRST_CASUAL),
    ("helper", names.FIRST_HELPER),
)


class Pen(Wording):
    """Writes the things of one table."""

    def __init__(
        self, game: Loyang, players: Sequence[str], words: Words, symbols: Symbols
    ) -> None:
        super().__init__(players, words, symbols)
        self.game = game
        self.components: Components = game.box.components

    # --- Seats --------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """The dummy of the solitaire game has no number."""
        return self.say("dummy") if seat >= len(self.players) else super().seat(seat)

    def mark(self, seat: int) -> str:
        return "D" if seat >= len(self.players) else super().mark(seat)

    # --- Vegetables ---------------------------------------------------------------------------

    def vegetable(self, vegetable: int) -> str:
        return self.say(f"vegetable-{notation.VEGETABLES[vegetable]}")

    def row(self, table: Sequence[int], row: int) -> str:
        """What a row of a table wants: ``wheat wheat bean``."""
        return " ".join(
            self.vegetable(vegetable)
            for vegetable in range(names.VEGETABLES)
            for _ in range(table[row * names.VEGETABLES + vegetable])
        )

    def count(self, vegetables: Mapping[str, int]) -> str:
        """Vegetables of a view: ``2 wheat, 1 bean``."""
        return ", ".join(
            self.say(f"count-{name}", count=count) for name, count in vegetables.items() if count
        )

    def offer(self, stall: int, vegetable: int) -> str:
        """A vegetable of a stall, with a star where two are given for it."""
        price = self.components.stall_price[stall * names.VEGETABLES + vegetable]
        return self.vegetable(vegetable) + "*" * (price - 1)

    # --- Cards --------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """``stall 3``, ``Foreman``, ``Trader 2``."""
        kind, first = kind_of(card)
        if kind != "helper":
            return self.say(f"card-{kind}", number=card - first + 1)
        helper = self.components.card_helper[card] - 1
        if helper != names.TRADER:
            return self.helper(helper)
        return self.say("card-trader", name=self.helper(helper), number=card - first - helper + 1)

    def facts(self, card: int) -> str:
        """What a card says, in as few words as possible."""
        kind, first = kind_of(card)
        number = card - first
        table = self.components
        if kind == "field":
            return self.say("card-spaces", count=table.card_field[card])
        if kind == "stall":
            offered = range(names.VEGETABLES)
            prices = table.stall_price[number * names.VEGETABLES :]
            return " ".join(self.offer(number, v) for v in offered if prices[v])
        if kind == "regular":
            return f"{self.row(table.regular_need, number)} {self.payments(number)}"
        if kind == "casual":
            return f"{self.row(table.casual_need, number)} {table.casual_pays[number]}"
        return self.helper_short(table.card_helper[card] - 1)

    def payments(self, regular: int) -> str:
        """``4-5-5-6``: what the four rows of a regular pay."""
        first = regular * names.ROWS
        return "-".join(str(pays) for pays in self.components.regular_pays[first : first + 4])

    def told(self, card: int) -> str:
        """A card with what it says."""
        return f"{self.card(card)}: {self.facts(card)}"

    # --- Helpers ------------------------------------------------------------------------------

    def helper(self, kind: int) -> str:
        mine = self.helper_data(kind).get("name", {}).get("en")
        if mine not in (None, loading.shipped().data["helper"][kind]["name"]["en"]):
            return str(mine)
        return self.say(f"helper-{notation.HELPERS[kind]}")

    def helper_short(self, kind: int) -> str:
        return self.say(f"helper-{notation.HELPERS[kind]}-short", **self.values())

    def helper_text(self, kind: int) -> str:
        """What a helper does, in sentences; the player's own components may tell it."""
        mine = self.helper_data(kind).get("text")
        if mine:
            return str(mine)
        text = self.say(f"helper-{notation.HELPERS[kind]}-text", **self.values())
        lantern = self.components.lantern[kind]
        return f"{text} {self.say('helper-lantern')}" if lantern else text

    def helper_data(self, kind: int) -> dict[str, Any]:
        data: dict[str, Any] = self.game.box.data["helper"][kind]
        return data

    def values(self) -> dict[str, str | int]:
        """The numbers of the components that helpers speak of."""
        table = self.components
        tenant = [self.vegetable(v) for v in range(names.VEGETABLES) if table.tenant_crop[v]]
        payments = (
            self.say("helper-payment", round=number, cash=cash)
            for number, cash in enumerate(table.trader_payment)
            if cash
        )
        return {
            "players": self.game.seats,
            "discount": table.shopper_discount,
            "merchant": table.merchant_price,
            "goods": table.crier_goods,
            "most": table.crier_cash,
            "share": table.deliveryman_share,
            "tout": table.tout_price,
            "tenant": table.tenant_price,
            "tenant_tokens": table.tenant_tokens,
            "tenant_solo": table.tenant_solo_price,
            "tenant_crops": ", ".join(tenant),
            "harvest": table.harvest_hand_tokens,
            "plough": table.ploughman_tokens,
            "lease": table.leaseholder_price,
            "squire": table.squire_cards,
            "squire_solo": table.squire_buys,
            "bonus": table.saleswoman_bonus,
            "payments": ", ".join(payments),
        }

    # --- Fields -------------------------------------------------------------------------------

    def field(self, field: View) -> str:
        """``home: wheat 6``, ``5 spaces: unsown``, ``common, 4 spaces: bean 3``."""
        key = field["kind"] if field["kind"] in ("home", "private") else "common"
        crop = field["crop"]
        holds = self.say("field-unsown")
        if crop is not None:
            holds = f"{self.say(f'vegetable-{crop}')} {field['tokens']}"
        return self.say(f"field-{key}", spaces=field["size"], holds=holds)

    def crops(self, size: int) -> str:
        """The vegetables that a field takes."""
        table = self.components.crop
        return " ".join(
            self.vegetable(v) for v in range(names.VEGETABLES) if table[size * names.VEGETABLES + v]
        )


def kind_of(card: int) -> tuple[str, int]:
    """The kind of a card, and the first card of that kind."""
    return next((kind, first) for kind, first in reversed(KINDS) if card >= first)
