"""The whole table of La Granja as linear text; see ``telling.table_text``."""

from collections.abc import Iterator, Mapping

from barrowgate.core.contract import View
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.explained import good
from barrowgate.telling.lagranja.text_board import (
    dice,
    market,
    neighbours,
    roof_offer,
    siesta,
    village,
)
from barrowgate.telling.lagranja.text_farm import farm
from barrowgate.telling.lagranja.things import GOODS, Things
from barrowgate.telling.message import Message, message
from barrowgate.telling.table_text import farm_title, now, rules, seats_around
from barrowgate.telling.teller import Section, Teller


def table_text(
    teller: Teller, its_things: Things, options: Mapping[str, str], view: View
) -> list[Section]:
    """From what is asked over one's own farm and the board to the others and the printed parts."""
    first, *others = seats_around(view)
    return [
        now(teller, view, things.points, _alone(view)),
        _farm(its_things, view, first),
        *_own(its_things, view),
        Section(message("table-market"), [*market(view)]),
        Section(message("table-village"), [*village(its_things, view)]),
        Section(message("read-revenue-title"), [*dice(its_things, view)]),
        Section(message("table-tiles"), [*roof_offer(its_things, view)]),
        Section(message("table-siesta"), [*siesta(view)]),
        *(_farm(its_things, view, seat) for seat in others),
        Section(message("table-cards"), [*_deck(its_things, view)]),
        rules(options),
        Section(message("read-map"), [*neighbours(its_things, view)]),
    ]


def _alone(view: View) -> Iterator[Message]:
    """Whether the neutral player of the solo game goes first."""
    if view["players"] == 1:
        yield message("table-solo-first" if view["solo_first"] else "table-solo-second")


def _farm(its_things: Things, view: View, seat: int) -> Section:
    return Section(farm_title(view, seat), [*farm(its_things, view, view["farms"][seat])])


def _own(its_things: Things, view: View) -> Iterator[Section]:
    """The hand and the prices of somebody who sits here."""
    if view["seat"] < 0:
        return
    hand = view["farms"][view["seat"]]["hand"]
    cards = [_card(its_things, view, card) for card in hand] or [message("hand-empty")]
    yield Section(message("hand-title"), cards)
    yield Section(message("read-prices"), [*_prices(its_things, view)])


def _card(its_things: Things, view: View, card: int) -> Message:
    """A card with its four sides."""
    field, barrow, extension, helper = its_things.sides(view["board"]["cards"][card - 1])
    return message(
        "read-card",
        card=its_things.card(card),
        field=field,
        barrow=barrow,
        extension=extension,
        helper=helper,
    )


def _prices(its_things: Things, view: View) -> Iterator[Message]:
    for number, key in enumerate(GOODS):
        told = good(its_things, view, number)
        yield message("look-named", thing=key, told=told)
    prices = view["farms"][view["seat"]]["prices"]
    yield message("read-price-tile", price=prices["tile"])
    yield message("read-price-extra", price=prices["extra"])


def _deck(its_things: Things, view: View) -> Iterator[Message]:
    discards = view["discards"]
    yield message("table-cards-count", deck=view["deck"], discards=len(discards))
    if discards:
        yield message("read-discards", cards=[its_things.card(card) for card in discards])
