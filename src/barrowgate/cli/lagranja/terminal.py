"""La Granja in the terminal: the table, the hand, the cards."""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli.console import Symbols
from barrowgate.cli.lagranja import board, farms, hand, village
from barrowgate.cli.lagranja.finding import find
from barrowgate.cli.lagranja.menu import LaGranjaMenu
from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.menu import MenuBuilder
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.cli.text_layout import beside_text, flow, styled, wrapped
from barrowgate.core.contract import Game, View
from barrowgate.locales import Words
from barrowgate.telling.lagranja import LaGranjaTeller

MARGIN = 1


class LaGranjaTerminal(TerminalGame):
    """See ``cli.terminal_game``."""

    wording: LaGranjaWording

    def __init__(self, game: Game, players: Sequence[str], words: Words, symbols: Symbols) -> None:
        teller = LaGranjaTeller(game)
        super().__init__(teller, LaGranjaWording(teller, players, words, symbols))

    def table(self, view: View, width: int) -> list[Text]:
        wording = self.wording
        left = [
            styled(wording.say("table-market"), "bold"),
            *board.market(wording, view),
            styled(wording.say("table-market-legend"), "dim"),
        ]
        title = styled(wording.say("table-village"), "bold")
        key = "table-village-open" if view["seat"] < 0 else "table-village-own"
        title.append(", " + wording.say(key), style="dim")
        right = [title, *village.village(wording, view, view["seat"])]
        lines = beside_text(left, right, board.map_width(view) + MARGIN)
        lines += board.tracks(wording, view, width)
        lines.append(Text())
        lines += farms.farms(wording, view, width)
        return lines + self._cards_in_hand(view, width)

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

    def card(self, name: str, width: int) -> list[Text]:
        number = find(self.wording, name)
        if not number:
            return []
        return hand.card_lines(self.wording, self.wording.things.printed(number), width)

    def menu_builder(self, view: View, width: int) -> MenuBuilder:
        return LaGranjaMenu(self.wording, view, width)
