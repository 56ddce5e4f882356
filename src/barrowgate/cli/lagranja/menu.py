"""The groups of the menu, the step's own actions first.

Plays of cards stand in the hand itself: each card with its four sides, a number before each side
that it may be played to.
"""

from rich.text import Text

from barrowgate.cli.lagranja import board, hand
from barrowgate.cli.lagranja.labels import Labels
from barrowgate.cli.old import MenuBuilder
from barrowgate.lagranja import names

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


class Builder(MenuBuilder):
    """See ``cli.old``."""

    groups = GROUPS
    last = LAST

    def __init__(self, labels: Labels, width: int) -> None:
        super().__init__(labels, width)
        self.labels = labels

    def begin(self, by_verb: dict[int, list[int]]) -> None:
        """The market with the numbers of the spaces in question."""
        spaces = [
            self.labels.number(action) + 1
            for verb in MARKET_VERBS
            for action in by_verb.get(verb, [])
        ]
        if spaces:
            shown = board.market(self.labels.pen, self.labels.view, spaces)
            self.lines += [Text("  ").append_text(line) for line in shown]

    def group(self, group: str, actions: list[int]) -> None:
        if group in IN_HAND:
            self._hand(actions)
        elif group == "group-deliver":
            self._deliveries(actions)
        else:
            super().group(group, actions)

    def _deliveries(self, actions: list[int]) -> None:
        """A line for each building or barrow."""
        by_target: dict[int, list[int]] = {}
        for action in actions:
            target = self.labels.number(action) // names.SOURCES
            by_target.setdefault(target, []).append(action)
        for target, there in by_target.items():
            pen = self.labels.pen
            self.choices(pen.say("group-deliver", target=pen.target(target)), there, "")

    def _hand(self, actions: list[int]) -> None:
        """The cards, with a number for each side that may be played, or for the card itself."""
        plays: dict[int, dict[int, int]] = {}
        heads: dict[int, str] = {}
        for action in actions:
            number = self.labels.number(action)
            typed = self.number(action)
            if self.labels.verb(action) == names.VERB_PLAY:
                plays.setdefault(number // names.SIDES + 1, {})[number % names.SIDES] = typed
            else:
                heads[number + 1] = f"{typed}) {self.labels.label(action)}"
        pen = self.labels.pen
        for card in sorted({*plays, *heads}):
            self.lines += hand.card_lines(
                pen, card, self.width, plays.get(card) if plays else None, heads.get(card, "")
            )
