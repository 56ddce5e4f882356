"""What the values of a box must be together. Each value by itself has been checked before."""

from collections.abc import Mapping
from typing import Any

from barrowgate.core.components.checking import Findings
from barrowgate.lagranja.vocabulary import (
    HARVEST_GOODS,
    INSTANTS,
    LASTINGS,
    ONE_TO_SIX,
    RESOURCES,
    ROOF_TILES,
    known_meaning,
)

HELPER_SLOTS = 3

Data = Mapping[str, Any]


def check_together(data: Data, findings: Findings) -> None:
    _check_prices(data, findings)
    _check_market(data, findings)
    _check_start(data, findings)
    _check_siesta(data, findings)
    _check_roof_tiles(data, findings)
    _check_crafts(data, findings)
    _check_double_options(data, findings)


def _check_prices(data: Data, findings: Findings) -> None:
    """Buying back costs more than selling gives, whatever helpers are on a farm.

    Otherwise a player could buy and sell for ever.
    """
    cards = [card for card in data["card"] if card["helper"]["effect"] == "buy_discount"]
    cards.sort(key=lambda card: -card["helper"]["silver"])
    discount = sum(card["helper"]["silver"] for card in cards[:HELPER_SLOTS])
    least = min((card["helper"]["least"] for card in cards), default=0)
    for resource in RESOURCES:
        price = data["price"][resource]
        lowest, note = price["buy"], ""
        if cards and resource in HARVEST_GOODS:
            lowest = max(lowest - discount, min(lowest, least))
            numbers = ", ".join(str(card["number"]) for card in cards[:HELPER_SLOTS])
            note = f" with the buy_discount of card {numbers}"
        if lowest <= price["sell"]:
            findings.add(
                f"price.{resource}",
                "buy",
                f"is {lowest}{note}, must stay above the selling price {price['sell']}",
            )


def _check_market(data: Data, findings: Findings) -> None:
    """Distinct coordinates, and an open space for every barrow at every number of players."""
    spaces = data["market"]["spaces"]
    at: dict[tuple[int, int], int] = {}
    for space in spaces:
        first = at.setdefault((space["q"], space["r"]), space["id"])
        if first != space["id"]:
            findings.add(
                f"market space {space['id']}",
                "q",
                f"lies where space {first} lies: q and r must differ from every other space",
            )
    open_values = {space["value"] for space in spaces if not space.get("x", False)}
    all_values = {space["value"] for space in spaces}
    for value in sorted({card["barrow"]["vp"] for card in data["card"]}):
        cards = [str(card["number"]) for card in data["card"] if card["barrow"]["vp"] == value]
        if value not in open_values:
            players = "at any number of" if value not in all_values else "with fewer than 4"
            findings.add(
                "market",
                "spaces",
                f"no space of value {value} is open {players} players, "
                f"but barrows are worth {value} (card {', '.join(cards)})",
            )


def _check_start(data: Data, findings: Findings) -> None:
    """Start spaces are distinct by their shape; the first three must be open for fewer than 4."""
    closed = {space["id"] for space in data["market"]["spaces"] if space.get("x", False)}
    for space in data["market"]["start"][:3]:
        if space in closed:
            findings.add(
                "market",
                "start",
                f"has space {space} among the first three, "
                "which must be open with fewer than 4 players (no x)",
            )


def _check_siesta(data: Data, findings: Findings) -> None:
    spaces = len(data["siesta"]["vp"])
    first_from = data["siesta"]["solo_first_from"]
    if first_from >= spaces:
        findings.add(
            "siesta",
            "solo_first_from",
            f"is {first_from}, must be a space of the track: 0 to {spaces - 1}",
        )


def _check_roof_tiles(data: Data, findings: Findings) -> None:
    """Tiles of one kind are alike, so a kind has one amount in the whole box."""
    amounts: dict[int, int] = {}
    for number in ONE_TO_SIX:
        for word in data["roof"]["tiles"][number]:
            tile = known_meaning(word, ROOF_TILES)
            first = amounts.setdefault(tile.number, tile.amount)
            if first != tile.amount:
                findings.add(
                    "roof.tiles",
                    number,
                    f"has '{word}', must have the amount of the earlier tile of this kind: {first}",
                )


def _check_crafts(data: Data, findings: Findings) -> None:
    """The two sides of a craft marker belong together, and each pair is there once."""
    sides = list(zip(INSTANTS, LASTINGS, strict=True))
    taken: dict[int, int] = {}
    for craft in data["craft"]:
        place = f"craft {craft['number']}"
        instant = known_meaning(craft["instant"], INSTANTS).number
        lasting = known_meaning(craft["lasting"], LASTINGS).number
        if instant != lasting:
            partner = sides[instant - 1][1].replace("#", "N")
            findings.add(
                place,
                "lasting",
                f"is '{craft['lasting']}', must be '{partner}' beside '{craft['instant']}'",
            )
        first = taken.setdefault(instant, craft["number"])
        if first != craft["number"]:
            findings.add(
                place,
                "instant",
                f"is '{craft['instant']}', which craft {first} has: six different ones are needed",
            )


def _check_double_options(data: Data, findings: Findings) -> None:
    """Two options of a revenue space can only be used where it has two."""
    for card in data["card"]:
        for space in card["helper"].get("spaces", ()):
            if len(data["revenue"][str(space)]) < 2:
                findings.add(
                    f"card {card['number']}",
                    "helper.spaces",
                    f"has space {space}, must be revenue spaces with two options or more",
                )
