"""The farms: goods in a table, and what lies around each."""

from collections.abc import Iterator

from rich.text import Text

from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.seats import around, seat_table
from barrowgate.core.contract import View
from barrowgate.lagranja import names, notation
from barrowgate.telling import Message


def farms(wording: LaGranjaWording, view: View, width: int) -> list[Text]:
    """The table of goods, then the cards, tiles and dice of each farm."""
    lines = goods_table(wording, view, width)
    for seat in range(view["players"]):
        pieces = [Text(piece) for piece in _pieces(wording, view["farms"][seat])]
        lines += around(wording, seat, pieces, width)
    return lines


def goods_table(wording: LaGranjaWording, view: View, width: int) -> list[Text]:
    """One line per seat, with a column for each thing that is counted."""
    titles = ["farm-vp", "farm-silver", *(f"good-{good}" for good in notation.GOODS)]
    heads = [wording.say(key) for key in (*titles, "farm-hand", "farm-markers")]
    rows = [_counts(wording, farm) for farm in view["farms"]]
    return seat_table(wording, heads, rows, view["actors"], width)


def _counts(wording: LaGranjaWording, farm: View) -> list[str]:
    none = wording.symbols.none
    stock = {good: str(count) if count else none for good, count in farm["stock"].items()}
    stock["pig"] = f"{farm['stock']['pig']}/{farm['pig_places']}"
    points = "?" if farm["vp"] is None else str(farm["vp"])
    markers = none if farm["markers"] is None else str(farm["markers"])
    hand = f"{farm['hand_size']}/{farm['hand_limit']}"
    return [points, str(farm["silver"]), *stock.values(), hand, markers]


def _pieces(wording: LaGranjaWording, farm: View) -> Iterator[str]:
    if farm["fields"]:
        yield wording.say("farm-fields", fields=" ".join(_fields(wording, farm)))
    for slot, barrow in enumerate(farm["barrows"], 1):
        if barrow is not None:
            yield wording.say("farm-barrow", slot=slot, vp=barrow["vp"], goods=wording.need(barrow))
    helpers = [_helper(wording, helper) for helper in farm["helpers"] if helper]
    if helpers:
        yield wording.say("farm-helpers", helpers=", ".join(helpers))
    if farm["extensions"]:
        yield wording.say(
            "farm-extensions",
            count=len(farm["extensions"]),
            income=farm["income"],
            extra=farm["extra_deliveries"],
        )
    tiles = [tile for tile in farm["roof"] if tile]
    ready = [wording.tile(tile["tile"]) for tile in tiles if not tile["used"]]
    if tiles:
        key = "farm-roof" if ready else "farm-roof-used"
        yield wording.say(key, count=len(tiles), ready=", ".join(ready))
    yield from _of_this_round(wording, farm)


def _of_this_round(wording: LaGranjaWording, farm: View) -> Iterator[str]:
    if farm["dice"]:
        yield wording.say("farm-dice", dice=" ".join(str(number) for number in farm["dice"]))
    if farm["reserved"]:
        yield wording.say("farm-reserved", number=farm["reserved"])
    if farm["donkey"] is not None:
        yield wording.say("farm-donkey", tile=_donkey(wording, farm["donkey"]))
    elif farm["donkey_chosen"]:
        yield wording.say("farm-donkey-chosen")
    resting = farm["donkeys_resting"]
    left = [str(n) for n in range(1, names.DONKEY_TILES + 1) if n not in resting]
    if resting and left:
        yield wording.say("farm-donkeys-left", tiles=" ".join(left))
    if farm["closed_uses"]:
        uses = ", ".join(wording.say(f"closed-{use}") for use in farm["closed_uses"])
        yield wording.say("farm-closed", uses=uses)


def _fields(wording: LaGranjaWording, farm: View) -> Iterator[str]:
    """One word per field: ``olive:1`` holds one olive."""
    for field in farm["fields"]:
        for _ in range(field["fields"]):
            yield f"{wording.say('good-' + field['good'])}:{field['holds'] or wording.symbols.none}"


def _helper(wording: LaGranjaWording, helper: View) -> str:
    name = wording.card(helper["card"])
    return wording.say("farm-used", name=name) if helper["used"] else name


def _donkey(wording: LaGranjaWording, tile: int) -> str:
    return wording.tell(wording.things.donkey(tile - 1))


def glance(view: View, seat: int) -> Message:
    """What the seat's own farm has, in one sentence."""
    farm = view["farms"][seat]
    things = [Message("count-vp", {"count": farm["vp"]})]
    things.append(Message("count-silver", {"count": farm["silver"]}))
    things += [
        Message(f"count-good-{good}", {"count": count})
        for good, count in farm["stock"].items()
        if count
    ]
    hand, limit = farm["hand_size"], farm["hand_limit"]
    return Message("glance", {"things": things, "hand": hand, "limit": limit})
