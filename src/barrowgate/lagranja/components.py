"""The components of one box as tables of numbers, shared by all positions of a game.

Filled once by ``loading``, never changed afterwards. Cards, spaces and rounds count from 1;
goods, seats, crafts and tile kinds from 0. ``table[card * 8 + good]`` has one row per card.
"""


class Components:
    """Every value that the rules look up (see data/la-granja.toml)."""

    __slots__ = (
        "barrow_need",
        "barrow_size",
        "barrow_vp",
        "buy",
        "cards",
        "closed",
        "commodity_silver",
        "count",
        "craft_amount",
        "craft_instant",
        "craft_lasting",
        "craft_lasting_amount",
        "delivery_silver",
        "dice",
        "digest",
        "donkeys",
        "draw",
        "effect",
        "end_silver",
        "extension_extra",
        "extension_pig",
        "extension_silver",
        "extra_deliveries",
        "field_good",
        "first_vp",
        "good",
        "goods",
        "hand",
        "hand_limit",
        "harvest",
        "hats",
        "helper_donkeys",
        "least",
        "limit",
        "markers",
        "market_vp",
        "neighbour",
        "on",
        "once",
        "order_markers",
        "pig_places",
        "pig_spaces",
        "pigs",
        "removed_vp",
        "reset_round",
        "revenue_option",
        "revenue_silver",
        "roof_vp",
        "rounds",
        "row_need",
        "row_size",
        "sell",
        "siesta_spaces",
        "siesta_vp",
        "silver",
        "silver_per_vp",
        "solo_first_from",
        "solo_lowest_until",
        "solo_tiles",
        "space_q",
        "space_r",
        "space_value",
        "spaces",
        "start",
        "start_commodities",
        "start_silver",
        "start_vp",
        "steps",
        "tile",
        "tile_amount",
        "tile_phases",
        "unblock_vp",
        "upgrade_silver",
        "upgrade_to",
        "verb",
        "verb_base",
        "vp",
        "when",
    )
    digest: str  # of the box; components with the same one play alike

    # [setup], [end], [village], [market_vp], [solo], [delivery], [trade_commodity]
    start_silver: int
    start_vp: int
    start_commodities: int
    hand: int
    hand_limit: int
    extra_deliveries: int
    pig_spaces: int
    markers: int
    rounds: int
    dice: list[int]  # by number of players (index 1 is the solitaire game)
    end_silver: int
    silver_per_vp: int
    first_vp: int
    unblock_vp: int
    order_markers: int
    removed_vp: int
    market_vp: int
    solo_tiles: int
    solo_lowest_until: int
    solo_first_from: int
    delivery_silver: int
    commodity_silver: int

    # [price]: by resource
    buy: list[int]
    sell: list[int]
    upgrade_silver: list[int]
    upgrade_to: list[int]

    # [revenue]: option + 1 by space * 3 + place (0: none); silver of the option there
    revenue_option: list[int]
    revenue_silver: list[int]

    # [roof]: points by roof space; kind by round * 4 + place; silver or points of a kind;
    # phases in which a kind is used (PHASE_ bits; PHASE_TRANSPORT means steps 2, 3 and 4)
    roof_vp: list[int]
    tile: list[int]
    tile_amount: list[int]
    tile_phases: list[int]

    # [siesta], [donkeys]: by space; by tile
    siesta_spaces: int
    siesta_vp: list[int]
    donkeys: list[int]
    hats: list[int]
    reset_round: int

    # [[craft]]: by craft; goods by craft * 8 + good
    row_need: list[int]
    row_size: list[int]
    craft_instant: list[int]
    craft_amount: list[int]
    craft_lasting: list[int]
    craft_lasting_amount: list[int]

    # [market]: by space, with axial coordinates; six neighbours by space * 6 + direction (0: none);
    # start space by turn order
    space_value: list[int]
    space_q: list[int]
    space_r: list[int]
    closed: list[int]
    neighbour: list[int]
    start: list[int]

    # [[card]]: by card; goods by card * 8 + good
    field_good: list[int]
    barrow_vp: list[int]
    barrow_size: list[int]
    barrow_need: list[int]
    extension_silver: list[int]
    extension_extra: list[int]
    extension_pig: list[int]

    # the helper side of a card: effect and its parameters by their names (0 where it has none)
    effect: list[int]
    silver: list[int]
    vp: list[int]
    goods: list[int]
    cards: list[int]
    count: list[int]
    steps: list[int]
    pigs: list[int]
    harvest: list[int]
    good: list[int]  # a resource, or ANY_RESOURCE
    pig_places: list[int]  # pig_spaces
    limit: list[int]
    helper_donkeys: list[int]  # donkeys
    draw: list[int]
    on: list[int]  # ON_ bits
    spaces: list[int]  # bit n is revenue space n
    least: list[int]
    once: list[int]
    when: list[int]  # PHASE_ bits

    # the verb of every action in the catalogue, and where each verb begins
    verb: list[int]
    verb_base: list[int]

    def __init__(self) -> None:  # noqa: PLR0915 - one line per table
        self.digest = ""
        self.start_silver = 0
        self.start_vp = 0
        self.start_commodities = 0
        self.hand = 0
        self.hand_limit = 0
        self.extra_deliveries = 0
        self.pig_spaces = 0
        self.markers = 0
        self.rounds = 0
        self.dice = [0] * 5
        self.end_silver = 0
        self.silver_per_vp = 1
        self.first_vp = 0
        self.unblock_vp = 0
        self.order_markers = 0
        self.removed_vp = 0
        self.market_vp = 0
        self.solo_tiles = 0
        self.solo_lowest_until = 0
        self.solo_first_from = 0
        self.delivery_silver = 0
        self.commodity_silver = 0
        self.buy = [0] * 4
        self.sell = [0] * 4
        self.upgrade_silver = [0] * 4
        self.upgrade_to = [0] * 4
        self.revenue_option = [0] * 21
        self.revenue_silver = [0] * 21
        self.roof_vp = [0] * 5
        self.tile = [0] * 28
        self.tile_amount = [0] * 14
        self.tile_phases = [0] * 14
        self.siesta_spaces = 0
        self.siesta_vp = [0] * 9
        self.donkeys = [0] * 4
        self.hats = [0] * 4
        self.reset_round = 0
        self.row_need = [0] * 48
        self.row_size = [0] * 6
        self.craft_instant = [0] * 6
        self.craft_amount = [0] * 6
        self.craft_lasting = [0] * 6
        self.craft_lasting_amount = [0] * 6
        self.space_value = [0] * 25
        self.space_q = [0] * 25
        self.space_r = [0] * 25
        self.closed = [0] * 25
        self.neighbour = [0] * 150
        self.start = [0] * 4
        self.field_good = [0] * 67
        self.barrow_vp = [0] * 67
        self.barrow_size = [0] * 67
        self.barrow_need = [0] * 536
        self.extension_silver = [0] * 67
        self.extension_extra = [0] * 67
        self.extension_pig = [0] * 67
        self.effect = [0] * 67
        self.silver = [0] * 67
        self.vp = [0] * 67
        self.goods = [0] * 67
        self.cards = [0] * 67
        self.count = [0] * 67
        self.steps = [0] * 67
        self.pigs = [0] * 67
        self.harvest = [0] * 67
        self.good = [0] * 67
        self.pig_places = [0] * 67
        self.limit = [0] * 67
        self.helper_donkeys = [0] * 67
        self.draw = [0] * 67
        self.on = [0] * 67
        self.spaces = [0] * 67
        self.least = [0] * 67
        self.once = [0] * 67
        self.when = [0] * 67
        self.verb = [0] * 1004
        self.verb_base = [0] * 33
