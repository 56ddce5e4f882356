"""A table set up in a line or two, and read without poking at private fields.

``Scene`` lays out a farm or a market, begins a turn in any step of any round, and plays written
actions. Whole lists are assigned, so that it works on the compiled engine as well.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from barrowgate.lagranja import LaGranja, flow, helpers, names, notation
from barrowgate.lagranja.loading import Box
from barrowgate.lagranja.position import Position
from barrowgate.lagranja.view import STEPS
from tests.lagranja import invariants
from tests.scenes import Played, changed

GOODS = {name: number for number, name in enumerate(notation.GOODS)}
CRAFTS = {name: number for number, name in enumerate(notation.CRAFTS)}
TILES = {name: number for number, name in enumerate(notation.TILES)}
SIDES = {"none": 0, "front": 1, "back": 2}


class Scene(Played):
    """A position made for one test: empty farms, empty market, no hands, nothing blocked."""

    game: LaGranja
    position: Position

    def __init__(
        self,
        step: str = "cards",
        *,
        seats: int = 2,
        round: int = 2,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
        seed: int = 1,
        order: Iterable[int] | None = None,
    ) -> None:
        self.game = LaGranja(seats, options, box)
        self.position = self.game.start(seed)
        self.step = STEPS.index(step)
        p = self.position
        p.round = round
        p.step = self.step
        p.order = _padded(list(order) if order is not None else list(range(seats)), names.SEATS)
        p.place = [names.IN_DECK] * (names.CARDS + 1)
        p.generation = [0] * (names.CARDS + 1)
        p.generations = 0
        p.deck = names.CARDS
        p.discards = 0
        p.blocked = [0] * names.CRAFTS
        p.completed = [0] * names.CRAFTS
        p.market = [0] * (names.SPACES + 1)
        turn_order = list(p.order)[:seats]
        p.siesta_stamp = _padded([seats - turn_order.index(s) for s in range(seats)], names.SEATS)
        p.stamp = seats
        p.tiles = [0] * names.TILES_PER_ROUND
        p.dice = [0] * 7
        p.turn = -1
        p.table.count = 0
        p.watch()
        for seat in range(seats):
            p.agendas[seat].count = 0
            farm = p.farms[seat]
            farm.silver = 0
            farm.vp = 0
            farm.hand = 0
            farm.stock = [0] * names.GOODS
            farm.bought_tile = 0
            farm.donkey = 1
        self._recount()
        self.events: list[list[int]] = []

    # --- laying out -------------------------------------------------------------------------

    def farm(  # noqa: C901, PLR0912 - one line per thing on the farm
        self,
        seat: int = 0,
        *,
        hand: Iterable[int] = (),
        helpers: Iterable[int] = (),
        barrows: Iterable[int] = (),
        extensions: Iterable[int] = (),
        fields: Mapping[str, Iterable[int]] | None = None,
        crafts: Mapping[str, str] | None = None,
        delivered: Mapping[str, Iterable[str]] | None = None,
        tiles: Iterable[str] = (),
        used_tiles: Iterable[str] = (),
        stored: str | None = None,
        used: Iterable[int] = (),
        dice: Iterable[int] = (),
        donkey: int | None = None,
        siesta: int | None = None,
        resting: Iterable[int] = (),
        closed: Iterable[str] = (),
        reserved: int = 0,
        **numbers: int,
    ) -> "Scene":
        """Put things on a farm. Numbers: silver, vp, olive, grain, grape, pig, food, wine, meat,
        commodity. ``fields={'olive': [0, 1]}`` is an empty olive field and one with an olive;
        the cards of fields are found by the builder. ``crafts={'deli': 'back'}`` is a marker.
        ``delivered={'deli': ['food'], 'barrow 1': ['grain']}`` lies there already.
        ``used`` names helpers (by card) that carry a mark."""
        p = self.position
        farm = p.farms[seat]
        for name, amount in numbers.items():
            if name in ("silver", "vp"):
                setattr(farm, name, amount)
            else:
                stock = list(farm.stock)
                stock[GOODS[name]] = amount
                farm.stock = stock
        for card in hand:
            self._move(card, names.IN_HAND + seat)
            farm.hand += 1
        farm.helper = self._slots(farm.helper, helpers, names.ON_HELPER + seat)
        marks = list(farm.used)
        for card in used:
            marks[list(farm.helper).index(card)] = 1
        farm.used = marks
        farm.barrow = self._slots(farm.barrow, barrows, names.ON_BARROW + seat)
        for slot, card in enumerate(farm.barrow):
            if card:
                self._load(farm, names.FIRST_BARROW + slot, p.components.barrow_need, card)
        for card in extensions:
            self._move(card, names.ON_EXTENSION + seat)
            farm.extensions += 1
            farm.income += p.components.extension_silver[card]
            farm.extra_symbols += p.components.extension_extra[card]
            farm.extension_pigs += p.components.extension_pig[card]
        for good, stocks in (fields or {}).items():
            for stock_on_field in stocks:
                self._field(seat, GOODS[good], stock_on_field)
        for craft, side in (crafts or {}).items():
            farm.craft = changed(farm.craft, CRAFTS[craft], SIDES[side])
            farm.grey = changed(farm.grey, CRAFTS[craft], 1)
            p.completed = changed(p.completed, CRAFTS[craft], 1)
            self._empty(farm, CRAFTS[craft])
        for target, goods in (delivered or {}).items():
            for good in goods:
                self._deliver(farm, target, GOODS[good])
        for place, tile in enumerate(list(used_tiles) + list(tiles)):
            self._tile(farm, place, TILES[tile], place < len(list(used_tiles)))
        if stored is not None:
            self._tile(farm, names.STORED_TILE, TILES[stored], False)
        numbers_taken = list(dice)
        farm.dice = _padded(numbers_taken, 2)
        farm.n_dice = len(numbers_taken)
        if donkey is not None:
            farm.donkey = donkey
        for number in resting:
            farm.donkey_used = changed(farm.donkey_used, number - 1, 1)
        if siesta is not None:
            p.siesta = changed(p.siesta, seat, siesta)
        for use in closed:
            farm.closed = changed(farm.closed, notation.COMMODITY_USES.index(use), 1)
        farm.reserved = reserved
        self._recount()
        return self

    def market(self, markers: Mapping[int, int]) -> "Scene":
        """Markers on the market by space: a seat, or 4 for the neutral player."""
        p = self.position
        for space, seat in markers.items():
            p.market = changed(p.market, space, seat + 1)
        self._recount()
        return self

    def dice(self, *numbers: int) -> "Scene":
        """Dice beside the revenue spaces."""
        p = self.position
        for number in numbers:
            p.dice = changed(p.dice, number, p.dice[number] + 1)
        return self

    def tiles(self, *kinds: str) -> "Scene":
        """Roof tiles on offer."""
        self.position.tiles = _padded([TILES[kind] + 1 for kind in kinds], names.TILES_PER_ROUND)
        return self

    def block(self, **crafts: int) -> "Scene":
        """Order markers on craft buildings."""
        for craft, marker in crafts.items():
            self.position.blocked = changed(self.position.blocked, CRAFTS[craft], marker)
        return self

    def discards(self, *cards: int) -> "Scene":
        for card in cards:
            self._move(card, names.IN_DISCARD)
            self.position.discards += 1
        return self

    def deck(self, *cards: int) -> "Scene":
        """Exactly these cards in the deck; every other card of it becomes a field far away.

        The cards that do not fit are laid on the last seat's farm as fields.
        """
        p = self.position
        seat = p.players - 1
        for card in range(1, names.CARDS + 1):
            if p.place[card] == names.IN_DECK and card not in cards:
                self._move(card, names.ON_FIELD + seat)
                farm = p.farms[seat]
                source = p.components.field_good[card] * names.LEVELS
                farm.fields = changed(farm.fields, source, farm.fields[source] + 1)
        return self

    def begin(self, seat: int = 0) -> "Scene":
        """Begin this seat's turn of the step; the other seats follow in turn order.

        In the steps without turns (roll, donkeys, scoring, neutral) the step itself begins.
        """
        p = self.position
        place = list(p.order).index(seat)
        if p.step in (names.STEP_ROOF,) and p.round == 1:
            place = p.players - 1 - place
        if flow.turns(p) in (0, 1) or place == 0:
            p.table.push(names.AUTO_STEP, self.step)
        else:
            p.table.push(names.AUTO_STEP, self.step, place)
        flow.settle(p)
        self._forget()
        return self

    def check(self, position: Position) -> None:
        invariants.check(position)

    # --- reading --------------------------------------------------------------------------------

    def view(self, seat: int = 0) -> dict[str, Any]:
        return self.position.view(seat)

    def silver(self, seat: int = 0) -> int:
        return self.position.farms[seat].silver

    def vp(self, seat: int = 0) -> int:
        return self.position.farms[seat].vp

    def pool(self, seat: int = 0) -> int:
        return self.position.farms[seat].pool

    def stock(self, good: str, seat: int = 0) -> int:
        return self.position.farms[seat].stock[GOODS[good]]

    def hand(self, seat: int = 0) -> list[int]:
        hand: list[int] = self.of(seat)["hand"]
        return hand

    def fields(self, good: str, seat: int = 0) -> list[int]:
        """How many goods lie on each field of this good, fullest first."""
        found = []
        for kind in self.of(seat)["fields"]:
            if kind["good"] == good:
                found += [kind["holds"]] * kind["fields"]
        return sorted(found, reverse=True)

    def at(self, space: int) -> int:
        """Whose marker lies on a market space: -1 none, 4 the neutral player."""
        return self.position.market[space] - 1

    def place(self, card: int) -> int:
        return self.position.place[card]

    def is_discarded(self, card: int) -> bool:
        return self.position.place[card] == names.IN_DISCARD

    # --- inside -----------------------------------------------------------------------------------

    def _move(self, card: int, place: int) -> None:
        p = self.position
        if p.place[card] != names.IN_DECK:
            raise ValueError(f"card {card} is laid out twice")
        p.place = changed(p.place, card, place)
        p.deck -= 1

    def _slots(self, slots: list[int], cards: Iterable[int], place: int) -> list[int]:
        filled = [card for card in slots if card]
        for card in cards:
            self._move(card, place)
            filled.append(card)
        return _padded(filled, 3)

    def _field(self, seat: int, good: int, stock: int) -> None:
        p = self.position
        card = next(
            c
            for c in range(names.CARDS, 0, -1)
            if p.place[c] == names.IN_DECK and p.components.field_good[c] == good
        )
        self._move(card, names.ON_FIELD + seat)
        farm = p.farms[seat]
        source = good * names.LEVELS + stock
        farm.fields = changed(farm.fields, source, farm.fields[source] + 1)

    def _load(self, farm: Any, target: int, table: list[int], row: int) -> None:
        need = list(farm.need)
        for good in range(names.GOODS):
            need[target * names.GOODS + good] = (
                table[row * names.GOODS + good] - farm.delivered[target * names.GOODS + good]
            )
        farm.need = need
        missing = sum(need[target * names.GOODS : (target + 1) * names.GOODS])
        farm.missing = changed(farm.missing, target, missing)

    def _empty(self, farm: Any, target: int) -> None:
        need = list(farm.need)
        need[target * names.GOODS : (target + 1) * names.GOODS] = [0] * names.GOODS
        farm.need = need
        farm.missing = changed(farm.missing, target, 0)

    def _deliver(self, farm: Any, words: str, good: int) -> None:
        target = (
            names.FIRST_BARROW + int(words.split()[1]) - 1
            if words.startswith("barrow")
            else CRAFTS[words]
        )
        place = target * names.GOODS + good
        if farm.need[place] == 0:
            raise ValueError(f"{words} has no free symbol for {notation.GOODS[good]}")
        farm.need = changed(farm.need, place, farm.need[place] - 1)
        farm.delivered = changed(farm.delivered, place, farm.delivered[place] + 1)
        farm.missing = changed(farm.missing, target, farm.missing[target] - 1)

    def _tile(self, farm: Any, place: int, kind: int, used: bool) -> None:
        farm.roof = changed(farm.roof, place, kind + 1)
        farm.roof_used = changed(farm.roof_used, place, int(used))
        if not used:
            farm.ready = changed(farm.ready, kind, farm.ready[kind] + 1)

    def _recount(self) -> None:
        for seat in range(self.position.players):
            farm = self.position.farms[seat]
            helpers.recount(self.position, farm)
            used = invariants.markers_in_use(self.position, seat)
            farm.pool = self.position.components.markers - used


def _padded(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))
