"""Checked values become the tables that the rules look up."""

from collections.abc import Iterable, Mapping
from typing import Any

from barrowgate.core.components.draft import Draft
from barrowgate.core.numbers import Card
from barrowgate.lagranja import names
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.helper_effects import EFFECT_NUMBERS
from barrowgate.lagranja.notation import VERBS
from barrowgate.lagranja.vocabulary import (
    BONUS_ON,
    COMMODITY_USES,
    GOODS,
    INSTANTS,
    LASTINGS,
    RESOURCES,
    REVENUE_OPTIONS,
    ROOF_TILES,
    TILE_WHEN,
    TILE_WHEN_DEFAULT,
    WHEN,
    known_meaning,
)

Data = Mapping[str, Any]

# The six neighbours of a hexagon, in axial coordinates.
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

# Parameters of effects whose tables have their names.
AMOUNTS = (
    *("silver", "vp", "goods", "cards", "count", "steps", "pigs", "harvest"),
    *("limit", "draw", "least"),
)


def tables_of(data: Data) -> Components:
    """The tables of a box whose values have been checked."""
    components = Components()
    draft = Draft(components)
    _fill_numbers(draft, data)
    _fill_prices(draft, data)
    _fill_revenue(draft, data)
    _fill_roof(draft, data)
    _fill_tracks(draft, data)
    for craft in data["craft"]:
        _fill_craft(draft, craft)
    _fill_market(draft, data)
    for card in data["card"]:
        _fill_card(draft, card)
        _fill_helper(draft, card["number"], card["helper"])
    draft.fill_verbs([verb.first for verb in VERBS], names.ACTIONS)
    draft.lay_into(components)
    return components


def _fill_numbers(draft: Draft, data: Data) -> None:
    setup, village, solo = data["setup"], data["village"], data["solo"]
    draft.start_silver = setup["silver"]
    draft.start_vp = setup["vp"]
    draft.start_commodities = setup["trade_commodities"]
    draft.hand = setup["hand"]
    draft.hand_limit = setup["hand_limit"]
    draft.extra_deliveries = setup["extra_deliveries"]
    draft.pig_spaces = setup["pig_spaces"]
    draft.markers = setup["markers"]
    draft.rounds = setup["rounds"]
    draft.dice = [0] + [setup["dice"][players] for players in "1234"]
    draft.end_silver = data["trade_commodity"]["end_silver"]
    draft.silver_per_vp = data["end"]["silver_per_vp"]
    draft.first_vp = village["first_vp"]
    draft.unblock_vp = village["unblock_vp"]
    draft.order_markers = village["order_markers"]
    draft.removed_vp = data["market_vp"]["removed"]
    draft.market_vp = data["market_vp"]["scoring"]
    draft.solo_tiles = solo["roof_tiles"]
    draft.solo_lowest_until = solo["discard_lowest_until_round"]
    draft.solo_first_from = data["siesta"]["solo_first_from"]
    draft.delivery_silver = data["delivery"]["extra_silver"]
    silver_use = data["trade_commodity"]["options"][names.USE_SILVER]
    draft.commodity_silver = known_meaning(silver_use, COMMODITY_USES).amount


def _fill_prices(draft: Draft, data: Data) -> None:
    for resource in RESOURCES:
        price = data["price"][resource]
        good = GOODS[resource]
        draft.buy[good] = price["buy"]
        draft.sell[good] = price["sell"]
        draft.upgrade_silver[good] = price["upgrade"]["silver"]
        draft.upgrade_to[good] = GOODS[price["upgrade"]["to"]]


def _fill_revenue(draft: Draft, data: Data) -> None:
    for space in range(1, 7):
        for place, word in enumerate(data["revenue"][str(space)]):
            option = known_meaning(word, REVENUE_OPTIONS)
            index = space * names.OPTIONS_PER_SPACE + place
            draft.revenue_option[index] = option.number + 1
            if option.number == names.OPTION_SILVER:
                draft.revenue_silver[index] = option.amount


