"""The game board of La Granja as lines of text: market, village, dice, roof tiles, siesta."""

from collections.abc import Iterator

from barrowgate.core.contract import View
from barrowgate.lagranja import names, notation
from barrowgate.telling.lagranja.text_farm import counted
from barrowgate.telling.lagranja.things import CRAFTS, Things
from barrowgate.telling.message import Message, message
from barrowgate.telling.table_text import numbers, or_nothing, who

NEUTRAL = names.NEUTRAL - 1  # its seat
SIDES = 6  # of a hexagon


# --- The market -----------------------------------------------------------------------------------


def market(view: View) -> Iterator[Message]:
    """Whose markers lie where, which spaces are free, and what a marker would do now."""
    yield from _owners(view)
    yield from _free(view)
    if view["closed"]:
        yield message("read-market-closed", spaces=numbers(view["closed"]))
    for place in view["placing"] or ():
        owners = [Message(who(view, owner)) for owner in place["removes"]]
        yield message("read-market-placing", space=place["space"], seats=or_nothing(owners))
    if view["placed"]:
        yield message("read-market-placed", space=view["placed"])
    if view["doomed"]:
        yield message("read-market-doomed", spaces=numbers(view["doomed"]))


def _owners(view: View) -> Iterator[Message]:
    seats = [*range(view["players"]), *([NEUTRAL] if view["players"] == 1 else [])]
    for seat in seats:
        held = [
            message("read-space", space=space["space"], value=space["value"])
            for space, owner in zip(view["board"]["market"], view["market"], strict=True)
            if owner == seat
        ]
        yield message("read-market-seat", seat=who(view, seat), spaces=or_nothing(held))


def _free(view: View) -> Iterator[Message]:
    """The free spaces that are in the game, those of one value together."""
    by_value: dict[int, list[int]] = {}
    for space, owner in zip(view["board"]["market"], view["market"], strict=True):
        if owner < 0 and space["space"] not in view["closed"]:
            by_value.setdefault(space["value"], []).append(space["space"])
    for value, spaces in sorted(by_value.items()):
        yield message("read-market-free", value=value, spaces=numbers(spaces))


def neighbours(its_things: Things, view: View) -> Iterator[Message]:
    """The map of the market: what lies beside each space."""
    table = its_things.components.neighbour
    for facts in view["board"]["market"]:
        space = facts["space"]
        beside = sorted(other for other in table[space * SIDES : (space + 1) * SIDES] if other)
        yield message("read-neighbours", space=space, value=facts["value"], spaces=numbers(beside))


# --- The village ----------------------------------------------------------------------------------


def village(its_things: Things, view: View) -> Iterator[Message]:
    """Each building with what it is, then how far the reader and the others have come."""
    for craft, key in enumerate(CRAFTS):
        yield _building(its_things, view, craft)
        for seat, farm in enumerate(view["farms"]):
            row = farm["crafts"][craft]
            is_begun = row["has"] or row["marker"] != "none"
            if is_begun or seat == view["seat"]:
                yield _row(key, who(view, seat), row)


def _building(its_things: Things, view: View, craft: int) -> Message:
    name, told = CRAFTS[craft], its_things.craft_told(craft)
    if view["blocked"][craft]:
        number = view["blocked"][craft]
        return message("read-craft-blocked", craft=name, told=told, number=number)
    key = "read-craft" if view["completed"][craft] else "read-craft-first"
    return message(key, craft=name, told=told, vp=view["craft_vp"][craft])


def _row(craft: str, seat: str, row: View) -> Message:
    """How far somebody has come with a building."""
    if row["marker"] == "none":
        has, needs = or_nothing(counted(row["has"])), or_nothing(counted(row["needs"]))
        return message("read-row", craft=craft, seat=seat, has=has, needs=needs)
    if row["marker"] == "front":
        done = message("read-row-front", craft=craft, seat=seat)
    else:
        done = message("read-row-back", craft=craft, seat=seat)
    return message("read-row-grey", row=done) if row["grey"] else done


# --- Dice, roof tiles, siesta ---------------------------------------------------------------------


def dice(its_things: Things, view: View) -> Iterator[Message]:
    """The revenue spaces with the dice that lie there."""
    for number, (count, offered) in enumerate(zip(view["dice"], view["revenue"], strict=True), 1):
        options = [
            its_things.option(notation.OPTIONS.index(offer["option"]), number) for offer in offered
        ]
        yield message("read-revenue", number=number, options=options, count=count)
    if view["common_die"]:
        yield message("read-common-die", number=view["common_die"])
    rented = view["rented"]
    if rented is not None:
        yield message("read-rented", number=rented["number"], seat=who(view, rented["seat"]))


def roof_offer(its_things: Things, view: View) -> Iterator[Message]:
    offered = [its_things.tile_of(tile) for tile in view["tiles"]]
    yield message("read-offer", tiles=or_nothing(offered))


def siesta(view: View) -> Iterator[Message]:
    """From the disc that is furthest ahead; then what the spaces of the track score."""
    track = view["siesta_vp"]
    for seat in view["siesta_order"]:
        space = view["siesta"][seat]
        yield message("read-siesta", seat=who(view, seat), space=space, vp=track[space])
    yield message("read-siesta-track", points=numbers(track))
