"""The farms: goods in a table, and what lies around each."""

from collections.abc import Iterator

from rich.text import Text

from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.seats import around, seat_table
from barrowgate.core.contract import View
from barrowgate.lagranja import names, notation
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.things import Things
from barrowgate.telling.message import Message, message

FEW_MARKERS = 5  # it matters how many are left


def goods_table(wording: LaGranjaWording, view: View, width: int) -> list[Text]:
    """One line per seat, with a column for each thing that is counted."""
    titles = ["farm-vp", "farm-silver", *(f"good-{good}" for good in notation.GOODS), "farm-hand"]
    heads = [wording.head(key) for key in titles]
    rows = [_counts(wording, farm) for farm in view["farms"]]
    return seat_table(wording, heads, rows, view["actors"], width)


def _counts(wording: LaGranjaWording, farm: View) -> list[str]:
    none = wording.symbols.none
    stock = {good: str(count) if count else none for good, count in farm["stock"].items()}
    stock["pig"] = f"{farm['stock']['pig']}/{farm['pig_places']}"
    points = "?" if farm["vp"] is None else str(farm["vp"])
    hand = f"{farm['hand_size']}/{farm['hand_limit']}"
    return [points, str(farm["silver"]), *stock.values(), hand]


def farm(wording: LaGranjaWording, view: View, seat: int, width: int) -> list[Text]:
    """The cards, tiles and dice of one farm."""
    told = _pieces(wording.things, view["farms"][seat])
    return around(wording, seat, [Text(wording.tell(piece)) for piece in told], width)


def _pieces(its_things: Things, farm: View) -> Iterator[Message]:
    if farm["fields"]:
        yield message("farm-fields", fields=list(_fields(farm)))
    for slot, barrow in enumerate(farm["barrows"], 1):
        if barrow is not None:
            row = things.supplied(barrow)
            yield message("farm-barrow", slot=slot, vp=barrow["vp"], goods=row)
    helpers = [_helper(its_things, helper) for helper in farm["helpers"] if helper]
    if helpers:
        yield message("farm-helpers", helpers=helpers)
    if farm["extensions"]:
        yield message(
            "farm-extensions",
            count=len(farm["extensions"]),
            income=farm["income"],
            extra=farm["extra_deliveries"],
        )
    tiles = [tile for tile in farm["roof"] if tile]
    ready = [its_things.tile_of(tile["tile"]) for tile in tiles if not tile["used"]]
    if tiles:
        key = "farm-roof" if ready else "farm-roof-used"
        yield message(key, count=len(tiles), ready=ready)
    yield from _of_this_round(its_things, farm)
    if farm["markers"] is not None and farm["markers"] <= FEW_MARKERS:
        yield message("farm-markers", count=farm["markers"])


def _of_this_round(its_things: Things, farm: View) -> Iterator[Message]:
    if farm["dice"]:
        yield message("farm-dice", dice=[things.number(number) for number in farm["dice"]])
    if farm["reserved"]:
        yield message("farm-reserved", number=farm["reserved"])
    if farm["donkey"] is not None:
        yield message("farm-donkey", tile=its_things.donkey(farm["donkey"] - 1))
    elif farm["donkey_chosen"]:
        yield message("farm-donkey-chosen")
    resting = farm["donkeys_resting"]
    left = [things.number(n) for n in range(1, names.DONKEY_TILES + 1) if n not in resting]
    if resting and left:
        yield message("farm-donkeys-left", tiles=left)
    if farm["closed_uses"]:
        uses = [Message(f"closed-{use}") for use in farm["closed_uses"]]
        yield message("farm-closed", uses=uses)


def _fields(farm: View) -> Iterator[Message]:
    """Each field with the goods on it."""
    for field in farm["fields"]:
        for _ in range(field["fields"]):
            yield message("farm-field", good=f"good-{field['good']}", holds=field["holds"])


def _helper(its_things: Things, helper: View) -> Message:
    name = its_things.card(helper["card"])
    return message("farm-used", name=name) if helper["used"] else name


def glance(view: View, seat: int) -> Message:
    """What the seat's own farm has, in one sentence."""
    farm = view["farms"][seat]
    have = [message("count-vp", count=farm["vp"]), message("count-silver", count=farm["silver"])]
    have += [
        message("count-good", count=count, good=f"good-{good}")
        for good, count in farm["stock"].items()
        if count
    ]
    return message("glance", things=have, hand=farm["hand_size"], limit=farm["hand_limit"])
