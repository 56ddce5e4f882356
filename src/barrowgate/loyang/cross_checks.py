"""What the values of a box must be together. Each value by itself has been checked before."""

from collections.abc import Mapping
from typing import Any

from barrowgate.core.components.checking import Findings
from barrowgate.loyang.notation import VEGETABLES

LEAST_LOSS = 2  # A41: the least that buying and selling again loses
STARTERS = 4

Data = Mapping[str, Any]


def check_together(data: Data, findings: Findings) -> None:
    for vegetable in VEGETABLES:
        _check_shop(data, vegetable, findings)
    _check_home(data, findings)
    _check_path(data, findings)
    _check_storehouse(data, findings)
    _check_customers(data, findings)
    _check_starters(data, findings)
    _check_solo(data, findings)


def _check_shop(data: Data, vegetable: str, findings: Findings) -> None:
    """Whoever buys and sells again loses cash, so that nobody trades for ever.

    The Shopper buys cheaper, but is gone after one vegetable: there no loss is needed.
    """
    shop = data["shop"][vegetable]
    place = f"shop.{vegetable}"
    discount = data["helper_values"]["shopper_discount"]
    if shop["start"] > shop["spaces"]:
        findings.add(place, "start", f"is {shop['start']}, there are {shop['spaces']} spaces")
    if shop["buy"] < shop["sell"] + LEAST_LOSS:
        least = shop["sell"] + LEAST_LOSS
        findings.add(
            place,
            "buy",
            f"is {shop['buy']}, must be at least {least}: {LEAST_LOSS} more than the selling price",
        )
    elif shop["buy"] - discount < shop["sell"]:
        findings.add(
            place,
            "buy",
            f"is {shop['buy'] - discount} with the Shopper's discount, "
            f"must not be below the selling price {shop['sell']}",
        )


def _check_home(data: Data, findings: Findings) -> None:
    """Every crop of the home field can be bought from the shop before the first round."""
    cash = data["setup"]["cash"]
    for vegetable in data["field"]["home"]["crops"]:
        shop = data["shop"][vegetable]
        if shop["start"] == 0:
            findings.add(
                f"shop.{vegetable}",
                "start",
                "is 0, must be 1 or more: a home field may begin with it",
            )
        if shop["buy"] > cash:
            findings.add(
                "setup",
                "cash",
                f"is {cash}, must be enough for every crop of the home field: "
                f"{vegetable} costs {shop['buy']}",
            )


def _check_path(data: Data, findings: Findings) -> None:
    path, level = data["path"], data["solo"]["level"]
    if path["start"] >= path["end"]:
        findings.add("path", "end", f"is {path['end']}, must be above the start {path['start']}")
    if not level["good"] < level["very_good"] < level["master"]:
        findings.add("solo", "level", "must rise: good, very_good, master")


def _check_storehouse(data: Data, findings: Findings) -> None:
    storehouse = data["storehouse"]
    if storehouse["enlarged"] <= storehouse["capacity"]:
        findings.add(
            "storehouse",
            "enlarged",
            f"is {storehouse['enlarged']}, must be above the capacity {storehouse['capacity']}",
        )


def _check_customers(data: Data, findings: Findings) -> None:
    """No customer pays less than nothing, and what helpers share out comes from the payment."""
    modifier = data["customer"]["casual_modifier"]
    casual = min(casual["pays"] for casual in data["casual"])
    regular = min(regular["pays"][-1] for regular in data["regular"])
    share = data["helper_values"]["deliveryman_share"]
    price = data["helper_values"]["tout_price"]
    if modifier > casual:
        findings.add(
            "customer", "casual_modifier", f"is {modifier}, a casual customer pays only {casual}"
        )
    elif price > casual - modifier:
        findings.add(
            "helper_values",
            "tout_price",
            f"is {price}, a casual customer may pay only {casual - modifier}",
        )
    if share > regular:
        findings.add(
            "helper_values",
            "deliveryman_share",
            f"is {share}, the last delivery to a regular customer may pay only {regular}",
        )


def _check_starters(data: Data, findings: Findings) -> None:
    starters = [str(regular["number"]) for regular in data["regular"] if regular.get("starter")]
    if len(starters) != STARTERS:
        found = ", ".join(starters) or "none"
        findings.add("regular", "starter", f"is true for {found}, must be for exactly {STARTERS}")


def _check_solo(data: Data, findings: Findings) -> None:
    solo = data["solo"]
    if solo["squire_buys"] < solo["buys"]:
        findings.add(
            "solo",
            "squire_buys",
            f"is {solo['squire_buys']}, must not be below the usual {solo['buys']}",
        )
