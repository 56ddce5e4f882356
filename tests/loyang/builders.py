"""A table of Loyang set up in a line or two, and read without poking at private fields.

Cards are named as in the notation (``stall 3``, ``regular 9``, ``foreman``). Whole lists are
assigned, so that it works on the compiled engine as well.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from barrowgate.loyang import Loyang, flow, names, notation, open_cards
from barrowgate.loyang.loading import Box
from barrowgate.loyang.position import Position
from barrowgate.loyang.view import STEPS
from tests.loyang import invariants
from tests.scenes import Played, changed

VEGETABLES = {name: number for number, name in enumerate(notation.VEGETABLES)}
CARDS = {notation.card_words(card): card for card in range(1, names.CARDS + 1)}


class Scene(Played):
    """A position made for one test: home fields without tokens, empty areas, no cash.

    ``step`` is crop, fields, harvest, deal, cards, partner, action, partners or end. The private
    piles are empty; ``first`` has the big token, ``second`` the small one.
    """

    game: Loyang
    position: Position

    def __init__(
        self,
        step: str = "action",
        *,
        seats: int = 2,
        round: int = 3,
        first: int = 0,
        second: int = 1,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
        seed: int = 1,
        rules: int | None = None,
    ) -> None:
        self.game = Loyang(seats, options, box, rules)
        self.position = self.game.start(seed)
        self.step = STEPS.index(step)
        p = self.position
        p.round = round
        p.step = self.step
        p.big_token = first
        p.small_token = second if seats > 1 else -1
        p.place = [names.IN_DECK] * (names.CARDS + 1)
        p.under = [0] * (names.CARDS + 1)
        p.seen = [0] * (names.CARDS + 1)
        p.deck = names.CARDS
        p.discards = 0
        p.courtyard = 0
        p.waiting = 0
        p.grid = [0] * names.GRID
        p.stall_has = [0] * 84
        p.row = [0] * names.REGULARS
        p.red = [0] * names.REGULARS
        p.served = [0] * names.REGULARS
        p.table.count = 0
        p.watch()
        for seat in range(seats):
            p.agendas[seat].count = 0
            farm = p.farms[seat]
            farm.cash = 0
            farm.n_pile = 0
            farm.pile = [0] * names.PILE
            farm.hand = 0
            farm.starter = 0
            farm.taken = 1
        if seats > 1:
            flow.set_order(p)
            p.small_token = second
        if seats == 4:
            others = [seat for seat in range(4) if seat not in (first, second)]
            p.partner = _pairs({first: others[0], second: others[1]})
        self.events: list[list[int]] = []

    # --- laying out ---------------------------------------------------------------------------

    def farm(
        self,
        seat: int = 0,
        *,
        cash: int = 0,
        cart: Mapping[str, int] | None = None,
        store: Mapping[str, int] | None = None,
        shop: Mapping[str, int] | None = None,
        fields: Iterable[tuple[int, str | None, int]] = (),
        home: tuple[str, int] | None = None,
        cards: Iterable[str] = (),
        packs: Iterable[tuple[str, str]] = (),
        hand: Iterable[str] = (),
        starter: str | None = None,
        pile: Iterable[int | str] = (),
        path: int | None = None,
        loans: int = 0,
        enlarged: bool = False,
        finished: bool = False,
        squire_round: int = 0,
    ) -> "Scene":
        """Put things on a farm. ``fields=[(4, 'bean', 3)]`` is a private field of four spaces
        with three beans, ``(5, None, 0)`` an unsown one; ``home=('wheat', 6)``; ``cards`` lie open
        (``'stall 3'``, ``'field 1'`` is a common field, unsown); ``packs=[(upper, lower)]``;
        ``pile=[3, 'field 1']`` are fields from the top, a common one by its card."""
        p = self.position
        farm = p.farms[seat]
        farm.cash = cash
        farm.cart = _counts(cart, farm.cart)
        farm.store = _counts(store, farm.store)
        farm.shop = _counts(shop, farm.shop)
        if home is not None:
            self._sow(farm, 0, home[0], home[1])
        for size, crop, tokens in fields:
            self._add_field(farm, size, 0)
            if crop is not None:
                self._sow(farm, farm.n_fields - 1, crop, tokens)
        for card in cards:
            self._lay(seat, CARDS[card])
        for upper, lower in packs:
            self._take(CARDS[lower])
            self._take(CARDS[upper])
            open_cards.stack(p, seat, CARDS[upper], CARDS[lower])
        farm.squire_round = squire_round
        for card in hand:
            self._put(CARDS[card], names.IN_HAND + seat)
            farm.hand += 1
            farm.taken = 0
        if farm.hand:
            p.waiting = sum(not p.farms[s].taken for s in range(p.players))
        if starter is not None:
            self._put(CARDS[starter], names.STARTER + seat)
            farm.starter = 1
        for field in pile:
            self._add_to_pile(seat, field)
        if path is not None:
            farm.path = path
        farm.loans = loans
        farm.enlarged = int(enlarged)
        farm.finished = int(finished)
        p.take_events()
        return self

    def sown(self, seat: int, card: str, crop: str, tokens: int) -> "Scene":
        """Sow a common field that lies in an area already."""
        farm = self.position.farms[seat]
        self._sow(farm, list(farm.field_card).index(CARDS[card]), crop, tokens)
        return self

    def regular(self, card: str, *, rows: int = 0, red: bool = False, served: int = 0) -> "Scene":
        """Rows filled, marker and duty of an open regular customer."""
        p = self.position
        number = CARDS[card] - names.FIRST_REGULAR
        p.row = changed(p.row, number, rows)
        p.red = changed(p.red, number, int(red))
        p.served = changed(p.served, number, served)
        return self

    def stall(self, card: str, *vegetables: str) -> "Scene":
        """Exactly these vegetables are left in an open stall."""
        p = self.position
        first = (CARDS[card] - names.FIRST_STALL) * names.VEGETABLES
        has = list(p.stall_has)
        has[first : first + 6] = [int(v in vegetables) for v in notation.VEGETABLES]
        p.stall_has = has
        return self

    def dummy(self, *cards: str) -> "Scene":
        """Open cards of the dummy in the solitaire game."""
        for card in cards:
            self._lay(names.DUMMY, CARDS[card])
        self.position.take_events()
        return self

    def courtyard(self, *cards: str) -> "Scene":
        for card in cards:
            self._put(CARDS[card], names.IN_COURTYARD)
            self.position.courtyard += 1
        return self

    def discards(self, *cards: str) -> "Scene":
        for card in cards:
            self._put(CARDS[card], names.IN_DISCARD)
            self.position.discards += 1
        return self

    def grid(self, *cards: str | None) -> "Scene":
        """The grid of the solitaire game, row by row."""
        for place, card in enumerate(cards):
            if card is not None:
                self._put(CARDS[card], names.IN_GRID)
                self.position.grid = changed(self.position.grid, place, CARDS[card])
        return self

    def deck(self, *cards: str) -> "Scene":
        """Exactly these cards in the draw pile; the others go to the discard."""
        p = self.position
        keep = {CARDS[card] for card in cards}
        for card in range(1, names.CARDS + 1):
            if p.place[card] == names.IN_DECK and card not in keep:
                self._put(card, names.IN_DISCARD)
                p.discards += 1
        return self

    def partners(self, pairs: Mapping[int, int]) -> "Scene":
        self.position.partner = _pairs(dict(pairs))
        return self

    def begin(self, seat: int | None = None) -> "Scene":
        """Begin the step, at the turn of a seat where it has turns (default: the first one)."""
        p = self.position
        begun = 0
        if seat is not None:
            if self.step in (names.STEP_CROP, names.STEP_HARVEST, names.STEP_CARDS):
                begun = (seat - p.big_token) % p.players
            elif p.players < 4:
                begun = list(p.order).index(seat)
        p.table.push(names.AUTO_STEP, self.step, begun)
        flow.settle(p)
        self._forget()
        return self

    def check(self, position: Position) -> None:
        invariants.check(position)

    # --- reading ------------------------------------------------------------------------------

    def cash(self, seat: int = 0) -> int:
        return self.position.farms[seat].cash

    def cart(self, vegetable: str, seat: int = 0) -> int:
        return self.position.farms[seat].cart[VEGETABLES[vegetable]]

    def shop(self, vegetable: str, seat: int = 0) -> int:
        return self.position.farms[seat].shop[VEGETABLES[vegetable]]

    def store(self, vegetable: str, seat: int = 0) -> int:
        return self.position.farms[seat].store[VEGETABLES[vegetable]]

    def path(self, seat: int = 0) -> int:
        return self.position.farms[seat].path

    def fields(self, seat: int = 0) -> list[tuple[int, str | None, int]]:
        """Size, crop and tokens of the fields in order, home first."""
        return [(f["size"], f["crop"], f["tokens"]) for f in self.of(seat)["fields"]]

    def area(self, seat: int = 0) -> list[str]:
        """Open cards of an area (seat 1 is the dummy in the solitaire game)."""
        return [card["card"] for card in self.position.view(0)["areas"][seat]]

    def card(self, card: str, seat: int = 0) -> dict[str, Any]:
        """What is seen of an open card: holds, rows, red, duty, under."""
        facts: dict[str, Any]
        for facts in self.position.view(0)["areas"][seat]:
            if facts["card"] == card:
                return facts
        raise ValueError(f"{card} does not lie open in area {seat}")

    def is_discarded(self, card: str) -> bool:
        return self.position.place[CARDS[card]] == names.IN_DISCARD

    # --- inside ---------------------------------------------------------------------------------

    def _take(self, card: int) -> None:
        p = self.position
        if p.place[card] != names.IN_DECK:
            raise ValueError(f"{notation.card_words(card)} is laid out twice")
        p.deck -= 1
        p.place = changed(p.place, card, names.DRAWN)

    def _put(self, card: int, place: int) -> None:
        self._take(card)
        self.position.place = changed(self.position.place, card, place)
        hidden = names.IN_HAND <= place < names.IN_AREA or names.STARTER <= place < names.IN_GRID
        self.position.seen = changed(self.position.seen, card, int(not hidden))

    def _lay(self, seat: int, card: int) -> None:
        self._take(card)
        open_cards.lay_out(self.position, seat, card)

    def _add_to_pile(self, seat: int, field: int | str) -> None:
        farm = self.position.farms[seat]
        if isinstance(field, str):
            card = CARDS[field]
            self._put(card, names.IN_PILE + seat)
            farm.pile_card = changed(farm.pile_card, farm.n_pile, card)
            field = self.position.components.card_field[card]
        farm.pile = changed(farm.pile, farm.n_pile, field)
        farm.n_pile += 1

    def _add_field(self, farm: Any, size: int, card: int) -> None:
        farm.field_size = changed(farm.field_size, farm.n_fields, size)
        farm.field_card = changed(farm.field_card, farm.n_fields, card)
        farm.n_fields += 1

    def _sow(self, farm: Any, place: int, crop: str, tokens: int) -> None:
        farm.field_crop = changed(farm.field_crop, place, VEGETABLES[crop] + 1)
        farm.field_tokens = changed(farm.field_tokens, place, tokens)


def _counts(given: Mapping[str, int] | None, before: list[int]) -> list[int]:
    counts = list(before)
    for vegetable, number in (given or {}).items():
        counts[VEGETABLES[vegetable]] = number
    return counts


def _pairs(pairs: dict[int, int]) -> list[int]:
    partner = [0] * names.SEATS
    for one, other in pairs.items():
        partner[one], partner[other] = other, one
    return partner
