"""At the Gates of Loyang in the terminal: the table, the hand, the cards."""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli import nouns
from barrowgate.cli.console import Symbols
from barrowgate.cli.loyang import board, cards, farms
from barrowgate.cli.loyang.finding import find, vegetable_told
from barrowgate.cli.loyang.nouns import NOUNS
from barrowgate.cli.loyang.wording import LoyangWording
from barrowgate.cli.terminal_game import GOODS, TerminalGame
from barrowgate.cli.text_layout import beside, flow, wrapped
from barrowgate.core.contract import Game, View
from barrowgate.locales import Words
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.loyang import LoyangTeller
from barrowgate.telling.message import message

MIDDLE, GRID, LEGEND, FARM, HAND = "middle", "grid", "legend", "farm", "hand"


class LoyangTerminal(TerminalGame):
    """See ``cli.terminal_game``."""

    wording: LoyangWording
    nouns = NOUNS
    act_in_turn = True  # with four, first and second player, then their partners (A20)

    def __init__(self, game: Game, players: Sequence[str], words: Words, symbols: Symbols) -> None:
        teller = LoyangTeller(game)
        super().__init__(teller, LoyangWording(teller, players, words, symbols))

    def parts(self, view: View, width: int) -> dict[str, list[Text]]:
        owners = range(len(view["areas"]))
        return {
            MIDDLE: board.board(self.wording, view, width),
            GRID: board.grid(self.wording, view, width),
            GOODS: farms.goods_table(self.wording, view, width),
            LEGEND: farms.legend(self.wording, view),
            **{_farm(owner): self.farm(view, owner, width) for owner in owners},
            HAND: self._cards_in_hand(view, width),
        }

    def needed(self, view: View) -> Sequence[str]:
        return GOODS, _farm(view["seat"])

    def farm(self, view: View, seat: int, width: int) -> list[Text]:
        return farms.farm(self.wording, view, seat, width)

    def _cards_in_hand(self, view: View, width: int) -> list[Text]:
        """The seat's own cards with what they say; outside the card phase there are none."""
        wording = self.wording
        pieces = [Text(wording.told(word)) for word in _own(view, "hand")]
        for word in _own(view, "starter"):
            starter = message("hand-starter", card=wording.things.told(word))
            pieces.append(Text(wording.tell(starter)))
        if not pieces:
            return []
        lines = flow(pieces, width - board.INDENT, gap=3)
        return beside(wording.say("hand-title"), lines, board.INDENT)

    def glance(self, view: View, width: int) -> list[Text]:
        return wrapped(Text(farms.glance(self.wording, view["farms"][view["seat"]])), width)

    def hand(self, view: View, width: int) -> list[Text]:
        own = [*_own(view, "hand"), *_own(view, "starter")]
        if not own:
            return [Text(self.wording.say("hand-empty"))]
        return [line for word in own for line in cards.card_lines(self.wording, word, width)]

    def look(self, name: str, view: View, width: int) -> list[Text]:
        card = find(self.wording, name)
        if card:
            return cards.card_lines(self.wording, CARD_WORDS[card], width)
        told = vegetable_told(self.wording, view, name)
        if told:
            return wrapped(Text(self.wording.tell(told)), width)
        return nouns.told(self.wording, self.teller, NOUNS, name, view, width)


def _farm(owner: int) -> str:
    """The part of a table that is the farm of a seat, or the cards of the dummy."""
    return f"{FARM}-{owner}"


def _own(view: View, where: str) -> list[str]:
    """Cards of the view's seat that others do not see."""
    if view["seat"] < 0:
        return []
    return view["farms"][view["seat"]][where] or []
