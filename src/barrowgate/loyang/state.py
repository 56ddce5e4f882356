"""The state of a table: farms, cards, courtyard, customers. Data and copies, nothing else.

Every field is a number or a list of fixed length; the lengths are literals, since the compiled
engine makes C arrays of them. Cards and rounds count from 1 (0 is none); seats, vegetables,
stalls and customers from 0.
"""

from barrowgate.core.board import Board
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang.components import Components


class Farm:
    """One player's board: cash, shop, cart, storehouse, fields, and what lasts this turn."""

    __slots__ = (
        "cart",
        "cash",
        "enlarged",
        "extra_tokens",
        "field_card",
        "field_crop",
        "field_size",
        "field_tokens",
        "finished",
        "forgiven",
        "hand",
        "housemaid",
        "loans",
        "log",
        "messenger",
        "n_fields",
        "n_log",
        "n_pile",
        "official",
        "pack_bought",
        "path",
        "pile",
        "pile_card",
        "pile_known",
        "saleswoman",
        "seat",
        "shop",
        "squire_round",
        "starter",
        "store",
        "taken",
    )
    seat: Seat
    cash: int
    loans: int
    path: int
    enlarged: int
    shop: list[int]
    cart: list[int]
    store: list[int]
    # fields in the order in which they came: spaces, vegetable, tokens, and the card of a common
    # field (0: private, HOME: the home field)
    n_fields: int
    field_size: list[int]
    field_crop: list[int]
    field_tokens: list[int]
    field_card: list[Card]
    # the private pile from the top: spaces, and the card where it is a common field
    n_pile: int
    pile: list[int]
    pile_card: list[Card]
    pile_known: int  # its owner has looked through it
    n_log: int
    log: list[int]  # what everybody saw of the pile (LOG_, see farms.log_field)
    # the card phase
    hand: int
    starter: int
    taken: int
    squire_round: int  # the round in which the seat's Squire cannot be used yet
    # this action phase
    finished: int
    pack_bought: int
    extra_tokens: int  # Harvest Hand
    housemaid: int
    messenger: int
    official: int
    saleswoman: int
    forgiven: int  # at the end: steps back that the beginning of the path stopped

    def __init__(self) -> None:
        self.seat = 0
        self.cash = 0
        self.loans = 0
        self.path = 0
        self.enlarged = 0
        self.shop = [0] * 6
        self.cart = [0] * 6
        self.store = [0] * 6
        self.n_fields = 0
        self.field_size = [0] * 16
        self.field_crop = [0] * 16
        self.field_tokens = [0] * 16
        self.field_card = [0] * 16
        self.n_pile = 0
        self.pile = [0] * 16
        self.pile_card = [0] * 16
        self.pile_known = 0
        self.n_log = 0
        self.log = [0] * 64
        self.hand = 0
        self.starter = 0
        self.taken = 0
        self.squire_round = 0
        self.finished = 0
        self.pack_bought = 0
        self.extra_tokens = 0
        self.housemaid = 0
        self.messenger = 0
        self.official = 0
        self.saleswoman = 0
        self.forgiven = 0

    def copy_into(self, new: "Farm") -> None:
        new.seat = self.seat
        new.cash = self.cash
        new.loans = self.loans
        new.path = self.path
        new.enlarged = self.enlarged
        new.shop[:] = self.shop
        new.cart[:] = self.cart
        new.store[:] = self.store
        new.n_fields = self.n_fields
        new.field_size[:] = self.field_size
        new.field_crop[:] = self.field_crop
        new.field_tokens[:] = self.field_tokens
        new.field_card[:] = self.field_card
        new.n_pile = self.n_pile
        new.pile[:] = self.pile
        new.pile_card[:] = self.pile_card
        new.pile_known = self.pile_known
        new.n_log = self.n_log
        new.log[:] = self.log
        new.hand = self.hand
        new.starter = self.starter
        new.taken = self.taken
        new.squire_round = self.squire_round
        new.finished = self.finished
        new.pack_bought = self.pack_bought
        new.extra_tokens = self.extra_tokens
        new.housemaid = self.housemaid
        new.messenger = self.messenger
        new.official = self.official
        new.saleswoman = self.saleswoman
        new.forgiven = self.forgiven


class State(Board):
    """The whole table. ``Position`` adds the contract."""

    __slots__ = (
        "components",
        "courtyard",
        "deck",
        "discards",
        "farms",
        "big_token",
        "grid",
        "introductory",
        "last_but_one",
        "last_taker",
        "order",
        "partner",
        "place",
        "red",
        "round",
        "row",
        "small_token",
        "seen",
        "served",
        "shuffled",
        "squire_stays",
        "stall_has",
        "step",
        "under",
        "waiting",
    )
    components: Components
    farms: list[Farm]
    introductory: int
    squire_stays: int  # rules 2: a Squire in use cannot be thrown away (A46)
    round: int
    step: int
    # who has the tokens, the order of this action phase, partners
    big_token: Seat
    small_token: Seat
    order: list[Seat]
    partner: list[Seat]
    last_taker: Seat
    last_but_one: Seat
    waiting: int  # seats that have not taken cards yet
    # cards: where each lies, what lies under it, whether everybody has seen it since the set-up
    place: list[int]
    under: list[Card]
    seen: list[int]
    deck: int
    discards: int
    courtyard: int
    grid: list[Card]
    shuffled: int  # the solitaire game's one reshuffle (RESHUFFLE_)
    # cards that lie open: vegetables in a stall, rows filled of a regular, its marker and duty
    stall_has: list[int]
    row: list[int]
    red: list[int]
    served: list[int]  # DUE, SERVED, SERVED_TWICE, MISSED, NOT_DUE

    def __init__(self, components: Components, players: int) -> None:
        Board.__init__(self, players)
        self.components = components
        self.farms = [Farm() for _ in range(self.players)]
        self.introductory = 0
        self.squire_stays = 0
        self.round = 0
        self.step = 0
        self.big_token = 0
        self.small_token = -1
        self.order = [0] * 4
        self.partner = [0] * 4
        self.last_taker = -1
        self.last_but_one = -1
        self.waiting = 0
        self.place = [0] * 71
        self.under = [0] * 71
        self.seen = [0] * 71
        self.deck = 0
        self.discards = 0
        self.courtyard = 0
        self.grid = [0] * 12
        self.shuffled = 0
        self.stall_has = [0] * 84
        self.row = [0] * 14
        self.red = [0] * 14
        self.served = [0] * 14

    def farm(self, seat: Seat) -> Farm:
        return self.farms[seat]

    def copy_state_into(self, new: "State") -> None:
        """Everything but the components, the remembered actions and the events."""
        self.copy_board_into(new)
        for seat in range(self.players):
            self.farm(seat).copy_into(new.farm(seat))
        new.introductory = self.introductory
        new.squire_stays = self.squire_stays
        new.round = self.round
        new.step = self.step
        new.big_token = self.big_token
        new.small_token = self.small_token
        new.order[:] = self.order
        new.partner[:] = self.partner
        new.last_taker = self.last_taker
        new.last_but_one = self.last_but_one
        new.waiting = self.waiting
        new.place[:] = self.place
        new.under[:] = self.under
        new.seen[:] = self.seen
        new.deck = self.deck
        new.discards = self.discards
        new.courtyard = self.courtyard
        new.grid[:] = self.grid
        new.shuffled = self.shuffled
        new.stall_has[:] = self.stall_has
        new.row[:] = self.row
        new.red[:] = self.red
        new.served[:] = self.served
