"""The cards, shop and fields of Loyang, with the source of each value."""

from typing import Any

from rich.text import Text

from barrowgate.cli.console import Symbols
from barrowgate.cli.context import Refusal
from barrowgate.cli.inventory import LETTERS, how_much_is_known, totals
from barrowgate.cli.loyang import cards
from barrowgate.cli.loyang.finding import find
from barrowgate.cli.loyang.wording import LoyangWording
from barrowgate.cli.text_layout import styled, wrapped
from barrowgate.core.contract import Game
from barrowgate.core.errors import quoted
from barrowgate.locales import Words
from barrowgate.loyang import Loyang, notation, provenance
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.loyang import LoyangTeller
from barrowgate.telling.message import message

SHOP_COLUMNS = ("spaces", "start", "buy", "sell")
SHOP_WIDTH = 9
NAME_WIDTH = 14  # at least; some languages need more
LETTER_WIDTH = 3
KINDS = ("field", "stall", "regular", "casual", "helper")
CARD_TABLES = KINDS[1:]
LAST = len(CARD_WORDS) - 1
HELPER_VALUES = ("lantern", "phases", "pays_in_2")


class LoyangInventory:
    """See ``cli.inventory.Inventory``."""

    def __init__(self, game: Game, words: Words, symbols: Symbols) -> None:
        if not isinstance(game, Loyang):
            raise TypeError("not a game of Loyang")
        self.box = game.box
        self.wording = LoyangWording(LoyangTeller(game), (), words, symbols)
        self.printed = self.wording.things.board["cards"]
        self.name_width = max(
            NAME_WIDTH, *(len(self.wording.card(each)) + 2 for each in self.printed)
        )

    def find(self, name: str) -> int:
        card = find(self.wording, name)
        if card == 0:
            raise Refusal(self.wording.say("error-card", name=quoted(name), most=LAST))
        return card

    def sources(self) -> dict[str, int]:
        return totals(provenance.summary(self.box))

    # --- For people ---------------------------------------------------------------------------

    def listing(self, width: int) -> list[Text]:
        title = self.wording.say("cards-title", edition=self.box.edition, digest=self.box.digest)
        lines = [styled(title, "bold"), Text(), *self._shop(), Text(), *self._fields(width)]
        for kind in KINDS:
            lines += [Text(), styled(self.wording.say(f"cards-{kind}"), "bold")]
            for word, says in self.printed.items():
                if says["kind"] == kind:
                    lines += self._line(word, width)
        known = how_much_is_known(self.wording, provenance.summary(self.box))
        return [*lines, Text(), *known, Text(), Text(self.wording.say("cards-more"))]

    def _shop(self) -> list[Text]:
        say = self.wording.say
        heads = "".join(say(f"shop-{key}").rjust(SHOP_WIDTH) for key in SHOP_COLUMNS)
        lines = [styled(say("cards-shop").ljust(self.name_width) + heads, "bold")]
        for name in notation.VEGETABLES:
            values = self.box.data["shop"][name]
            cells = "".join(str(values[key]).rjust(SHOP_WIDTH) for key in SHOP_COLUMNS)
            lines.append(Text(say(f"vegetable-{name}").ljust(self.name_width) + cells))
        return lines

    def _fields(self, width: int) -> list[Text]:
        wording = self.wording
        lines = [styled(wording.say("cards-crops"), "bold")]
        for size in sorted(self.box.data["field"]["copies"]["private_per_player"]):
            crops = wording.things.crops(int(size))
            told = wording.tell(message("cards-crop", spaces=int(size), crops=crops))
            lines += wrapped(Text(told), width, cards.INDENT)
        return lines

    def _line(self, word: str, width: int) -> list[Text]:
        """A letter for each source of a card, then what it says."""
        letters = "".join(dict.fromkeys(LETTERS[one] for one in self._sources(word).values()))
        head = letters.ljust(LETTER_WIDTH) + self.wording.card(word).ljust(self.name_width)
        return wrapped(Text(head + self.wording.facts(word)), width, LETTER_WIDTH + self.name_width)

    def _sources(self, word: str) -> dict[str, str]:
        """The source of each value of a card."""
        says = self.printed[word]
        if says["kind"] == "field":
            return self._field_sources(says["spaces"])
        place = f"helper {says['helper']}" if says["kind"] == "helper" else word
        return provenance.sources_at(self.box, place)

    def _field_sources(self, size: int) -> dict[str, str]:
        """Common fields have no block of their own: size, price and crops stand in three."""
        return {
            "spaces": provenance.sources_at(self.box, "field.copies")["common"],
            "crops": provenance.sources_at(self.box, "field.crops")[str(size)],
            "price": provenance.sources_at(self.box, "field")["common_price"],
        }

    def card(self, number: int, width: int) -> list[Text]:
        say = self.wording.say
        word = CARD_WORDS[number]
        sources = self._sources(word).items()
        told = ", ".join(f"{key} {say('source-' + source)}" for key, source in sources)
        below = wrapped(Text(say("cards-sources", sources=told)), width - cards.INDENT)
        margin = " " * cards.INDENT
        lines = cards.card_lines(self.wording, word, width)
        return lines + [Text(margin).append_text(line) for line in below]

    # --- For programs -------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        others = {key: value for key, value in self.box.data.items() if key not in CARD_TABLES}
        return {
            "game": Loyang.name,
            "edition": self.box.edition,
            "digest": self.box.digest,
            "changes": self.box.changes,
            "cards": [self.card_as_json(card) for card in range(1, LAST + 1)],
            "components": others,
            "summary": provenance.summary(self.box),
        }

    def card_as_json(self, number: int) -> dict[str, Any]:
        word = CARD_WORDS[number]
        return {
            "number": number,
            "key": word,
            "kind": self.printed[word]["kind"],
            "name": self.wording.card(word),
            "values": self._values(word),
            "text": self.wording.sentences(word),
            "source": self._sources(word),
        }

    def _values(self, word: str) -> dict[str, Any]:
        """The values of the components file."""
        says = self.printed[word]
        kind = says["kind"]
        if kind == "field":
            return {"spaces": says["spaces"]}
        if kind == "helper":
            data = self.box.data["helper"][notation.HELPERS.index(says["helper"])]
            return {key: data[key] for key in HELPER_VALUES if key in data}
        data = self.box.data[kind][int(word.split(" ")[1]) - 1]
        return {key: value for key, value in data.items() if key not in ("number", "source")}
