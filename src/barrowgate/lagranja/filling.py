"""Checked values become the tables that the rules look up."""

from collections.abc import Iterable, Mapping
from typing import Any

from barrowgate.lagranja import names
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.helper_effects import EFFECT_NUMBERS
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

# Where each verb of the catalogue begins, in the order of the VERB_ numbers.
FIRST_ACTIONS = (
    names.DONE,
    names.PASS,
    names.ACCEPT,
    names.PLAY,
    names.DISCARD,
    names.DISCARD_SLOT,
    names.BUY,
    names.SELL,
    names.UPGRADE,
    names.COMMODITY_USE,
    names.USE_HELPER,
    names.USE_TILE,
    names.BUY_TILE,
    names.FLIP_TILE,
    names.GROW,
    names.TAKE,
    names.TAKE_PAIR,
    names.PAY,
    names.DELIVER,
    names.RETURN,
    names.REMOVE,
    names.PLACE,
    names.RESCUE,
    names.RESERVE,
    names.RENT,
    names.TURN,
    names.TURN_TO,
    names.TAKE_DIE,
    names.USE_COMMON_DIE,
    names.CHOOSE,
    names.DONKEY,
    names.WALK,
    names.HIRE,
)


def filled(data: Data) -> Components:
    """The tables of a box whose values have been checked."""
    components = Components()
    _fill_numbers(components, data)
    _fill_prices(components, data)
    _fill_revenue(components, data)
    _fill_roof(components, data)
    _fill_tracks(components, data)
    for craft in data["craft"]:
        _fill_craft(components, craft)
    _fill_market(components, data)
    for card in data["card"]:
        _fill_card(components, card)
        _fill_helper(components, card["number"], card["helper"])
    _fill_verbs(components)
    return components


def _fill_numbers(components: Components, data: Data) -> None:
    setup, village, solo = data["setup"], data["village"], data["solo"]
    components.start_silver = setup["silver"]
    components.start_vp = setup["vp"]
    components.start_commodities = setup["trade_commodities"]
    components.hand = setup["hand"]
    components.hand_limit = setup["hand_limit"]
    components.extra_deliveries = setup["extra_deliveries"]
    components.pig_spaces = setup["pig_spaces"]
    components.markers = setup["markers"]
    components.rounds = setup["rounds"]
    components.dice = [0] + [setup["dice"][players] for players in "1234"]
    components.end_silver = data["trade_commodity"]["end_silver"]
    components.silver_per_vp = data["end"]["silver_per_vp"]
    components.first_vp = village["first_vp"]
    components.unblock_vp = village["unblock_vp"]
    components.order_markers = village["order_markers"]
    components.removed_vp = data["market_vp"]["removed"]
    components.market_vp = data["market_vp"]["scoring"]
    components.solo_tiles = solo["roof_tiles"]
    components.solo_lowest_until = solo["discard_lowest_until_round"]
    components.solo_first_from = data["siesta"]["solo_first_from"]
    components.delivery_silver = data["delivery"]["extra_silver"]
    silver_use = data["trade_commodity"]["options"][names.USE_SILVER]
    components.commodity_silver = known_meaning(silver_use, COMMODITY_USES).amount


def _fill_prices(components: Components, data: Data) -> None:
    for resource in RESOURCES:
        price = data["price"][resource]
        good = GOODS[resource]
        components.buy[good] = price["buy"]
        components.sell[good] = price["sell"]
        components.upgrade_silver[good] = price["upgrade"]["silver"]
        components.upgrade_to[good] = GOODS[price["upgrade"]["to"]]


def _fill_revenue(components: Components, data: Data) -> None:
    for space in range(1, 7):
        for place, word in enumerate(data["revenue"][str(space)]):
            option = known_meaning(word, REVENUE_OPTIONS)
            index = space * names.OPTIONS_PER_SPACE + place
            components.revenue_option[index] = option.number + 1
            if option.number == names.OPTION_SILVER:
                components.revenue_silver[index] = option.amount


