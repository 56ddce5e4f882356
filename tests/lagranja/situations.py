"""Why an action is not legal: one situation for every reason (tests/every_game/test_reasons.py)."""

from collections.abc import Callable
from typing import Any

from tests.lagranja.builders import Scene

FIVE_TILES = ["olive", "grape", "card", "upgrade", "vp"]
UP_FRONT = {"extra_deliveries": "up_front"}
CHOOSE = {"removal": "choose"}


def income(**things: Any) -> Scene:
    return Scene("income").farm(0, **things).begin()


def delivering(**things: Any) -> Scene:
    return Scene("deliveries").farm(0, siesta=1, **things).begin()


def placing(value: int = 4, market: dict[int, int] | None = None) -> Scene:
    """Seat 0 is to put a marker on the market."""
    card, has = {4: (23, "grain"), 2: (20, "olive")}[value]
    good, action = {4: ("meat", "meat"), 2: ("grape", "grape den")}[value]
    scene = Scene("deliveries", options=CHOOSE).market(market or {})
    farm: dict[str, Any] = {"siesta": 1, "barrows": [card], "delivered": {"barrow 1": [has]}}
    scene.farm(0, **farm | {good: 1}).farm(1, helpers=[33])
    return scene.begin().play(f"deliver {action} barrow 1")


def first_die(*dice: int) -> Scene:
    return Scene("first_die").dice(*dice)


def basket() -> Scene:
    """The Basket Weaver carries a second good to the Greengrocer."""
    scene = Scene("deliveries").farm(0, siesta=1, helpers=[48], olive=1, grain=1, pig=1)
    return scene.begin().play("deliver olive den greengrocer", "use 48")


