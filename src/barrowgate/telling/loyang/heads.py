"""Verbs whose choices are grouped by what they have in common: what is sown, and the stall."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from barrowgate.loyang import names, notation
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.things import vegetable
from barrowgate.telling.message import Message, message


class Head(NamedTuple):
    """What some choices of one verb have in common, and the title of their group."""

    name: str
    title: Message


def sow(_: Now, number: int) -> Head:
    name = notation.VEGETABLES[number // names.FIELDS]
    return Head(name, message("group-sow", vegetable=vegetable(name)))


def trade(now: Now, number: int) -> Head:
    stall = CARD_WORDS[names.FIRST_STALL + number // names.VEGETABLES]
    return Head(stall.replace(" ", "-"), message("group-trade", stall=now.things.card(stall)))


HEADS: Mapping[int, Callable[[Now, int], Head]] = {names.VERB_SOW: sow, names.VERB_TRADE: trade}
