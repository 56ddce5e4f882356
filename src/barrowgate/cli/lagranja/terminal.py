"""La Granja in the terminal: the table, the hand, the cards."""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli import nouns
from barrowgate.cli.console import Symbols
from barrowgate.cli.lagranja import board, farms, hand, village
from barrowgate.cli.lagranja.looking import look
from barrowgate.cli.lagranja.menu import LaGranjaMenu
from barrowgate.cli.lagranja.nouns import NOUNS
from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.menu import MenuBuilder
from barrowgate.cli.terminal_game import GOODS, TerminalGame
from barrowgate.cli.text_layout import beside_text, flow, styled, wrapped
from barrowgate.core.contract import Game, View
from barrowgate.lagranja import notation
from barrowgate.locales import Words
from barrowgate.telling import Choice
from barrowgate.telling.lagranja import LaGranjaTeller
from barrowgate.telling.message import Message

MARGIN = 1
MIDDLE, TRACKS, FARM, HAND = "middle", "tracks", "farm", "hand"
ON_THE_WAY = ("deliveries", "extra_deliveries")
DELIVERING = ("delivery", "second_good", "instant", "take_back", "room", "room_good")
WALKING = ("donkeys", "siesta")


class LaGranjaTerminal(TerminalGame):
    """See ``cli.terminal_game``."""

    wording: LaGranjaWording
    nouns = NOUNS

    def __init__(self, game: Game, players: Sequence[str], words: Words, symbols: Symbols) -> None:
        teller = LaGranjaTeller(game)
        super().__init__(teller, LaGranjaWording(teller, players, words, symbols))

    def parts(self, view: View, width: int) -> dict[str, list[Text]]:
        farm_parts = {_farm(seat): self.farm(view, seat, width) for seat in range(view["players"])}
        return {
            MIDDLE: self._middle(view, width),
            TRACKS: board.tracks(self.wording, view, width),
            GOODS: farms.goods_table(self.wording, view, width),
            **farm_parts,
            HAND: self._cards_in_hand(view, width),
        }

    def needed(self, view: View) -> Sequence[str]:
        own = _farm(view["seat"])
        if view["questions"][view["seat"]] in DELIVERING or view["step"] in ON_THE_WAY:
            return MIDDLE, own, GOODS
        if view["step"] in WALKING:
            return TRACKS, own, GOODS, MIDDLE
        return own, GOODS, TRACKS

    def farm(self, view: View, seat: int, width: int) -> list[Text]:
        return farms.farm(self.wording, view, seat, width)

    def _middle(self, view: View, width: int) -> list[Text]:
        """The market beside the village, or above it where one of its rows is very long."""
        title = styled(self.wording.say("table-market"), "bold").append("  ")
        left = [
            title.append(self.wording.say("table-market-hint"), style="dim"),
            *board.market(self.wording, view),
            styled(self.wording.say("table-market-legend"), "dim"),
        ]
        right = village.village(self.wording, view, view["seat"])
        lines = beside_text(left, right, board.map_width(view) + MARGIN)
        fits = all(line.cell_len <= width for line in lines)
        return lines if fits else [*left, *right]

    def glance(self, view: View, width: int) -> list[Text]:
        return wrapped(Text(self.wording.tell(farms.glance(view, view["seat"]))), width)

    def _cards_in_hand(self, view: View, width: int) -> list[Text]:
        """The seat's own cards by name."""
        if view["seat"] < 0 or view["over"]:
            return []
        cards = [self.wording.card(card) for card in view["farms"][view["seat"]]["hand"]]
        title = styled(self.wording.say("hand-title"), "bold")
        names_only = [Text(card) for card in cards] or [Text(self.wording.say("hand-empty"))]
        return flow([title, *names_only], width)

    def hand(self, view: View, width: int) -> list[Text]:
        cards = view["farms"][view["seat"]]["hand"]
        if not cards:
            return [Text(self.wording.say("hand-empty"))]
        printed = view["board"]["cards"]
        return [
            line
            for card in cards
            for line in hand.card_lines(self.wording, printed[card - 1], width)
        ]

    def look(self, name: str, view: View, width: int) -> list[Text]:
        told = nouns.told(self.wording, self.teller, NOUNS, name, view, width)
        return told + look(self.wording, view, name, width)

    def printed(self, view: View, choice: Choice) -> Sequence[Message]:
        """The side of a card that is played, in the words of the menu."""
        found = (self.teller.explained(view, thing) for thing in choice.objects if _is_side(thing))
        return [side.told[0] for side in found if side]

    def menu_builder(self, view: View, width: int, detail: int) -> MenuBuilder:
        return LaGranjaMenu(self.wording, view, width, detail)


def _is_side(thing: str) -> bool:
    """``card-35-field``, not ``card-35``."""
    return thing.startswith("card-") and thing.endswith(notation.SIDES)


def _farm(seat: int) -> str:
    """The part of a table that is the farm of a seat."""
    return f"{FARM}-{seat}"