# For each reason a table and the action that is refused there.
SITUATIONS: dict[str, Callable[[], tuple[Scene, str]]] = {
    "allowed": lambda: (income(olive=1), "sell olive den"),
    "game-over": lambda: (Scene("scoring", round=6).begin(), "done"),
    "not-asked": lambda: (income(), "grow"),
    "must-choose": lambda: (Scene("growth").begin(), "done"),
    "no-silver": lambda: (income(silver=2), "buy olive"),
    "no-vp": lambda: (Scene("income").farm(0, helpers=[4], hand=[1]).begin(), "use 4"),
    "no-good": lambda: (income(), "sell olive den"),
    "no-pig-place": lambda: (income(silver=9, pig=2), "buy pig"),
    "not-in-hand": lambda: (Scene("cards").begin(), "play 1 field"),
    "no-hand": lambda: (income(commodity=1), "commodity play"),
    "no-card-to-draw": lambda: (
        Scene("income").farm(0, commodity=1).deck().begin(),
        "commodity draw",
    ),
    "cannot-pay-extension": lambda: (
        Scene("cards").farm(0, hand=[1]).begin(),
        "play 1 extension",
    ),
    "paying-order": lambda: (
        Scene("cards")
        .farm(0, hand=[1], extensions=[2], silver=2, vp=2)
        .begin()
        .play("play 1 extension", "pay silver"),
        "pay silver",
    ),
    "rest-not-payable": lambda: (
        Scene("cards")
        .farm(0, hand=[1], extensions=[2], silver=1, vp=1)
        .begin()
        .play("play 1 extension"),
        "pay vp",
    ),
    "card-holds-tile": lambda: (
        Scene("cards")
        .farm(0, hand=[1], helpers=[43, 7, 8], stored="pig")
        .begin()
        .play("play 1 helper"),
        "discard helper 1",
    ),
    "wrong-side": lambda: (
        Scene("cards").farm(0, hand=[1], barrows=[4, 5, 6]).begin().play("play 1 barrow"),
        "discard helper 1",
    ),
    "barrow-too-high": lambda: (
        Scene("deliveries")
        .farm(0, siesta=1, barrows=[35], helpers=[16], hand=[6, 8], grape=1)
        .farm(0, delivered={"barrow 1": ["olive", "grain"]})
        .begin()
        .play("deliver grape den barrow 1", "place 12"),
        "play 8 barrow",
    ),
    "must-play": lambda: (Scene("cards", round=1).farm(0, hand=[1]).begin(), "done"),
    "no-play-left": lambda: (
        Scene("cards").farm(0, hand=[1, 2]).begin().play("play 1 field"),
        "play 2 field",
    ),
    "field-not-sold": lambda: (
        Scene("income").farm(0, fields={"olive": [1]}).begin(),
        "sell olive field 1",
    ),
    "no-commodity": lambda: (income(), "commodity silver"),
    "use-closed": lambda: (
        Scene("income").farm(0, commodity=1, closed=["silver"]).begin(),
        "commodity silver",
    ),
    "use-taken-already": lambda: (
        Scene("income")
        .farm(0, commodity=2, helpers=[21])
        .begin()
        .play("commodity silver", "use 21"),
        "commodity silver",
    ),
    "nothing-to-upgrade": lambda: (income(commodity=1), "commodity upgrade"),
    "wrong-good": lambda: (
        Scene("income").farm(0, tiles=["grain_or_olive"]).begin().play("use tile grain_or_olive"),
        "take grape",
    ),
    "helper-absent": lambda: (income(silver=9), "use 54"),
    "helper-used": lambda: (
        Scene("income").farm(0, helpers=[54], silver=9).begin().play("use 54"),
        "use 54",
    ),
    "helper-not-activated": lambda: (Scene("income").farm(0, helpers=[1]).begin(), "use 1"),
    "wrong-phase": lambda: (
        Scene("income").farm(0, tiles=["siesta_1"]).begin(),
        "use tile siesta_1",
    ),
    "needs-pig": lambda: (Scene("income").farm(0, helpers=[12], grain=1).begin(), "use 12"),
    "at-the-top": lambda: (
        first_die(1, 2, 3, 4, 5).farm(0, tiles=["siesta_1"], siesta=4).begin(),
        "use tile siesta_1",
    ),
    "wrong-steps": lambda: (Scene("siesta").farm(0, donkey=2).begin(), "walk 1"),
    "must-walk": lambda: (Scene("siesta").farm(0, donkey=2).begin(), "done"),
    "already-walked": lambda: (
        Scene("siesta").farm(0, donkey=2).begin().play("walk 2"),
        "walk 2",
    ),
    "tile-absent": lambda: (income(), "use tile pig"),
    "tile-not-offered": lambda: (Scene("roof").tiles("pig").begin(), "buy tile card"),
    "tile-bought": lambda: (
        Scene("roof").tiles("pig", "card").farm(0, silver=9).begin().play("buy tile pig"),
        "buy tile card",
    ),
    "roof-full": lambda: (
        Scene("roof").tiles("pig").farm(0, silver=9, tiles=FIVE_TILES).begin(),
        "buy tile pig",
    ),
    "nothing-to-flip": lambda: (
        Scene("income").farm(0, tiles=["flip_roof", "vp"]).begin(),
        "use tile flip_roof",
    ),
    "field-full": lambda: (
        Scene("growth").farm(0, helpers=[34], fields={"olive": [7, 1]}).begin().play("grow"),
        "grow olive field 7",
    ),
    "no-such-die": lambda: (first_die(1, 2, 3, 4, 5).begin(), "take die 6"),
    "die-reserved": lambda: (first_die(1, 2, 3, 4, 5).farm(1, reserved=5).begin(), "take die 5"),
    "cannot-pay-tenant": lambda: (
        Scene("tenant").dice(1, 2, 3, 4, 5).farm(1, helpers=[26]).begin().play("rent 4"),
        "take rented die",
    ),
    "die-taken": lambda: (first_die(4, 4, 4, 4, 5).begin().play("take die 4"), "take die 5"),
    "must-take-die": lambda: (first_die(1, 2, 3, 4, 5).begin(), "done"),
    "same-number": lambda: (
        Scene("laborer").dice(1, 2, 3, 4, 5).farm(0, helpers=[15]).begin().play("turn 3"),
        "turn to 3",
    ),
    "option-not-here": lambda: (
        first_die(2, 2, 2, 2, 2).begin().play("take die 2"),
        "choose silver",
    ),
    "donkey-rests": lambda: (Scene("donkeys").farm(0, resting=[2]).begin(), "donkey 2"),
    "no-delivery-left": lambda: (
        delivering(olive=2, donkey=1).play("deliver olive den butcher"),
        "deliver olive den greengrocer",
    ),
    "no-delivery-possible": lambda: (
        first_die(6, 6, 6, 6, 6).begin().play("take die 6"),
        "choose delivery",
    ),
    "building-blocked": lambda: (
        Scene("deliveries").block(butcher=1).farm(0, siesta=1, olive=1).begin(),
        "deliver olive den butcher",
    ),
    "building-completed": lambda: (
        Scene("deliveries").farm(0, siesta=1, olive=1, crafts={"butcher": "back"}).begin(),
        "deliver olive den butcher",
    ),
    "no-barrow": lambda: (delivering(olive=1), "deliver olive den barrow 1"),
    "no-symbol": lambda: (delivering(grain=1), "deliver grain den butcher"),
    "other-target": lambda: (basket(), "deliver grain den merchant_house"),
    "space-closed": lambda: (placing(), "place 16"),
    "space-value": lambda: (placing(), "place 19"),
    "space-taken": lambda: (placing(market={14: 1}), "place 14"),
    "not-removable": lambda: (placing(market={19: 1, 12: 1}).play("place 18"), "remove 19"),
    "no-refuge": lambda: (
        placing(market={12: 1}).play("place 18", "remove 12", "use 33", "rescue 12"),
        "place 8",
    ),
    "no-such-marker": lambda: (placing(market={12: 1}).play("place 18"), "remove 13"),
    "hiring-closed": lambda: (
        Scene("extra_deliveries", options=UP_FRONT)
        .farm(0, silver=9, olive=2, extensions=[1])
        .begin()
        .play("hire", "deliver olive den butcher"),
        "hire",
    ),
}
