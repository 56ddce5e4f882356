"""Checked values become the tables that the rules look up."""

from collections.abc import Mapping
from typing import Any

from barrowgate.core.components.draft import Draft
from barrowgate.loyang import names
from barrowgate.loyang.components import Components
from barrowgate.loyang.notation import HELPERS, USES, VEGETABLES, VERBS
from barrowgate.loyang.schema import COMMON_SIZES, SIZES

Data = Mapping[str, Any]

# Single numbers: the table of the engine, and where the file has it.
NUMBERS: Mapping[str, tuple[str, str]] = {
    "start_cash": ("setup", "cash"),
    "rounds": ("setup", "rounds"),
    "path_start": ("path", "start"),
    "path_end": ("path", "end"),
    "first_step": ("path", "first_step"),
    "capacity": ("storehouse", "capacity"),
    "enlarge": ("storehouse", "enlarge"),
    "enlarged": ("storehouse", "enlarged"),
    "loan_cash": ("loan", "cash"),
    "loan_steps": ("loan", "steps_back"),
    "loan_limit": ("loan", "limit"),
    "deal": ("cards", "deal"),
    "two_pack": ("cards", "two_pack"),
    "penalty": ("customer", "penalty"),
    "casual_modifier": ("customer", "casual_modifier"),
    "grid_buys": ("solo", "buys"),
    "squire_buys": ("solo", "squire_buys"),
    "tenant_solo_price": ("solo", "tenant_price"),
    "common_price": ("field", "common_price"),
}
# Values of helpers that have the same name in the file and in the engine.
HELPER_NUMBERS = (
    *("shopper_discount", "merchant_price", "crier_goods", "crier_cash", "deliveryman_share"),
    *("tout_price", "tenant_price", "tenant_tokens", "harvest_hand_tokens", "ploughman_tokens"),
    *("leaseholder_price", "squire_cards", "saleswoman_bonus"),
)
PHASES = (names.PHASE_HARVEST, names.PHASE_CARDS, names.PHASE_ACTION)
BARGAINS: Mapping[str, int] = {
    "haggler": names.BARGAIN_HAGGLER,
    "shopper": names.BARGAIN_SHOPPER,
    "merchant": names.BARGAIN_MERCHANT,
}


def tables_of(data: Data) -> Components:
    """The tables of a box whose values have been checked."""
    components = Components()
    draft = Draft(components)
    for table, (section, key) in NUMBERS.items():
        setattr(draft, table, data[section][key])
    for table in HELPER_NUMBERS:
        setattr(draft, table, data["helper_values"][table])
    for number, payment in data["helper_values"]["trader_payment"].items():
        draft.trader_payment[int(number)] = payment
    _fill_shop(draft, data["shop"])
    _fill_solo(draft, data["solo"])
    _fill_fields(draft, data["field"])
    _fill_stalls(draft, data["stall"])
    _fill_customers(draft, data)
    _fill_helpers(draft, data["helper"])
    _fill_uses(draft)
    draft.fill_verbs([verb.first for verb in VERBS], names.ACTIONS)
    draft.lay_into(components)
    return components


def _number(vegetable: str) -> int:
    return VEGETABLES.index(vegetable)


def _fill_shop(draft: Draft, shop: Data) -> None:
    for vegetable in VEGETABLES:
        number = _number(vegetable)
        draft.shop_spaces[number] = shop[vegetable]["spaces"]
        draft.shop_start[number] = shop[vegetable]["start"]
        draft.buy[number] = shop[vegetable]["buy"]
        draft.sell[number] = shop[vegetable]["sell"]


def _fill_solo(draft: Draft, solo: Data) -> None:
    draft.dummy_stalls = solo["dummy"]["stall"]
    draft.dummy_regulars = solo["dummy"]["regular"]
    draft.dummy_casuals = solo["dummy"]["casual"]
    draft.row_price = list(solo["row_price"])
    draft.level = [solo["level"][level] for level in ("good", "very_good", "master")]
    for vegetable in solo["tenant_crops"]:
        draft.tenant_crop[_number(vegetable)] = 1


def _fill_fields(draft: Draft, field: Data) -> None:
    draft.home_size = field["home"]["spaces"]
    for vegetable in field["home"]["crops"]:
        draft.home_crop[_number(vegetable)] = 1
    for size in SIZES:
        draft.private_copies[int(size)] = field["copies"]["private_per_player"][size]
        for vegetable in field["crops"][size]:
            draft.crop[int(size) * names.VEGETABLES + _number(vegetable)] = 1
    card = names.FIRST_FIELD
    for size in COMMON_SIZES:
        for _ in range(field["copies"]["common"][size]):
            draft.card_field[card] = int(size)
            card += 1


def _fill_stalls(draft: Draft, stalls: list[Data]) -> None:
    for card in stalls:
        row = (card["number"] - 1) * names.VEGETABLES
        for vegetable, price in card["offers"].items():
            draft.stall_price[row + _number(vegetable)] = price


def _fill_customers(draft: Draft, data: Data) -> None:
    for card in data["regular"]:
        regular = card["number"] - 1
        for vegetable in card["wants"]:
            draft.regular_need[regular * names.VEGETABLES + _number(vegetable)] += 1
        for row, pays in enumerate(card["pays"]):
            draft.regular_pays[regular * names.ROWS + row] = pays
        draft.starter[regular] = int(card.get("starter", False))
    for card in data["casual"]:
        casual = card["number"] - 1
        for vegetable in card["wants"]:
            draft.casual_need[casual * names.VEGETABLES + _number(vegetable)] += 1
        draft.casual_pays[casual] = card["pays"]


def _fill_helpers(draft: Draft, helpers: list[Data]) -> None:
    by_key = {helper["key"]: helper for helper in helpers}
    card = names.FIRST_HELPER
    for kind, key in enumerate(HELPERS):
        helper = by_key[key]
        draft.lantern[kind] = int(helper["lantern"])
        draft.pays_for_field[kind] = int(helper.get("pays_in_2", False))
        for phase in helper["phases"]:
            draft.phases[kind] |= PHASES[phase - 1]
        for _ in range(helper["copies"]):
            draft.card_helper[card] = kind + 1
            card += 1


def _fill_uses(draft: Draft) -> None:
    """A use is written with its helper, or its helpers, in front."""
    for use, words in enumerate(USES):
        helpers = words.split()
        draft.use_helper[use] = HELPERS.index(helpers[0])
        draft.use_bargain[use] = sum(BARGAINS.get(helper, 0) for helper in helpers)
