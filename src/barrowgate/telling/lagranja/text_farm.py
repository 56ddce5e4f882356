"""A farm of La Granja as lines of text."""

from collections import Counter
from collections.abc import Iterator, Sequence

from barrowgate.core.contract import View
from barrowgate.telling.lagranja.things import Things
from barrowgate.telling.message import Message, message
from barrowgate.telling.table_text import numbers, or_nothing


def farm(its_things: Things, view: View, facts: View) -> Iterator[Message]:
    """Everything that lies on a farm, and what its turn has left."""
    yield _wealth(facts)
    yield from _goods(facts)
    yield from _fields(its_things, facts)
    yield from _barrows(its_things, facts)
    yield from _helpers(its_things, facts)
    yield from _extensions(its_things, facts)
    yield from _roof(its_things, view, facts)
    yield from _donkeys(its_things, view, facts)
    yield from _of_this_round(facts)
    yield from _left_in_turn(facts)
    yield message("read-hand", count=facts["hand_size"], limit=facts["hand_limit"])


def counted(goods: Sequence[str]) -> list[Message]:
    """Goods by the words of views, counted: ``2 pigs, 1 meat``."""
    return [_count(good, number) for good, number in Counter(goods).items()]


def _count(good: str, number: int) -> Message:
    return message("count-good", count=number, good=f"good-{good}")


# --- What lies there ------------------------------------------------------------------------------


def _wealth(facts: View) -> Message:
    if facts["vp"] is None:
        return message("read-wealth-hidden", silver=facts["silver"])
    return message("read-wealth", vp=facts["vp"], silver=facts["silver"])


def _goods(facts: View) -> Iterator[Message]:
    stock = facts["stock"]
    there = [_count(good, number) for good, number in stock.items() if number]
    yield message("read-goods", goods=or_nothing(there))
    yield message("read-pigs", taken=stock["pig"], places=facts["pig_places"])
    if facts["markers"] is not None:
        yield message("read-markers", count=facts["markers"])


def _fields(its_things: Things, facts: View) -> Iterator[Message]:
    """Each field with the number of goods on it."""
    fields = [
        message("farm-field", good=f"good-{field['good']}", holds=field["holds"])
        for field in facts["fields"]
        for _ in range(field["fields"])
    ]
    if not fields:
        yield message("read-fields-none")
        return
    yield message("read-fields", count=len(fields), fields=fields)
    cards = [its_things.card(card) for card in facts["field_cards"]]
    if cards:
        yield message("read-field-cards", cards=cards)


def _barrows(its_things: Things, facts: View) -> Iterator[Message]:
    for slot, barrow in enumerate(facts["barrows"], 1):
        if barrow is None:
            yield message("read-barrow-free", slot=slot)
            continue
        yield message(
            "read-barrow",
            slot=slot,
            vp=barrow["vp"],
            card=its_things.card(barrow["card"]),
            needs=or_nothing(counted(barrow["needs"])),
            has=or_nothing(counted(barrow["has"])),
        )


def _helpers(its_things: Things, facts: View) -> Iterator[Message]:
    for slot, helper in enumerate(facts["helpers"], 1):
        if helper is None:
            yield message("read-helper-free", slot=slot)
            continue
        card = helper["card"]
        name = its_things.card(card)
        if helper["used"]:
            name = message("farm-used", name=name)
        yield message("read-helper", slot=slot, card=name, text=its_things.card_text(card))


def _extensions(its_things: Things, facts: View) -> Iterator[Message]:
    cards = [its_things.card(card) for card in facts["extensions"]]
    if cards:
        yield message("read-extensions", count=len(cards), cards=cards)
    else:
        yield message("read-extensions-none")
    yield message(
        "read-extensions-bring",
        income=facts["income"],
        extra=facts["extra_deliveries"],
        cost=facts["extension_cost"],
    )


def _roof(its_things: Things, view: View, facts: View) -> Iterator[Message]:
    """The tiles, and what the next free place brings; that of the Storage Builder is the last."""
    tiles = [tile for tile in facts["roof"] if tile is not None]
    yield message("read-roof", tiles=or_nothing([_tile(its_things, tile) for tile in tiles]))
    for tile, vp in zip(facts["roof"], view["board"]["roof"], strict=False):
        if tile is None:
            yield message("read-roof-next", vp=vp)
            break
    if facts["bought_tile"]:
        yield message("read-roof-bought")


def _tile(its_things: Things, tile: View) -> Message:
    name = its_things.tile_of(tile["tile"])
    return message("read-tile-used", tile=name) if tile["used"] else name


# --- The round ------------------------------------------------------------------------------------


def _donkeys(its_things: Things, view: View, facts: View) -> Iterator[Message]:
    """The tile of this round, and those that have not been used yet."""
    if facts["donkey"] is not None:
        yield message("read-donkey", tile=its_things.donkey(facts["donkey"] - 1))
    elif facts["donkey_chosen"]:
        yield message("read-donkey-chosen")
    left = [
        message("read-donkey-left", tile=its_things.donkey(number - 1))
        for number, _ in enumerate(view["board"]["donkeys"], 1)
        if number not in facts["donkeys_resting"]
    ]
    yield message("read-donkeys-left", tiles=or_nothing(left))


def _of_this_round(facts: View) -> Iterator[Message]:
    if facts["dice"]:
        yield message("read-dice", dice=numbers(facts["dice"]))
    if facts["reserved"] is not None:
        yield message("read-reserved", number=facts["reserved"])
    if facts["closed_uses"]:
        uses = [Message(f"closed-{use}") for use in facts["closed_uses"]]
        yield message("read-closed", uses=uses)


def _left_in_turn(facts: View) -> Iterator[Message]:
    """What the seat may or must do yet in its turn; nothing outside of it."""
    if facts["plays_left"] is not None:
        yield message("read-plays", left=facts["plays_left"], must=facts["must_play"])
    walk = facts["walk"]
    if walk is not None and walk["most"]:
        key = "read-walk-must" if walk["must"] else "read-walk"
        yield message(key, least=walk["least"], most=walk["most"])
    if facts["deliveries_left"] is not None:
        yield message("read-deliveries", left=facts["deliveries_left"])
    if facts["extra_left"] is not None:
        yield message("read-extra", left=facts["extra_left"])
