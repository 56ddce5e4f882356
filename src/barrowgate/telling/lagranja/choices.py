"""The legal actions in groups: label, objects and cost of each.

Objects are the things on the table that an action is about, by ids that a page can find:

==================  ============================================================================
``card-35``         a card, in the hand or on the farm; ``card-35-field`` is that side of it
``barrow-1``        a slot for barrows, ``helper-2`` one for helpers
``den-olive``       harvest goods in their den, ``field-olive-2`` a field of olives with two on it
``stock-pig``       the other goods: ``stock-food``, ``stock-wine``, ``stock-meat``,
                    ``stock-commodity``; also ``silver`` and ``vp``
``craft-deli``      a craft building with the seat's own row
``market-13``       a market space, ``seat-1`` whose marker lies there
``die-4``           a die beside its space, ``rented-die`` the one set aside
``revenue-4``       a revenue space
``tile-pig``        a kind of roof tile, on offer or on the roof; ``roof-3`` a place of the
                    seat's own roof (6 is the Storage Builder)
``donkey-2``        a donkey tile
``siesta-3``        a space of the siesta track, the first is 0
==================  ============================================================================

A cost is what is gone for certain when the action is played: ``silver``, ``vp``, goods
(``good-olive``) and cards (``card-35``). What is asked for later is not part of it.
"""

from collections.abc import Mapping, Sequence

from barrowgate.core.contract import View
from barrowgate.lagranja import LaGranja, names, notation
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.labels import Labels
from barrowgate.telling.lagranja.moment import Moment
from barrowgate.telling.lagranja.things import Things
from barrowgate.telling.message import Message
from barrowgate.telling.teller import Choice, Group, Told

# The groups in the order in which they are shown, with the verbs of each.
GROUPS: Mapping[str, tuple[int, ...]] = {
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
DELIVERIES = "group-deliver"
GROUP_OF = {verb: key for key, verbs in GROUPS.items() for verb in verbs}


class Choices:
    """Groups the legal actions of one table."""

    def __init__(self, game: LaGranja, its_things: Things) -> None:
        table = its_things.components
        self._labels = Labels(game, its_things)
        self._written = [form or "" for form in game.catalogue.forms]
        self._verb = list(table.verb)
        first = list(table.verb_base)
        self._number = [action - first[verb] for action, verb in enumerate(self._verb)]
        self._heads = _heads()
        self._group = self._grouped()
        self._always = self._told_in_advance()

    def parted(self, action: int) -> tuple[int, int]:
        """The verb of an action, and its number within the verb."""
        return self._verb[action], self._number[action]

    def purpose(self, action: int) -> Message:
        """One sentence on the actions of a verb: ``group-play-about``."""
        return Message(f"{GROUP_OF[self._verb[action]]}-about")

    def groups(self, view: View, seat: int, legal: Sequence[int]) -> list[Group]:
        """The legal actions of a seat, each once."""
        moment = Moment.of(view, seat)
        found: dict[int, list[Choice]] = {}
        for action in legal:
            choice = self._always[action] or self._now(action, moment)
            found.setdefault(self._group[action], []).append(choice)
        return [Group(*self._heads[place], found[place]) for place in sorted(found)]

    def _now(self, action: int, moment: Moment) -> Choice:
        tell = self._labels.by_verb[self._verb[action]]
        return self._choice(action, tell(self._number[action], moment))

    def _choice(self, action: int, told: Told) -> Choice:
        return Choice(action, self._written[action], *told)

    def _told_in_advance(self) -> list[Choice | None]:
        """Actions that are described alike at every moment."""
        always = self._labels.always
        return [
            self._choice(action, always[verb](self._number[action])) if verb in always else None
            for action, verb in enumerate(self._verb)
        ]

    def _grouped(self) -> list[int]:
        """The group of each action; a delivery is in the group of its target."""
        keys = [key for key, _ in self._heads]
        return [
            keys.index(_delivery_key(number // names.SOURCES))
            if verb == names.VERB_DELIVER
            else keys.index(GROUP_OF[verb])
            for verb, number in zip(self._verb, self._number, strict=True)
        ]


def _heads() -> list[tuple[str, Message]]:
    """Key and title of each group, in order; there is one for each target of deliveries."""
    heads: list[tuple[str, Message]] = []
    for key in GROUPS:
        if key == DELIVERIES:
            for target in range(names.TARGETS):
                title = Message("group-deliver", {"target": things.target(target)})
                heads.append((_delivery_key(target), title))
        else:
            heads.append((key, Message(key)))
    return heads


def _delivery_key(target: int) -> str:
    """``group-deliver-barrow-2``."""
    return f"{DELIVERIES}-{notation.target_words(target).replace(' ', '-')}"
