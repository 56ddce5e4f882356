"""The farms: cash, path and vegetables in a table, then fields and open cards of each."""

from collections.abc import Iterator

from rich.text import Text

from barrowgate.cli.loyang.cards import open_card
from barrowgate.cli.loyang.wording import LoyangWording
from barrowgate.cli.seats import around, seat_table
from barrowgate.cli.text_layout import styled
from barrowgate.core.contract import View
from barrowgate.telling.loyang.things import Things, counts, numbered_field
from barrowgate.telling.message import Message, message

COUNTS = ("farm-space", "farm-cash", "farm-loans")


def legend(wording: LoyangWording, view: View) -> list[Text]:
    """What the signs of the farms mean."""
    lines = [styled(wording.say("farm-legend"), "dim")]
    if len(view["areas"]) > view["players"]:
        lines.append(styled(wording.say("farm-legend-dummy"), "dim"))
    return lines


def farm(wording: LoyangWording, view: View, owner: int, width: int) -> list[Text]:
    """Fields and open cards of a farm; in the solitaire game also the dummy's cards."""
    pieces = [Text(wording.tell(piece)) for piece in _pieces(wording.things, view, owner)]
    return around(wording, owner, pieces, width)


def goods_table(wording: LoyangWording, view: View, width: int) -> list[Text]:
    """One line per seat; for each vegetable the cart and the shop."""
    titles = [*COUNTS, *(f"vegetable-{name}" for name in view["board"]["shop"])]
    heads = [wording.say(key) for key in (*titles, "farm-pile", "farm-hand")]
    rows = [_counts(wording.symbols.none, farm) for farm in view["farms"]]
    return seat_table(wording, heads, rows, view["actors"], width)


def _counts(none: str, farm: View) -> list[str]:
    shown = [str(farm["path"]), str(farm["cash"]), str(farm["loans"] or none)]
    for name, in_cart in farm["cart"].items():
        shown.append(f"{in_cart or none}/{farm['shop'][name] or none}")
    return [*shown, str(farm["pile"]), str(farm["hand_size"])]


def _pieces(things: Things, view: View, owner: int) -> Iterator[Message]:
    is_dummy = owner >= view["players"]
    if not is_dummy:
        yield from _farm(things, view, view["farms"][owner])
    for facts in view["areas"][owner]:
        is_field = view["board"]["cards"][facts["card"]]["kind"] == "field"
        if not is_field or facts["under"] is not None:
            yield open_card(things, facts, is_dummy)


def _farm(things: Things, view: View, farm: View) -> Iterator[Message]:
    first, *fields = (numbered_field(n, field) for n, field in enumerate(farm["fields"], 1))
    yield message("farm-fields", field=first)
    yield from fields
    yield from _storehouse(view, farm)
    if farm["pile_order"]:
        sizes = [message("farm-pile-size", spaces=size) for size in farm["pile_order"]]
        yield message("farm-pile-order", sizes=sizes)
    elif farm["pile"]:
        yield message("farm-pile-holds", fields=list(_pile_fields(farm)))
    if farm["pile_common"]:
        yield message("farm-pile-common", cards=[things.told(card) for card in farm["pile_common"]])
    if farm["has_starter"]:
        yield message("farm-starter")
    lasting = [Message(f"lasting-{name}") for name, value in farm["lasting"].items() if value]
    if lasting:
        yield message("farm-lasting", effects=lasting)


def _pile_fields(farm: View) -> Iterator[Message]:
    """The fields of a pile whose order is not known: ``[3], 2x[4]``."""
    for size, count in farm["pile_holds"].items():
        if count:
            yield message("farm-pile-field", count=count, spaces=int(size))


def _storehouse(view: View, farm: View) -> Iterator[Message]:
    """Shown where something is stored, or there is more room than at the start."""
    board = view["board"]["storehouse"]
    places = board["enlarged"] if farm["enlarged"] else board["places"]
    stored = counts(farm["store"])
    if stored:
        yield message("farm-store", stored=stored, places=places)
    elif farm["enlarged"]:
        yield message("farm-store-empty", places=places)


def glance(wording: LoyangWording, farm: View) -> str:
    """What the seat's own farm has, in one sentence."""
    cart = counts(farm["cart"]) or "glance-nothing"
    return wording.tell(message("glance", cash=farm["cash"], space=farm["path"], cart=cart))
