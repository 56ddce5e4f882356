"""The whole table of Loyang as linear text; see ``telling.table_text``."""

from collections.abc import Iterator, Mapping, Sequence

from barrowgate.core.contract import View
from barrowgate.telling.loyang.text_cards import card
from barrowgate.telling.loyang.text_farm import area, farm
from barrowgate.telling.loyang.things import Things, seat, vegetable
from barrowgate.telling.message import Message, message
from barrowgate.telling.table_text import farm_title, now, rules, seats_around, who
from barrowgate.telling.teller import Section, Teller

FOUR = 4  # players: two act at a time, each with a partner


def table_text(
    teller: Teller, things: Things, options: Mapping[str, str], view: View
) -> list[Section]:
    """From what is asked over one's own farm and the middle to the others and the printed parts."""
    first, *others = seats_around(view)
    return [
        now(teller, view, _score, _tokens(view)),
        _farm(things, view, first),
        *_own(things, view),
        *_middle(things, view),
        *(_farm(things, view, seat) for seat in others),
        *_dummy(things, view),
        Section(message("table-cards"), [*_deck(things, view)]),
        Section(message("explain-path-name"), [*_path(view)]),
        Section(message("read-crops"), [*_crops(view)]),
        rules(options),
    ]


def _score(space: int) -> Message:
    return message("result-space", space=space)


def _tokens(view: View) -> Iterator[Message]:
    """Who has the tokens, who goes with whom, and the level of somebody who played alone."""
    if view["players"] > 1:
        yield message("read-big-token", seat=who(view, view["first"]))
        if view["second"] >= 0:
            yield message("read-small-token", seat=who(view, view["second"]))
    if view["players"] == FOUR and view["step"] in ("action", "partners"):
        for one, other in enumerate(view["partners"]):
            if one < other:
                yield message("read-partners", one=who(view, one), other=who(view, other))
    if view["over"] and view["players"] == 1:
        yield Message(f"level-{view['level'] or 'none'}")


# --- Farms ----------------------------------------------------------------------------------------


def _farm(things: Things, view: View, owner: int) -> Section:
    lines = [*farm(things, view, owner), *area(things, view, owner)]
    return Section(farm_title(view, owner), lines)


def _own(things: Things, view: View) -> Iterator[Section]:
    """The hand, the shop and the prices of somebody who sits here."""
    if view["seat"] < 0:
        return
    facts = view["farms"][view["seat"]]
    cards = [card(things, word) for word in facts["hand"]]
    cards += [message("hand-starter", card=card(things, word)) for word in facts["starter"]]
    yield Section(message("hand-title"), cards or [message("hand-empty")])
    yield Section(message("read-shop-title"), [*_shop(view, facts)])
    yield Section(message("read-prices"), [*_prices(view, facts)])


def _shop(view: View, facts: View) -> Iterator[Message]:
    """The reader's shop: what is there, and the prices."""
    for name, count in facts["shop"].items():
        yield message(
            "read-shop-line",
            vegetable=vegetable(name),
            count=count,
            spaces=view["board"]["shop"][name]["spaces"],
            buy=facts["prices"]["buy"][name],
            sell=facts["prices"]["sell"][name],
        )


def _prices(view: View, facts: View) -> Iterator[Message]:
    prices = facts["prices"]
    yield message("read-price-pack", price=prices["two_pack"])
    if prices["step"] is not None:
        yield message("read-price-step", price=prices["step"])
    if prices["enlarge"] is not None:
        places = view["board"]["storehouse"]["enlarged"]
        yield message("read-price-enlarge", price=prices["enlarge"], places=places)
    yield message("read-price-field", price=view["board"]["field"]["common_price"])
    loan = view["board"]["loan"]
    yield message("read-loan", cash=loan["cash"], steps=loan["steps_back"], limit=loan["limit"])


def _dummy(things: Things, view: View) -> Iterator[Section]:
    """The cards of the dummy of the solitaire game."""
    for owner in range(view["players"], len(view["areas"])):
        lines = [*area(things, view, owner)]
        title = message("read-cards-of", seat=seat(owner))
        yield Section(title, lines or [message("hand-empty")])


# --- The middle -----------------------------------------------------------------------------------


def _middle(things: Things, view: View) -> Iterator[Section]:
    """Courtyard or grid, and cards that are on show."""
    if view["players"] == 1:
        yield Section(message("explain-grid-name"), [*_grid(things, view)])
    else:
        cards = [card(things, word) for word in view["courtyard"]]
        yield Section(message("table-courtyard"), cards or [message("hand-empty")])
    if view["drawn"]:
        shown = [card(things, word) for word in view["drawn"]]
        yield Section(message("table-drawn"), shown)


def _grid(things: Things, view: View) -> Iterator[Message]:
    """Card by card with its row and its whole price."""
    columns = view["board"]["grid"]["columns"]
    for place, (word, price) in enumerate(zip(view["grid"], view["grid_prices"], strict=True)):
        row, column = divmod(place, columns)
        if word is None:
            yield message("read-grid-free", row=row + 1, column=column + 1)
            continue
        yield message(
            "read-grid",
            row=row + 1,
            column=column + 1,
            price=price["row"] + price["field"],
            card=card(things, word),
        )


def _deck(things: Things, view: View) -> Iterator[Message]:
    discards = view["discards"]
    yield message("table-cards-count", deck=view["deck"], discards=len(discards))
    if discards:
        yield message("read-discards", cards=[things.card(word) for word in discards])


def _path(view: View) -> Iterator[Message]:
    """Who stands where, and what steps cost; the levels are those of the solitaire game."""
    for owner in seats_around(view):
        space = view["farms"][owner]["path"]
        yield message("read-path", seat=who(view, owner), space=space)
    facts = view["board"]["path"]
    yield message("read-path-steps", first=facts["first_step"], end=facts["end"])
    if view["players"] == 1:
        for level, space in facts["levels"].items():
            yield message(f"read-level-{level}", space=space)


def _crops(view: View) -> Iterator[Message]:
    """What each size of field takes."""
    facts = view["board"]["field"]
    home = facts["home"]
    yield message("read-crops-home", spaces=home["spaces"], crops=_vegetables(home["takes"]))
    for size, takes in facts["takes"].items():
        yield message("read-crops-of", spaces=int(size), crops=_vegetables(takes))


def _vegetables(listed: Sequence[str]) -> list[Message]:
    return [Message(vegetable(name)) for name in listed]