def _fill_roof(draft: Draft, data: Data) -> None:
    roof = data["roof"]
    draft.roof_vp = list(roof["space_vp"])
    draft.tile_phases = [TILE_WHEN_DEFAULT] * names.TILE_KINDS
    for round_number in range(1, 7):
        for place, word in enumerate(roof["tiles"][str(round_number)]):
            tile = known_meaning(word, ROOF_TILES)
            draft.tile[round_number * names.TILES_PER_ROUND + place] = tile.number
            if tile.number in (names.TILE_VP, names.TILE_SILVER):
                draft.tile_amount[tile.number] = tile.amount
    for word, phases in roof.get("when", {}).items():
        if word != "source":
            kind = known_meaning(word, ROOF_TILES).number
            draft.tile_phases[kind] = _bits(TILE_WHEN[phase] for phase in phases)


def _fill_tracks(draft: Draft, data: Data) -> None:
    track = data["siesta"]["vp"]
    draft.siesta_spaces = len(track)
    for space, points in enumerate(track):
        draft.siesta_vp[space] = points
    for number, tile in enumerate(data["donkeys"]["tiles"]):
        draft.donkeys[number] = tile["donkeys"]
        draft.hats[number] = tile["hats"]
    draft.reset_round = data["donkeys"]["reset_before_round"]


def _fill_craft(draft: Draft, craft: Data) -> None:
    number = craft["number"] - 1
    draft.row_size[number] = len(craft["row"])
    for good in craft["row"]:
        draft.row_need[number * names.GOODS + GOODS[good]] += 1
    instant = known_meaning(craft["instant"], INSTANTS)
    lasting = known_meaning(craft["lasting"], LASTINGS)
    draft.craft_instant[number] = instant.number
    draft.craft_amount[number] = instant.amount
    draft.craft_lasting[number] = lasting.number
    draft.craft_lasting_amount[number] = lasting.amount


def _fill_market(draft: Draft, data: Data) -> None:
    spaces = data["market"]["spaces"]
    at = {(space["q"], space["r"]): space["id"] for space in spaces}
    for space in spaces:
        number = space["id"]
        draft.space_value[number] = space["value"]
        draft.space_q[number] = space["q"]
        draft.space_r[number] = space["r"]
        draft.closed[number] = int(space.get("x", False))
        for direction, (q, r) in enumerate(DIRECTIONS):
            neighbour = at.get((space["q"] + q, space["r"] + r), 0)
            draft.neighbour[number * len(DIRECTIONS) + direction] = neighbour
    draft.start = list(data["market"]["start"])


def _fill_card(draft: Draft, card: Data) -> None:
    number = card["number"]
    goods = card["barrow"]["goods"]
    draft.field_good[number] = GOODS[card["field"]]
    draft.barrow_vp[number] = card["barrow"]["vp"]
    draft.barrow_size[number] = len(goods)
    for good in goods:
        draft.barrow_need[number * names.GOODS + GOODS[good]] += 1
    draft.extension_silver[number] = card["extension"].count("silver")
    draft.extension_extra[number] = card["extension"].count("extra_delivery")
    draft.extension_pig[number] = card["extension"].count("pig_space")


def _fill_helper(draft: Draft, card: Card, helper: Data) -> None:
    draft.effect[card] = EFFECT_NUMBERS[helper["effect"]]
    for parameter in AMOUNTS:
        getattr(draft, parameter)[card] = helper.get(parameter, 0)
    good = helper.get("good")
    draft.good[card] = names.ANY_RESOURCE if good is None else GOODS[good]
    # Not by their own names, which the table of the board has: pig spaces and donkeys of a farm.
    draft.pig_places[card] = helper.get("pig_spaces", 0)
    draft.helper_donkeys[card] = helper.get("donkeys", 0)
    draft.on[card] = _bits(BONUS_ON[event] for event in helper.get("on", ()))
    draft.spaces[card] = _bits(1 << space for space in helper.get("spaces", ()))
    draft.once[card] = int(helper["once"])
    draft.when[card] = WHEN[helper["when"]]


def _bits(values: Iterable[int]) -> int:
    bits = 0
    for value in values:
        bits |= value
    return bits
