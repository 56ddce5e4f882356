"""The state of a table: farms, market, village, dice, cards. Data and copies, nothing else.

Every field is a number or a list of fixed length; the lengths are literals, since the compiled
engine makes C arrays of them. Cards, market spaces and rounds count from 1 (0 is none); seats,
goods and crafts from 0. ``target * 8 + good`` has one row per target.
"""

from barrowgate.core.board import Board
from barrowgate.core.numbers import Card, Owner, Seat
from barrowgate.lagranja.components import Components


class Farm:
    """One player's farm with everything on and beside it."""

    __slots__ = (
        "barrow",
        "bonus_given",
        "bought_tile",
        "buy_price",
        "closed",
        "craft",
        "delivered",
        "dice",
        "donkey",
        "donkey_used",
        "effects",
        "extension_goods",
        "extension_pigs",
        "extensions",
        "extra_available",
        "extra_hired",
        "extra_made",
        "extra_symbols",
        "fields",
        "grey",
        "hand",
        "hand_limit",
        "helper",
        "income",
        "missing",
        "n_dice",
        "need",
        "pig_places",
        "pool",
        "ready",
        "received",
        "reserved",
        "roof",
        "roof_discount",
        "roof_used",
        "seat",
        "silver",
        "space_silver",
        "stock",
        "upgrade_price",
        "used",
        "vp",
    )
    seat: Seat
    silver: int
    vp: int
    pool: int  # markers not in use
    hand: int  # cards in hand; which ones, State.place knows
    stock: list[int]  # by good: dens, pig places, trade commodities
    fields: list[int]  # by source: how many fields of that good hold that many goods
    barrow: list[Card]  # in each slot
    need: list[int]  # free symbols by target and good
    delivered: list[int]  # markers on symbols by target and good
    missing: list[int]  # free symbols by target
    craft: list[int]  # CRAFT_ side of the marker
    grey: list[int]  # marker in the grey area of a completed building
    extensions: int
    extra_symbols: int
    extension_pigs: int
    income: int  # silver of the extensions
    helper: list[Card]  # in each slot
    used: list[int]  # mark on the helper in each slot
    roof: list[int]  # tile kind + 1 on each space; the last place is the Storage Builder
    roof_used: list[int]
    ready: list[int]  # unused tiles by kind
    bought_tile: int
    donkey: int  # tile chosen this round + 1
    donkey_used: list[int]
    dice: list[int]
    n_dice: int
    reserved: int  # revenue space that the Elder keeps
    closed: list[int]  # commodity uses that the Exporter has closed
    extra_available: int
    extra_hired: int
    extra_made: int
    bonus_given: int  # slots (bits) whose revenue bonus was given in this use
    received: int  # a good came since the newest option of a revenue space
    space_silver: int  # silver of the revenue space that helpers may still change
    # Standing effects, counted anew whenever a helper or an extension comes or goes.
    hand_limit: int
    pig_places: int
    buy_price: list[int]
    upgrade_price: list[int]
    roof_discount: int
    extension_goods: int  # goods less for an extension
    effects: list[int]  # helpers on the farm by effect

    def __init__(self) -> None:
        self.seat = 0
        self.silver = 0
        self.vp = 0
        self.pool = 0
        self.hand = 0
        self.stock = [0] * 8
        self.fields = [0] * 24
        self.barrow = [0] * 3
        self.need = [0] * 72
        self.delivered = [0] * 72
        self.missing = [0] * 9
        self.craft = [0] * 6
        self.grey = [0] * 6
        self.extensions = 0
        self.extra_symbols = 0
        self.extension_pigs = 0
        self.income = 0
        self.helper = [0] * 3
        self.used = [0] * 3
        self.roof = [0] * 6
        self.roof_used = [0] * 6
        self.ready = [0] * 14
        self.bought_tile = 0
        self.donkey = 0
        self.donkey_used = [0] * 4
        self.dice = [0] * 2
        self.n_dice = 0
        self.reserved = 0
        self.closed = [0] * 5
        self.extra_available = 0
        self.extra_hired = 0
        self.extra_made = 0
        self.bonus_given = 0
        self.received = 0
        self.space_silver = 0
        self.hand_limit = 0
        self.pig_places = 0
        self.buy_price = [0] * 4
        self.upgrade_price = [0] * 4
        self.roof_discount = 0
        self.extension_goods = 0
        self.effects = [0] * 58

    def copy_into(self, new: "Farm") -> None:
        new.seat = self.seat
        new.silver = self.silver
        new.vp = self.vp
        new.pool = self.pool
        new.hand = self.hand
        new.stock[:] = self.stock
        new.fields[:] = self.fields
        new.barrow[:] = self.barrow
        new.need[:] = self.need
        new.delivered[:] = self.delivered
        new.missing[:] = self.missing
        new.craft[:] = self.craft
        new.grey[:] = self.grey
        new.extensions = self.extensions
        new.extra_symbols = self.extra_symbols
        new.extension_pigs = self.extension_pigs
        new.income = self.income
        new.helper[:] = self.helper
        new.used[:] = self.used
        new.roof[:] = self.roof
        new.roof_used[:] = self.roof_used
        new.ready[:] = self.ready
        new.bought_tile = self.bought_tile
        new.donkey = self.donkey
        new.donkey_used[:] = self.donkey_used
        new.dice[:] = self.dice
        new.n_dice = self.n_dice
        new.reserved = self.reserved
        new.closed[:] = self.closed
        new.extra_available = self.extra_available
        new.extra_hired = self.extra_hired
        new.extra_made = self.extra_made
        new.bonus_given = self.bonus_given
        new.received = self.received
        new.space_silver = self.space_silver
        new.hand_limit = self.hand_limit
        new.pig_places = self.pig_places
        new.buy_price[:] = self.buy_price
        new.upgrade_price[:] = self.upgrade_price
        new.roof_discount = self.roof_discount
        new.extension_goods = self.extension_goods
        new.effects[:] = self.effects