def _fill_roof(components: Components, data: Data) -> None:
    roof = data["roof"]
    components.roof_vp = list(roof["space_vp"])
    components.tile_phases = [TILE_WHEN_DEFAULT] * names.TILE_KINDS
    for round_number in range(1, 7):
        for place, word in enumerate(roof["tiles"][str(round_number)]):
            tile = known_meaning(word, ROOF_TILES)
            components.tile[round_number * names.TILES_PER_ROUND + place] = tile.number
            if tile.number in (names.TILE_VP, names.TILE_SILVER):
                components.tile_amount[tile.number] = tile.amount
    for word, phases in roof.get("when", {}).items():
        if word != "source":
            kind = known_meaning(word, ROOF_TILES).number
            components.tile_phases[kind] = _bits(TILE_WHEN[phase] for phase in phases)


def _fill_tracks(components: Components, data: Data) -> None:
    track = data["siesta"]["vp"]
    components.siesta_spaces = len(track)
    for space, points in enumerate(track):
        components.siesta_vp[space] = points
    for number, tile in enumerate(data["donkeys"]["tiles"]):
        components.donkeys[number] = tile["donkeys"]
        components.hats[number] = tile["hats"]
    components.reset_round = data["donkeys"]["reset_before_round"]


def _fill_craft(components: Components, craft: Data) -> None:
    number = craft["number"] - 1
    components.row_size[number] = len(craft["row"])
    for good in craft["row"]:
        components.row_need[number * names.GOODS + GOODS[good]] += 1
    instant = known_meaning(craft["instant"], INSTANTS)
    lasting = known_meaning(craft["lasting"], LASTINGS)
    components.craft_instant[number] = instant.number
    components.craft_amount[number] = instant.amount
    components.craft_lasting[number] = lasting.number
    components.craft_lasting_amount[number] = lasting.amount


def _fill_market(components: Components, data: Data) -> None:
    spaces = data["market"]["spaces"]
    at = {(space["q"], space["r"]): space["id"] for space in spaces}
    for space in spaces:
        number = space["id"]
        components.space_value[number] = space["value"]
        components.space_q[number] = space["q"]
        components.space_r[number] = space["r"]
        components.closed[number] = int(space.get("x", False))
        for direction, (q, r) in enumerate(DIRECTIONS):
            neighbour = at.get((space["q"] + q, space["r"] + r), 0)
            components.neighbour[number * len(DIRECTIONS) + direction] = neighbour
    components.start = list(data["market"]["start"])


def _fill_card(components: Components, card: Data) -> None:
    number = card["number"]
    goods = card["barrow"]["goods"]
    components.field_good[number] = GOODS[card["field"]]
    components.barrow_vp[number] = card["barrow"]["vp"]
    components.barrow_size[number] = len(goods)
    for good in goods:
        components.barrow_need[number * names.GOODS + GOODS[good]] += 1
    components.extension_silver[number] = card["extension"].count("silver")
    components.extension_extra[number] = card["extension"].count("extra_delivery")
    components.extension_pig[number] = card["extension"].count("pig_space")


def _fill_helper(components: Components, card: int, helper: Data) -> None:
    components.effect[card] = EFFECT_NUMBERS[helper["effect"]]
    components.silver[card] = helper.get("silver", 0)
    components.vp[card] = helper.get("vp", 0)
    for parameter in ("goods", "cards", "count", "steps", "pigs", "harvest"):
        components.number[card] += helper.get(parameter, 0)  # an effect has one of them at most
    good = helper.get("good")
    components.good[card] = names.ANY_RESOURCE if good is None else GOODS[good]
    components.pig_places[card] = helper.get("pig_spaces", 0)
    components.limit[card] = helper.get("limit", helper.get("donkeys", 0))
    components.draw[card] = helper.get("draw", 0)
    components.on[card] = _bits(BONUS_ON[event] for event in helper.get("on", ()))
    components.on[card] |= _bits(1 << space for space in helper.get("spaces", ()))
    components.least[card] = helper.get("least", 0)
    components.once[card] = int(helper["once"])
    components.when[card] = WHEN[helper["when"]]


def _bits(values: Iterable[int]) -> int:
    bits = 0
    for value in values:
        bits |= value
    return bits


def _fill_verbs(components: Components) -> None:
    ends = (*FIRST_ACTIONS[1:], names.ACTIONS)
    for verb, (first, end) in enumerate(zip(FIRST_ACTIONS, ends, strict=True)):
        components.verb_base[verb] = first
        for action in range(first, end):
            components.verb[action] = verb
