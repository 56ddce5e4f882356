"""La Granja in the terminal: the table, the hand, the question and the menu."""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli.console import Symbols
from barrowgate.cli.lagranja import board, farms, hand, menu, question, village
from barrowgate.cli.lagranja.asked import asked
from barrowgate.cli.lagranja.finding import find
from barrowgate.cli.lagranja.happened import happened
from barrowgate.cli.lagranja.labels import Labels
from barrowgate.cli.lagranja.pen import Pen
from barrowgate.cli.layout import beside_text, flow, styled, wrapped
from barrowgate.cli.menu import Menu
from barrowgate.core.contract import Game, Position, View
from barrowgate.lagranja import LaGranja, names
from barrowgate.lagranja.view import STEPS
from barrowgate.locales import Words

MARGIN = 1
PHASES = (  # the last step of each
    (names.STEP_ROOF, "phase-farm"),
    (names.STEP_COMMON_DIE, "phase-revenue"),
    (names.STEP_NEUTRAL_LATE, "phase-transport"),
    (names.STEP_SCORING, "phase-scoring"),
)


class LaGranjaFace:
    """See ``cli.old.Face``."""

    def __init__(self, game: Game, players: Sequence[str], words: Words, symbols: Symbols) -> None:
        if not isinstance(game, LaGranja):
            raise TypeError("not a game of La Granja")
        self.pen = Pen(game, players, words, symbols)

    def headline(self, view: View) -> str:
        pen = self.pen
        if view["over"]:
            return pen.say("table-over")
        rounds = pen.say("table-round", round=view["round"], rounds=pen.components.rounds)
        phase = pen.say(phase_of(view["step"]))
        return f" {pen.symbols.arrow} ".join((rounds, phase, pen.say(f"step-{view['step']}")))

    def table(self, view: View, width: int) -> list[Text]:
        pen = self.pen
        left = [
            styled(pen.say("table-market"), "bold"),
            *board.market(pen, view),
            styled(pen.say("table-market-legend"), "dim"),
        ]
        title = styled(pen.say("table-village"), "bold")
        key = "table-village-open" if view["seat"] < 0 else "table-village-own"
        title.append(", " + pen.say(key), style="dim")
        right = [title, *village.village(pen, view, view["seat"])]
        lines = beside_text(left, right, board.map_width(pen) + MARGIN)
        lines += board.tracks(pen, view, width)
        lines.append(Text())
        lines += farms.farms(pen, view, width)
        return lines + self._cards_in_hand(view, width)

    def glance(self, view: View, width: int) -> list[Text]:
        return wrapped(Text(farms.glance(self.pen, view, view["seat"])), width)

    def _cards_in_hand(self, view: View, width: int) -> list[Text]:
        """The own cards by name."""
        if view["seat"] < 0 or view["over"]:
            return []
        cards = [self.pen.card(card) for card in view["farms"][view["seat"]]["hand"]]
        title = styled(self.pen.say("hand-title"), "bold")
        names_only = [Text(card) for card in cards] or [Text(self.pen.say("hand-empty"))]
        return flow([title, *names_only], width)

    def hand(self, view: View, width: int) -> list[Text]:
        cards = view["farms"][view["seat"]]["hand"]
        if not cards:
            return [Text(self.pen.say("hand-empty"))]
        return [line for card in cards for line in hand.card_lines(self.pen, card, width)]

    def card(self, name: str, width: int) -> list[Text]:
        number = find(self.pen, name)
        return hand.card_lines(self.pen, number, width) if number else []

    def question(self, position: Position, seat: int) -> str:
        return question.question(self.pen, asked(position, seat))

    def menu(self, position: Position, seat: int, width: int) -> Menu:
        labels = Labels(self.pen, asked(position, seat), position.view(seat))
        return menu.Builder(labels, width).build(position.legal(seat))

    def happened(self, logs: Sequence[list[int]], reader: int, width: int) -> list[Text]:
        return happened(self.pen, logs, reader, width)

    def result(self, position: Position, width: int) -> list[Text]:
        """Seats by their place."""
        pen = self.pen
        view = position.view(-1)
        standing = position.standing()
        lines = []
        for seat in sorted(range(view["players"]), key=lambda other: standing[other]):
            vp = pen.say("count-vp", count=position.scores()[seat])
            left = pen.say("result-left", count=view["farms"][seat]["silver"])
            line = Text(f"{standing[seat]}. ").append_text(pen.seat_text(seat))
            lines.append(line.append(f": {vp}, {left}"))
        return lines


def phase_of(step: str) -> str:
    """The key of the phase that a step of a view belongs to."""
    number = STEPS.index(step)
    return next(key for last, key in PHASES if number <= last)
