"""The farms: goods in a table, and what lies around each."""

from collections.abc import Iterator

from rich.text import Text

from barrowgate.cli.lagranja.pen import Pen
from barrowgate.cli.seats import around, seat_table
from barrowgate.core.contract import View
from barrowgate.lagranja import names, notation


def farms(pen: Pen, view: View, width: int) -> list[Text]:
    """The table of goods, then the cards, tiles and dice of each farm."""
    lines = goods_table(pen, view, width)
    for seat in range(view["players"]):
        pieces = [Text(piece) for piece in _pieces(pen, view["farms"][seat])]
        lines += around(pen, seat, pieces, width)
    return lines


def goods_table(pen: Pen, view: View, width: int) -> list[Text]:
    """A line a seat, with a column for each thing that is counted."""
    titles = ["farm-vp", "farm-silver", *(f"good-{good}" for good in notation.GOODS)]
    heads = [pen.say(key) for key in (*titles, "farm-hand", "farm-markers")]
    rows = [_counts(pen, farm) for farm in view["farms"]]
    return seat_table(pen, heads, rows, view["actors"], width)


def _counts(pen: Pen, farm: View) -> list[str]:
    none = pen.symbols.none
    stock = {good: str(count) if count else none for good, count in farm["stock"].items()}
    stock["pig"] = f"{farm['stock']['pig']}/{farm['pig_places']}"
    points = "?" if farm["vp"] is None else str(farm["vp"])
    markers = none if farm["markers"] is None else str(farm["markers"])
    hand = f"{farm['hand_size']}/{farm['hand_limit']}"
    return [points, str(farm["silver"]), *stock.values(), hand, markers]


def _pieces(pen: Pen, farm: View) -> Iterator[str]:
    if farm["fields"]:
        yield pen.say("farm-fields", fields=" ".join(_fields(pen, farm)))
    for slot, barrow in enumerate(farm["barrows"], 1):
        if barrow is not None:
            yield pen.say("farm-barrow", slot=slot, vp=barrow["vp"], goods=pen.need(barrow))
    helpers = [_helper(pen, helper) for helper in farm["helpers"] if helper]
    if helpers:
        yield pen.say("farm-helpers", helpers=", ".join(helpers))
    if farm["extensions"]:
        yield pen.say(
            "farm-extensions",
            count=len(farm["extensions"]),
            income=farm["income"],
            extra=farm["extra_deliveries"],
        )
    tiles = [tile for tile in farm["roof"] if tile]
    ready = [pen.tile_named(tile["tile"]) for tile in tiles if not tile["used"]]
    if tiles:
        key = "farm-roof" if ready else "farm-roof-used"
        yield pen.say(key, count=len(tiles), ready=", ".join(ready))
    yield from _of_this_round(pen, farm)


def _of_this_round(pen: Pen, farm: View) -> Iterator[str]:
    if farm["dice"]:
        yield pen.say("farm-dice", dice=" ".join(str(number) for number in farm["dice"]))
    if farm["reserved"]:
        yield pen.say("farm-reserved", number=farm["reserved"])
    if farm["donkey"] is not None:
        yield pen.say("farm-donkey", tile=pen.donkey(farm["donkey"] - 1))
    elif farm["donkey_chosen"]:
        yield pen.say("farm-donkey-chosen")
    resting = farm["donkeys_resting"]
    if 0 < len(resting) < names.DONKEY_TILES:
        left = (str(n) for n in range(1, names.DONKEY_TILES + 1) if n not in resting)
        yield pen.say("farm-donkeys-left", tiles=" ".join(left))
    if farm["closed_uses"]:
        uses = ", ".join(pen.say(f"closed-{use}") for use in farm["closed_uses"])
        yield pen.say("farm-closed", uses=uses)


def _fields(pen: Pen, farm: View) -> Iterator[str]:
    """A word a field: ``olive:1`` holds one olive."""
    for field in farm["fields"]:
        for _ in range(field["fields"]):
            yield f"{pen.say('good-' + field['good'])}:{field['holds'] or pen.symbols.none}"


def _helper(pen: Pen, helper: View) -> str:
    name = pen.card(helper["card"])
    return pen.say("farm-used", name=name) if helper["used"] else name


def glance(pen: Pen, view: View, seat: int) -> str:
    """What the own farm has, in one sentence."""
    farm = view["farms"][seat]
    things = [pen.say("count-vp", count=farm["vp"]), pen.say("count-silver", count=farm["silver"])]
    things += [
        pen.say(f"count-good-{good}", count=count) for good, count in farm["stock"].items() if count
    ]
    return pen.say(
        "glance", things=", ".join(things), hand=farm["hand_size"], limit=farm["hand_limit"]
    )