class State(Board):
    """The whole table. ``Position`` adds the contract."""

    __slots__ = (
        "blocked",
        "completed",
        "components",
        "deck",
        "dice",
        "discards",
        "doomed",
        "extra_up_front",
        "farms",
        "generation",
        "generations",
        "limited",
        "market",
        "order",
        "place",
        "placed",
        "removal_chosen",
        "rented",
        "renter",
        "replaced",
        "round",
        "secret_vp",
        "siesta",
        "siesta_stamp",
        "solo_first",
        "stamp",
        "step",
        "tiles",
    )
    components: Components
    farms: list[Farm]
    # the options of the table
    limited: int  # 25 markers per player (G15)
    secret_vp: int
    removal_chosen: int
    extra_up_front: int
    # the course of the game
    round: int
    step: int
    order: list[Seat]
    solo_first: int
    # cards: where each lies, and in which shuffle it came into the deck
    place: list[int]
    generation: list[int]
    generations: int
    deck: int
    discards: int
    # the village
    blocked: list[int]  # order marker on a craft building
    completed: list[int]  # somebody has completed it
    market: list[Owner]  # or NEUTRAL
    doomed: list[int]  # markers about to be removed
    placed: int  # space of the newest marker
    replaced: Owner  # whose marker lay there
    tiles: list[int]  # kind + 1 of the roof tiles on offer
    siesta: list[int]
    siesta_stamp: list[int]  # at one space the higher stamp lies on top
    stamp: int
    # revenue dice by number; the Tenant's die lies aside
    dice: list[int]
    rented: int
    renter: Owner

    def __init__(self, components: Components, players: int) -> None:
        Board.__init__(self, players)
        self.components = components
        self.farms = [Farm() for _ in range(self.players)]
        self.limited = 1
        self.secret_vp = 0
        self.removal_chosen = 0
        self.extra_up_front = 0
        self.round = 0
        self.step = 0
        self.order = [0] * 4
        self.solo_first = 0
        self.place = [0] * 67
        self.generation = [0] * 67
        self.generations = 0
        self.deck = 0
        self.discards = 0
        self.blocked = [0] * 6
        self.completed = [0] * 6
        self.market = [0] * 25
        self.doomed = [0] * 25
        self.placed = 0
        self.replaced = 0
        self.tiles = [0] * 4
        self.siesta = [0] * 4
        self.siesta_stamp = [0] * 4
        self.stamp = 0
        self.dice = [0] * 7
        self.rented = 0
        self.renter = 0

    def farm(self, seat: Seat) -> Farm:
        return self.farms[seat]

    def copy_state_into(self, new: "State") -> None:
        """Everything but the components, the remembered actions and the events."""
        self.copy_board_into(new)
        for seat in range(self.players):
            self.farm(seat).copy_into(new.farm(seat))
        new.limited = self.limited
        new.secret_vp = self.secret_vp
        new.removal_chosen = self.removal_chosen
        new.extra_up_front = self.extra_up_front
        new.round = self.round
        new.step = self.step
        new.order[:] = self.order
        new.solo_first = self.solo_first
        new.place[:] = self.place
        new.generation[:] = self.generation
        new.generations = self.generations
        new.deck = self.deck
        new.discards = self.discards
        new.blocked[:] = self.blocked
        new.completed[:] = self.completed
        new.market[:] = self.market
        new.doomed[:] = self.doomed
        new.placed = self.placed
        new.replaced = self.replaced
        new.tiles[:] = self.tiles
        new.siesta[:] = self.siesta
        new.siesta_stamp[:] = self.siesta_stamp
        new.stamp = self.stamp
        new.dice[:] = self.dice
        new.rented = self.rented
        new.renter = self.renter
