"""Why an action is not legal: one situation for every reason (tests/every_game/test_reasons.py)."""

from collections.abc import Callable
from typing import Any

from tests.loyang.builders import Scene

HAND = ["stall 1", "stall 2", "stall 3"]


def acting(**things: Any) -> Scene:
    """Seat 0 is in its action turn."""
    return Scene().farm(**things).begin()


def dealing(seats: int = 2, courtyard: tuple[str, ...] = (), **things: Any) -> Scene:
    """Seat 0 is to put or take; everybody holds three cards."""
    scene = Scene("cards", seats=seats).farm(0, hand=HAND, **things)
    for seat, kind in ((1, "casual"), (2, "regular"))[: seats - 1]:
        scene.farm(seat, hand=[f"{kind} {number}" for number in (1, 2, 3)])
    return scene.courtyard(*courtyard).begin(0)


def ending(**things: Any) -> Scene:
    """Seat 0 is at the storehouse."""
    return acting(cart={"bean": 3, "leek": 1}, **things).play("done")


# For each reason a table and the action that is refused there.
SITUATIONS: dict[str, Callable[[], tuple[Scene, str]]] = {
    "allowed": lambda: (acting(cash=3), "buy wheat"),
    "game-over": lambda: (Scene("end", round=9).begin(), "done"),
    "not-asked": lambda: (acting(), "step"),
    "must-choose": lambda: (ending(), "done"),
    "no-cash": lambda: (acting(cash=2), "buy wheat"),
    "not-in-cart": lambda: (acting(), "sell bean"),
    "shop-empty": lambda: (acting(cash=9, shop={"leek": 0}), "buy leek"),
    "shop-full": lambda: (acting(cart={"wheat": 1}), "sell wheat"),
    "loan-limit": lambda: (acting(loans=20), "loan"),
    "crop-taken": lambda: (
        Scene("crop", seats=3, round=0)
        .farm(0, home=("wheat", 9))
        .farm(1, home=("wheat", 9))
        .farm(2, cash=9)
        .begin(2),
        "plant wheat",
    ),
    "wrong-crop": lambda: (acting(cart={"leek": 1}, fields=[(6, None, 0)]), "sow leek field 2"),
    "no-field": lambda: (acting(cart={"leek": 1}), "sow leek field 7"),
    "field-sown": lambda: (
        acting(cart={"leek": 1}, fields=[(3, "bean", 1)]),
        "sow leek field 2",
    ),
    "too-few-tokens": lambda: (
        acting(cards=["ploughman"], fields=[(3, "bean", 2), (3, "leek", 1)]).play(
            "use ploughman clear"
        ),
        "pick 1 field 3",
    ),
    "not-in-hand": lambda: (dealing(), "put stall 9"),
    "not-in-courtyard": lambda: (dealing(), "take casual 9"),
    "must-take": lambda: (
        Scene("cards")
        .farm(0, hand=["stall 1"])
        .farm(1, hand=["stall 2"])
        .courtyard("stall 3")
        .begin(0),
        "put stall 1",
    ),
    "courtyard-empty": lambda: (dealing(cards=["squire"], squire_round=2), "use squire"),
    "not-for-two": lambda: (dealing(seats=3), "flip"),
    "already-flipped": lambda: (dealing().play("flip"), "flip"),
    "pile-empty": lambda: (
        Scene("cards").farm(0, hand=HAND).farm(1, hand=["casual 1"]).deck().begin(0),
        "flip",
    ),
    "card-order": lambda: (
        dealing(courtyard=("casual 8", "casual 9"), cards=["squire"], squire_round=2).play(
            "use squire", "take casual 9"
        ),
        "take casual 8",
    ),
    "too-many-cards": lambda: (
        Scene("cards", seats=1)
        .grid("stall 1", "stall 2", "stall 3")
        .begin()
        .play("take stall 1", "take stall 2"),
        "take stall 3",
    ),
    "not-in-grid": lambda: (Scene("cards", seats=1).grid("stall 1").begin(), "take stall 2"),
    "wrong-partner": lambda: (Scene("partner", seats=4, first=2, second=0).begin(), "partner 1"),
    "not-in-area": lambda: (acting(cart={"wheat": 2}), "trade stall 1 turnip"),
    "card-covered": lambda: (
        acting(cart={"wheat": 2}, packs=[("housemaid", "stall 1")]),
        "trade stall 1 turnip",
    ),
    "stall-sold-out": lambda: (
        Scene().farm(cart={"wheat": 2}, cards=["stall 1"]).stall("stall 1", "cabbage").begin(),
        "trade stall 1 turnip",
    ),
    "too-few-to-give": lambda: (
        acting(cart={"wheat": 1}, cards=["stall 7"]),
        "trade stall 7 leek",
    ),
    "already-served": lambda: (
        acting(cart={"wheat": 4}, cards=["regular 2"]).play("serve regular 2"),
        "serve regular 2",
    ),
    "already-missed": lambda: (
        acting(cart={"wheat": 4}, cards=["regular 2"]).play("miss regular 2"),
        "serve regular 2",
    ),
    "not-twice": lambda: (
        acting(cart={"wheat": 4}, cards=["regular 2"]),
        "serve regular 2 twice",
    ),
    "pack-bought": lambda: (acting().play("two_pack", "keep none"), "two_pack"),
    "helper-absent": lambda: (acting(), "use housemaid"),
    "helper-not-now": lambda: (acting(cards=["squire"]), "use squire"),
    "helper-no-effect": lambda: (acting(cards=["trader 1"]), "use trader"),
    "squire-new": lambda: (
        dealing(courtyard=("casual 9",), cards=["squire"], squire_round=3),
        "use squire",
    ),
    "wrong-card": lambda: (
        Scene()
        .farm(0, cards=["tout", "casual 1"])
        .farm(1, cards=["casual 2"])
        .begin()
        .play("use tout swap"),
        "choose stall 1",
    ),
    "out-of-reach": lambda: (
        Scene()
        .farm(0, cards=["tout", "casual 1"])
        .farm(1, cards=["casual 2"])
        .begin()
        .play("use tout swap", "choose casual 1"),
        "choose casual 3",
    ),
    "nothing-sold": lambda: (
        acting(cards=["market_crier", "stall 2"]).play("use market_crier sell"),
        "done",
    ),
    "no-pile": lambda: (acting(cash=9, cards=["leaseholder"]), "use leaseholder buy"),
    "store-full": lambda: (ending().play("store bean"), "store bean"),
    "store-enlarged": lambda: (acting(cart={"bean": 5}, enlarged=True).play("done"), "enlarge"),
    "helper-in-use": lambda: (
        Scene("cards", seats=1)
        .farm(cards=["squire"], squire_round=2)
        .grid("stall 1")
        .begin()
        .play("use squire"),
        "throw squire",
    ),
    "rest-not-enough": lambda: (
        acting(cart={"bean": 3, "leek": 2}, enlarged=True).play("done"),
        "store leek",
    ),
}
