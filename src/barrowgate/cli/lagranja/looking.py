"""Everything that can be looked up by its name: cards, buildings, goods, tiles, dice, market."""

from collections.abc import Iterator

from rich.text import Text

from barrowgate.cli.lagranja import board, hand
from barrowgate.cli.lagranja.finding import find
from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.naming import plain, singular
from barrowgate.cli.text_layout import styled, wrapped
from barrowgate.core.contract import View
from barrowgate.lagranja import notation
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.explained import good as good_told
from barrowgate.telling.lagranja.things import CRAFTS, GOODS, Things
from barrowgate.telling.message import Message, message


def look(wording: LaGranjaWording, view: View, name: str, width: int) -> list[Text]:
    """What has this name, with all that is known of it; nothing when there is none."""
    number = find(wording, name)
    if number:
        return hand.card_lines(wording, wording.things.printed(number), width)
    wanted = singular(plain(name))
    if wanted == singular(plain(wording.say("table-market"))):
        return _market(wording, view)
    return [
        line
        for thing, told in _things(wording.things, view)
        if singular(plain(wording.tell(thing))) == wanted
        for line in wrapped(Text(wording.tell(told)), width, hand.INDENT)
    ]


def _market(wording: LaGranjaWording, view: View) -> list[Text]:
    """The market with the number of every space."""
    legend = styled(wording.say("table-market-numbers"), "dim")
    return [*board.numbered_market(wording, view), legend]


def _things(its_things: Things, view: View) -> Iterator[tuple[Message, Message]]:
    """Each thing by its name, with what is told of it."""
    for craft, key in enumerate(CRAFTS):
        yield Message(key), named(things.building(craft), its_things.craft_told(craft))
    for good, key in enumerate(GOODS):
        yield Message(key), named(Message(key), good_told(its_things, view, good))
    for kind in range(len(notation.TILES)):
        tile = its_things.tile(kind)
        yield tile, named(tile, Message("look-tile"))


def named(thing: Message, told: Message) -> Message:
    """What is told of a thing, behind its name."""
    return message("look-named", thing=thing, told=told)
