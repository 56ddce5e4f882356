"""The menu: legal actions in groups, numbered, the step's own actions first.

Plays of cards stand in the hand itself: each card with its four sides, a number before each side
that it may be played to. 0 always ends the turn or declines.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.text import Text

from barrowgate.cli.face import Menu
from barrowgate.cli.lagranja import board, hand
from barrowgate.cli.lagranja.labels import Labels
from barrowgate.cli.layout import beside, columns, flow, styled
from barrowgate.lagranja import names

INDENT = 18
MARKET_VERBS = (names.VERB_REMOVE, names.VERB_PLACE, names.VERB_RESCUE)

# The groups in the order in which they are shown, with the verbs of each.
GROUPS: dict[str, tuple[int, ...]] = {
    "group-play": (names.VERB_PLAY,),
    "group-discard": (names.VERB_DISCARD,),
    "group-take-die": (names.VERB_TAKE_DIE,),
    "group-common-die": (names.VERB_USE_COMMON_DIE,),
    "group-choose": (names.VERB_CHOOSE,),
    "group-donkey": (names.VERB_DONKEY,),
    "group-walk": (names.VERB_WALK,),
    "group-buy-tile": (names.VERB_BUY_TILE,),
    "group-grow": (names.VERB_GROW,),
    "group-accept": (names.VERB_ACCEPT,),
    "group-take": (names.VERB_TAKE, names.VERB_TAKE_PAIR),
    "group-pay": (names.VERB_PAY,),
    "group-slot": (names.VERB_DISCARD_SLOT,),
    "group-return": (names.VERB_RETURN,),
    "group-remove": (names.VERB_REMOVE,),
    "group-place": (names.VERB_PLACE,),
    "group-rescue": (names.VERB_RESCUE,),
    "group-reserve": (names.VERB_RESERVE,),
    "group-rent": (names.VERB_RENT,),
    "group-turn": (names.VERB_TURN,),
    "group-turn-to": (names.VERB_TURN_TO,),
    "group-flip-tile": (names.VERB_FLIP_TILE,),
    "group-hire": (names.VERB_HIRE,),
    "group-deliver": (names.VERB_DELIVER,),
    "group-use-helper": (names.VERB_USE_HELPER,),
    "group-use-tile": (names.VERB_USE_TILE,),
    "group-commodity": (names.VERB_COMMODITY,),
    "group-upgrade": (names.VERB_UPGRADE,),
    "group-buy": (names.VERB_BUY,),
    "group-sell": (names.VERB_SELL,),
    "group-pass": (names.VERB_PASS,),
    "group-done": (names.VERB_DONE,),
}
IN_HAND = ("group-play", "group-discard")
LAST = ("group-pass", "group-done")


@dataclass
class Builder:
    """Gives numbers to actions, group by group, and writes the lines."""

    labels: Labels
    width: int
    lines: list[Text] = field(default_factory=list)
    actions: dict[int, int] = field(default_factory=dict)

    def build(self, legal: Iterable[int]) -> Menu:
        by_verb: dict[int, list[int]] = {}
        for action in legal:
            by_verb.setdefault(self.labels.verb(action), []).append(action)
        self._map(by_verb)
        for group, verbs in GROUPS.items():
            actions = [action for verb in verbs for action in by_verb.get(verb, [])]
            if actions:
                self._group(group, actions)
        return Menu(self.lines, self.actions)

    def _map(self, by_verb: dict[int, list[int]]) -> None:
        """The market with the numbers of the spaces in question."""
        spaces = [
            self.labels.number(action) + 1
            for verb in MARKET_VERBS
            for action in by_verb.get(verb, [])
        ]
        if spaces:
            shown = board.market(self.labels.pen, self.labels.view, spaces)
            self.lines += [Text("  ").append_text(line) for line in shown]

    def _group(self, group: str, actions: list[int]) -> None:
        if group in IN_HAND:
            self._hand(actions)
        elif group == "group-deliver":
            self._deliveries(actions)
        else:
            self._choices(self.labels.pen.say(group), actions, group)

    def _choices(self, title: str, actions: list[int], group: str) -> None:
        pieces = [self._piece(action, group) for action in actions]
        room = self.width - INDENT
        lines = columns(pieces, room) if len(pieces) > 6 else flow(pieces, room)
        self.lines += beside(title, lines, INDENT)

    def _piece(self, action: int, group: str) -> Text:
        number = 0 if group in LAST else self._number(action)
        self.actions[number] = action
        return styled(f"{number}) ", "bold cyan").append(self.labels.label(action), style="")

    def _number(self, action: int) -> int:
        number = max(self.actions, default=0) + 1
        self.actions[number] = action
        return number

    def _deliveries(self, actions: list[int]) -> None:
        """A line for each building or barrow."""
        by_target: dict[int, list[int]] = {}
        for action in actions:
            target = self.labels.number(action) // names.SOURCES
            by_target.setdefault(target, []).append(action)
        for target, there in by_target.items():
            pen = self.labels.pen
            self._choices(pen.say("group-deliver", target=pen.target(target)), there, "")

    def _hand(self, actions: list[int]) -> None:
        """The cards, with a number for each side that may be played, or for the card itself."""
        plays: dict[int, dict[int, int]] = {}
        heads: dict[int, str] = {}
        for action in actions:
            number = self.labels.number(action)
            typed = self._number(action)
            if self.labels.verb(action) == names.VERB_PLAY:
                plays.setdefault(number // names.SIDES + 1, {})[number % names.SIDES] = typed
            else:
                heads[number + 1] = f"{typed}) {self.labels.label(action)}"
        pen = self.labels.pen
        for card in sorted({*plays, *heads}):
            self.lines += hand.card_lines(
                pen, card, self.width, plays.get(card) if plays else None, heads.get(card, "")
            )
