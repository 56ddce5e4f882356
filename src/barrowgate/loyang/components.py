"""The components of one box as tables of numbers, shared by all positions of a game.

Filled once by ``loading``, never changed afterwards. Cards count from 1: six common fields, then
fourteen stalls, regular customers and casual customers, then the helpers. Vegetables count from 0,
helpers from 0 in the order of the data. ``table[stall * 6 + vegetable]`` has one row per stall.
"""


class Components:
    """Every value that the rules look up (see data/loyang.toml)."""

    __slots__ = (
        "buy",
        "capacity",
        "card_field",
        "card_helper",
        "casual_modifier",
        "casual_need",
        "casual_pays",
        "common_price",
        "crier_cash",
        "crier_goods",
        "crop",
        "deal",
        "deliveryman_share",
        "digest",
        "dummy_casuals",
        "dummy_regulars",
        "dummy_stalls",
        "enlarge",
        "enlarged",
        "first_step",
        "grid_buys",
        "harvest_hand_tokens",
        "home_crop",
        "home_size",
        "lantern",
        "leaseholder_price",
        "level",
        "loan_cash",
        "loan_limit",
        "loan_steps",
        "merchant_price",
        "path_end",
        "path_start",
        "pays_for_field",
        "penalty",
        "phases",
        "ploughman_tokens",
        "private_copies",
        "regular_need",
        "regular_pays",
        "rounds",
        "row_price",
        "saleswoman_bonus",
        "sell",
        "shop_spaces",
        "shop_start",
        "shopper_discount",
        "squire_buys",
        "squire_cards",
        "stall_price",
        "start_cash",
        "starter",
        "tenant_crop",
        "tenant_price",
        "tenant_solo_price",
        "tenant_tokens",
        "tout_price",
        "trader_payment",
        "two_pack",
        "use_bargain",
        "use_helper",
        "verb",
        "verb_base",
    )
    digest: str  # of the box; components with the same one play alike
    # [setup], [path], [storehouse], [loan], [cards], [customer]
    start_cash: int
    rounds: int
    path_start: int
    path_end: int
    first_step: int
    capacity: int
    enlarge: int
    enlarged: int
    loan_cash: int
    loan_steps: int
    loan_limit: int
    deal: int
    two_pack: int
    penalty: int
    casual_modifier: int
    # [shop]: by vegetable
    shop_spaces: list[int]
    shop_start: list[int]
    buy: list[int]
    sell: list[int]
    # [solo]: row_price by row from 0; level: spaces for good, very good, master
    dummy_stalls: int
    dummy_regulars: int
    dummy_casuals: int
    row_price: list[int]
    grid_buys: int
    squire_buys: int
    tenant_solo_price: int
    tenant_crop: list[int]  # by vegetable: 1 if it may be bought in the solitaire game
    level: list[int]
    # [helper_values]
    shopper_discount: int
    merchant_price: int
    crier_goods: int
    crier_cash: int
    deliveryman_share: int
    tout_price: int
    tenant_price: int
    tenant_tokens: int
    harvest_hand_tokens: int
    ploughman_tokens: int
    leaseholder_price: int
    squire_cards: int
    saleswoman_bonus: int
    trader_payment: list[int]  # by round
    # [field]: crop[size * 6 + vegetable] is 1 where it may be sown; copies by size in each half
    home_size: int
    home_crop: list[int]
    common_price: int
    crop: list[int]
    private_copies: list[int]  # by size: cards per player over both sets
    # cards: size of a common field by card (0: none), helper kind + 1 by card (0: none)
    card_field: list[int]
    card_helper: list[int]
    # [[stall]], [[regular]], [[casual]]: by stall * 6 + vegetable (0: not offered) and so on
    stall_price: list[int]
    regular_need: list[int]
    regular_pays: list[int]  # by regular * 4 + row
    starter: list[int]
    casual_need: list[int]
    casual_pays: list[int]
    # [[helper]]: by kind; phases as bits (PHASE_); used in the card phase too, to pay for a field
    lantern: list[int]
    phases: list[int]
    pays_for_field: list[int]
    # by use: its helper (of a combination the first), and the helpers of a bargain as bits
    use_helper: list[int]
    use_bargain: list[int]
    # the verb of every action in the catalogue, and where each verb begins
    verb: list[int]
    verb_base: list[int]

    def __init__(self) -> None:  # noqa: PLR0915 - one line per table
        self.digest = ""
        self.start_cash = 0
        self.rounds = 0
        self.path_start = 0
        self.path_end = 0
        self.first_step = 0
        self.capacity = 0
        self.enlarge = 0
        self.enlarged = 0
        self.loan_cash = 0
        self.loan_steps = 0
        self.loan_limit = 0
        self.deal = 0
        self.two_pack = 0
        self.penalty = 0
        self.casual_modifier = 0
        self.shop_spaces = [0] * 6
        self.shop_start = [0] * 6
        self.buy = [0] * 6
        self.sell = [0] * 6
        self.dummy_stalls = 0
        self.dummy_regulars = 0
        self.dummy_casuals = 0
        self.row_price = [0] * 4
        self.grid_buys = 0
        self.squire_buys = 0
        self.tenant_solo_price = 0
        self.tenant_crop = [0] * 6
        self.level = [0] * 3
        self.shopper_discount = 0
        self.merchant_price = 0
        self.crier_goods = 0
        self.crier_cash = 0
        self.deliveryman_share = 0
        self.tout_price = 0
        self.tenant_price = 0
        self.tenant_tokens = 0
        self.harvest_hand_tokens = 0
        self.ploughman_tokens = 0
        self.leaseholder_price = 0
        self.squire_cards = 0
        self.saleswoman_bonus = 0
        self.trader_payment = [0] * 10
        self.home_size = 0
        self.home_crop = [0] * 6
        self.common_price = 0
        self.crop = [0] * 60
        self.private_copies = [0] * 10
        self.card_field = [0] * 71
        self.card_helper = [0] * 71
        self.stall_price = [0] * 84
        self.regular_need = [0] * 84
        self.regular_pays = [0] * 56
        self.starter = [0] * 14
        self.casual_need = [0] * 84
        self.casual_pays = [0] * 14
        self.lantern = [0] * 20
        self.phases = [0] * 20
        self.pays_for_field = [0] * 20
        self.use_helper = [0] * 28
        self.use_bargain = [0] * 28
        self.verb = [0] * 1024
        self.verb_base = [0] * 64
