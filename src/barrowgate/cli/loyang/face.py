"""At the Gates of Loyang in the terminal: the table, the hand, the question and the menu."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from barrowgate.cli.console import Symbols
from barrowgate.cli.layout import beside, flow, wrapped
from barrowgate.cli.loyang import board, cards, farms, menu, question
from barrowgate.cli.loyang.asked import asked
from barrowgate.cli.loyang.finding import find
from barrowgate.cli.loyang.happened import happened
from barrowgate.cli.loyang.labels import Labels
from barrowgate.cli.loyang.pen import CARDS, Pen
from barrowgate.cli.menu import Menu
from barrowgate.core.contract import Game, Position, View
from barrowgate.locales import Words
from barrowgate.loyang import Loyang, position
from barrowgate.loyang.view import STEPS

LEVELS = ("good", "very_good", "master")
PHASES = (  # the last step of each
    ("crop", "phase-set-up"),
    ("harvest", "phase-harvest"),
    ("cards", "phase-cards"),
    ("end", "phase-action"),
)


class LoyangFace:
    """See ``cli.old.Face``."""

    def __init__(self, game: Game, players: Sequence[str], words: Words, symbols: Symbols) -> None:
        if not isinstance(game, Loyang):
            raise TypeError("not a game of Loyang")
        self.pen = Pen(game, players, words, symbols)

    def headline(self, view: View) -> str:
        pen = self.pen
        if view["over"]:
            return pen.say("table-over")
        phase = pen.say(phase_of(view["step"]))
        is_grid = view["step"] == "cards" and view["players"] == 1
        step = pen.say("step-cards-solo" if is_grid else f"step-{view['step']}")
        parts = [phase, step]
        if view["round"]:
            rounds = pen.components.rounds
            parts.insert(0, pen.say("table-round", round=view["round"], rounds=rounds))
        return f" {pen.symbols.arrow} ".join(parts)

    def table(self, view: View, width: int) -> list[Text]:
        lines = board.board(self.pen, view, width)
        lines.append(Text())
        lines += farms.farms(self.pen, view, width)
        return lines + self._cards_in_hand(view, width)

    def glance(self, view: View, width: int) -> list[Text]:
        return wrapped(Text(farms.glance(self.pen, view, view["seat"])), width)

    def _cards_in_hand(self, view: View, width: int) -> list[Text]:
        """The own cards with what they say; outside the card phase there are none."""
        pieces = [Text(self.pen.told(card)) for card in _own(view, "hand")]
        for card in _own(view, "starter"):
            pieces.append(Text(self.pen.say("hand-starter", card=self.pen.told(card))))
        if not pieces:
            return []
        lines = flow(pieces, width - board.INDENT, gap=3)
        return beside(self.pen.say("hand-title"), lines, board.INDENT)

    def hand(self, view: View, width: int) -> list[Text]:
        own = [*_own(view, "hand"), *_own(view, "starter")]
        if not own:
            return [Text(self.pen.say("hand-empty"))]
        return [line for card in own for line in cards.card_lines(self.pen, card, width)]

    def card(self, name: str, width: int) -> list[Text]:
        card = find(self.pen, name)
        return cards.card_lines(self.pen, card, width) if card else []

    def question(self, position: Position, seat: int) -> str:
        return question.question(self.pen, asked(position, seat), position.view(seat))

    def menu(self, position: Position, seat: int, width: int) -> Menu:
        labels = Labels(self.pen, asked(position, seat), position.view(seat))
        return menu.Builder(labels, width).build(position.legal(seat))

    def happened(self, logs: Sequence[list[int]], reader: int, width: int) -> list[Text]:
        return happened(self.pen, logs, reader, width)

    # --- The end ------------------------------------------------------------------------------

    def result(self, position: Position, width: int) -> list[Text]:
        """Seats by their place with what breaks ties; in the solitaire game the level."""
        view = position.view(-1)
        standing = position.standing()
        order = sorted(range(view["players"]), key=lambda other: standing[other])
        lines = [
            Text(f"{standing[seat]}. ")
            .append_text(self.pen.seat_text(seat))
            .append(": " + ", ".join(self._reached(position, view, seat)))
            for seat in order
        ]
        if view["players"] == 1:
            lines.append(Text(self.pen.say(self._level(position.scores()[0]))))
        elif len(set(position.scores())) < view["players"]:
            lines += wrapped(Text(self.pen.say("result-ties")), width)
        return lines

    def _reached(self, position: Position, view: View, seat: int) -> Iterator[str]:
        farm = view["farms"][seat]
        yield self.pen.say("result-space", space=position.scores()[seat])
        if farm["loans"]:
            yield self.pen.say("result-loans", count=farm["loans"])
        yield self.pen.say("result-cash", count=farm["cash"])
        yield self.pen.say("result-left", count=_leftovers(position, seat))

    def _level(self, space: int) -> str:
        """The key of the level that a space of the solitaire game is worth (11.5)."""
        reached = [
            name
            for name, least in zip(LEVELS, self.pen.components.level, strict=True)
            if space >= least
        ]
        return f"level-{reached[-1]}" if reached else "level-none"


def _own(view: View, where: str) -> list[int]:
    """Cards of the view's seat that others do not see."""
    if view["seat"] < 0:
        return []
    return [CARDS[word] for word in view["farms"][view["seat"]][where] or []]


def _leftovers(end: Position, seat: int) -> int:
    if not isinstance(end, position.Position):
        raise TypeError("not a position of Loyang")
    return end.leftovers(seat)


def phase_of(step: str) -> str:
    """The key of the phase that a step of a view belongs to."""
    number = STEPS.index(step)
    return next(key for last, key in PHASES if number <= STEPS.index(last))
