"""The legal actions in groups, each with its label, what it is about, and what it costs.

What an action is about is given by ids that a page can give to its parts:

- ``card-stall-3``, ``card-con_man``, ``card-trader-2``: a card, wherever it lies; the name is that
  of views with a hyphen for the blank. ``card-stall-3-leek`` is one vegetable of a stall,
  ``card-regular-2-miss`` the face of a regular, ``card-con_man-throw`` what throws a helper away.
- ``field-2``: one's own field by its place from 1, ``seat-1-field-3`` another seat's; ``pile-1`` a
  place of one's own private pile from the top.
- ``shop-wheat``, ``cart-wheat``: a kind of vegetable in one's own shop and cart; ``store`` is the
  storehouse.
- ``grid-5``: a place of the grid from 1; ``courtyard``, ``deck`` (the draw pile).
- ``path-7`` (a space of the path), ``loan``, ``seat-1`` (seats count from 0).

Costs are what leaves the seat by the action itself: ``cash`` and vegetables (``vegetable-wheat``).
A payment that must be raised first counts too.
"""

from collections.abc import Sequence

from barrowgate.loyang import names, notation
from barrowgate.telling.loyang.heads import HEADS
from barrowgate.telling.loyang.labels import LABELS
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.things import Things
from barrowgate.telling.message import Message
from barrowgate.telling.teller import Choice, Group

# In the order in which they are shown: what is asked first, then the turn, cash, the end.
GROUPS: dict[int, str] = {
    names.VERB_PLANT: "group-plant",
    names.VERB_HARVEST: "group-harvest",
    names.VERB_EXTRA: "group-extra",
    names.VERB_FLIP: "group-flip",
    names.VERB_TAKE: "group-take",
    names.VERB_PUT: "group-put",
    names.VERB_PLAY: "group-play",
    names.VERB_PARTNER: "group-partner",
    names.VERB_KEEP: "group-keep",
    names.VERB_ACCEPT: "group-accept",
    names.VERB_GIVE: "group-give",
    names.VERB_FILL: "group-fill",
    names.VERB_NAME: "group-name",
    names.VERB_HAWK: "group-hawk",
    names.VERB_PICK: "group-pick",
    names.VERB_PLACE: "group-place",
    names.VERB_CHOOSE: "group-choose",
    names.VERB_STORE: "group-store",
    names.VERB_ENLARGE: "group-enlarge",
    names.VERB_STEP: "group-step",
    names.VERB_SERVE: "group-serve",
    names.VERB_SERVE_TWICE: "group-serve-twice",
    names.VERB_TRADE: "group-trade",
    names.VERB_SOW: "group-sow",
    names.VERB_BUY: "group-buy",
    names.VERB_USE: "group-use",
    names.VERB_TWO_PACK: "group-two-pack",
    names.VERB_SELL: "group-sell",
    names.VERB_THROW: "group-throw",
    names.VERB_MISS: "group-miss",
    names.VERB_LOAN: "group-loan",
    names.VERB_PASS: "group-pass",
    names.VERB_DONE: "group-done",
}
# Verbs whose choices are the same at every moment.
ALWAYS_ALIKE = frozenset(
    {
        *(names.VERB_HARVEST, names.VERB_FLIP, names.VERB_PUT, names.VERB_PARTNER),
        *(names.VERB_GIVE, names.VERB_FILL, names.VERB_STORE, names.VERB_LOAN),
    }
)


class Choices:
    """Tells the legal actions of one table; what never changes is made once."""

    def __init__(self, things: Things) -> None:
        self.things = things
        table = things.game.box.components
        self._verb = list(table.verb)
        self._first = list(table.verb_base)
        self._written = [notation.CATALOGUE.write(action) for action in range(names.ACTIONS)]
        self._titles = {verb: Message(key) for verb, key in GROUPS.items() if verb not in HEADS}
        self._made: dict[int, Choice] = {}

    def parted(self, action: int) -> tuple[int, int]:
        """The verb of an action, and its number within the verb."""
        verb = self._verb[action]
        return verb, action - self._first[verb]

    def purpose(self, action: int) -> Message:
        """One sentence on the actions of a verb: ``group-sow-about``."""
        return Message(f"{GROUPS[self._verb[action]]}-about")

    def groups(self, now: Now, legal: Sequence[int]) -> list[Group]:
        by_verb: dict[int, list[Choice]] = {}
        for action in legal:
            choice = self._made.get(action) or self._choice(now, action)
            by_verb.setdefault(self._verb[action], []).append(choice)
        groups = []
        for verb, key in GROUPS.items():
            if verb in HEADS and verb in by_verb:
                groups += self._by_head(now, verb, by_verb[verb])
            elif verb in by_verb:
                groups.append(Group(key, self._titles[verb], by_verb[verb]))
        return groups

    def _by_head(self, now: Now, verb: int, choices: Sequence[Choice]) -> list[Group]:
        """One group for each vegetable that is sown, or each stall."""
        found: dict[str, Group] = {}
        for choice in choices:
            head = HEADS[verb](now, self.parted(choice.action)[1])
            new = Group(f"{GROUPS[verb]}-{head.name}", head.title, [])
            found.setdefault(head.name, new).choices.append(choice)
        return list(found.values())

    def _choice(self, now: Now, action: int) -> Choice:
        verb, number = self.parted(action)
        told = LABELS[verb](now, number)
        choice = Choice(action, self._written[action], *told)
        if verb in ALWAYS_ALIKE:
            self._made[action] = choice
        return choice
