"""The farms: cash, path and vegetables in a table, then fields and open cards of each."""

from collections.abc import Iterator

from rich.text import Text

from barrowgate.cli.layout import styled
from barrowgate.cli.loyang.cards import open_card
from barrowgate.cli.loyang.pen import CARDS, Pen, kind_of
from barrowgate.cli.seats import around, seat_table
from barrowgate.core.contract import View
from barrowgate.loyang import notation

COUNTS = ("farm-space", "farm-cash", "farm-loans")


def farms(pen: Pen, view: View, width: int) -> list[Text]:
    """The table, then what lies around each farm; in the solitaire game the dummy's cards."""
    lines = [*goods_table(pen, view, width), styled(pen.say("farm-legend"), "dim")]
    if len(view["areas"]) > view["players"]:
        lines.append(styled(pen.say("farm-legend-dummy"), "dim"))
    for owner in range(len(view["areas"])):
        pieces = [Text(piece) for piece in _pieces(pen, view, owner)]
        lines += around(pen, owner, pieces, width)
    return lines


def goods_table(pen: Pen, view: View, width: int) -> list[Text]:
    """A line a seat; of each vegetable the cart and the shop."""
    titles = [*COUNTS, *(f"vegetable-{name}" for name in notation.VEGETABLES)]
    heads = [pen.say(key) for key in (*titles, "farm-pile", "farm-hand")]
    rows = [_counts(pen, farm) for farm in view["farms"]]
    return seat_table(pen, heads, rows, view["actors"], width)


def _counts(pen: Pen, farm: View) -> list[str]:
    none = pen.symbols.none
    shown = [str(farm["path"]), str(farm["cash"]), str(farm["loans"] or none)]
    for name in notation.VEGETABLES:
        shown.append(f"{farm['cart'][name] or none}/{farm['shop'][name] or none}")
    return [*shown, str(farm["pile"]), str(farm["hand_size"])]


def _pieces(pen: Pen, view: View, owner: int) -> Iterator[str]:
    if owner < view["players"]:
        yield from _farm(pen, view["farms"][owner])
    for facts in view["areas"][owner]:
        is_field = kind_of(CARDS[facts["card"]])[0] == "field"
        if not is_field or facts["under"] is not None:
            yield open_card(pen, view, owner, facts)


def _farm(pen: Pen, farm: View) -> Iterator[str]:
    first, *fields = (f"{n} {pen.field(field)}" for n, field in enumerate(farm["fields"], 1))
    yield pen.say("farm-fields", field=first)
    yield from fields
    stored = pen.count(farm["store"])
    if stored or farm["enlarged"]:
        places = pen.components.enlarged if farm["enlarged"] else pen.components.capacity
        yield pen.say("farm-store", stored=stored or pen.symbols.none, places=places)
    if farm["pile_order"]:
        yield pen.say("farm-pile-order", sizes=" ".join(str(size) for size in farm["pile_order"]))
    if farm["pile_common"]:
        common = ", ".join(pen.told(CARDS[card]) for card in farm["pile_common"])
        yield pen.say("farm-pile-common", cards=common)
    if farm["has_starter"]:
        yield pen.say("farm-starter")
    lasting = [pen.say(f"lasting-{name}") for name, value in farm["lasting"].items() if value]
    if lasting:
        yield pen.say("farm-lasting", effects=", ".join(lasting))


def glance(pen: Pen, view: View, seat: int) -> str:
    """What the own farm has, in one sentence."""
    farm = view["farms"][seat]
    return pen.say(
        "glance",
        cash=farm["cash"],
        space=farm["path"],
        cart=pen.count(farm["cart"]) or pen.say("glance-nothing"),
    )
