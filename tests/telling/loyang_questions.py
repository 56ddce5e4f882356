"""A situation for every question of Loyang, with what is asked there."""

from collections.abc import Callable
from typing import Any

from tests.loyang.builders import Scene


def acting(**things: Any) -> Scene:
    """Seat 0 is in its action turn."""
    return Scene().farm(**things).begin()


def facing(*cards: str, **things: Any) -> Scene:
    """Seat 0 is in its action turn; these cards lie open with seat 1."""
    return Scene().farm(0, **things).farm(1, cards=cards).begin()


def dealing(seats: int = 3, **things: Any) -> Scene:
    """Seat 0 is to put or take; everybody holds two cards."""
    scene = Scene("cards", seats=seats).farm(0, hand=["stall 1", "stall 2"], **things)
    for seat in range(1, seats):
        scene.farm(seat, hand=[f"casual {seat}", f"regular {seat}"])
    return scene.courtyard("stall 5", "stall 6", "stall 7").begin(0)


def last_of_all() -> Scene:
    scene = Scene("cards").farm(0, hand=["stall 1"]).farm(1, hand=["stall 2"])
    return scene.courtyard("stall 3").begin(0)


def alone(**things: Any) -> Scene:
    """The solitaire game, at the grid."""
    return Scene("cards", seats=1).farm(**things).grid("stall 1", "field 6").begin()


def harvesting() -> Scene:
    scene = Scene("harvest").farm(cards=["harvest_hand"], fields=[(5, "bean", 5)])
    return scene.begin(0)


def leasing(play: str) -> Scene:
    scene = Scene().farm(cash=9, cards=["leaseholder"], fields=[(4, None, 0)], pile=[6, 3])
    return scene.begin().play(play)


def packed(deck: tuple[str, ...]) -> Scene:
    return Scene().farm(cash=9).deck(*deck).begin().play("two_pack")


def one_card_left() -> Scene:
    """The solitaire game, whose discard has been shuffled in once."""
    scene = Scene(seats=1).farm(cash=9).deck("stall 1")
    scene.position.shuffled = 1
    return scene.begin().play("two_pack")


def traders() -> Scene:
    """Two Traders that differ by what lies under one of them."""
    scene = Scene().farm(cards=["trader 1"], packs=[("trader 2", "casual 1")], cart={"wheat": 2})
    return scene.farm(1, cards=["stall 1"]).begin()


SITUATIONS: dict[str, tuple[Callable[[], Scene], str]] = {
    "question-crop": (
        lambda: Scene("crop", round=0).farm(cash=9).begin(0),
        "Buy a vegetable from your shop and sow your home field with it.",
    ),
    "question-harvest": (harvesting, "Use the Harvest Hand in this harvest?"),
    "question-extra": (
        lambda: harvesting().play("use harvest_hand", "harvest"),
        "Field 2 [5] bean 5: how many besides the one?",
    ),
    "question-distribute": (dealing, "Put a card into the courtyard, or take one from it."),
    "question-distribute-two": (lambda: dealing(2), "You may turn one over first."),
    "question-distribute-must": (
        last_of_all,
        "one card from the courtyard and one from your hand.",
    ),
    "question-courtyard": (
        lambda: dealing(cards=["squire"], squire_round=2).play("use squire", "take stall 5"),
        "Take up to 2 cards from the courtyard.",
    ),
    "question-hand": (
        lambda: dealing().play("take stall 5"),
        "Which card do you play besides? The rest of your hand goes to the courtyard.",
    ),
    "question-grid": (lambda: alone(cash=9), "Buy up to 2 cards from the grid."),
    "question-partner": (
        lambda: Scene("partner", seats=4).begin(),
        "Choose your partner for this action phase.",
    ),
    "question-action": (acting, "Your turn: sow, buy, sell, trade, serve"),
    "question-funds": (
        lambda: (
            Scene().farm(cards=["regular 2"]).regular("regular 2", red=True).begin().play("done")
        ),
        "You must pay 2 cash and have 0: raise 2 more.",
    ),
    "question-foreman": (
        lambda: facing("foreman", cards=["official"]).play("use official"),
        "Take this helper with the Foreman? Official: two-pack free",
    ),
    "question-give": (
        lambda: acting(cart={"wheat": 3}, cards=["stall 7"]).play("trade stall 7 leek"),
        "Which vegetables do you give? 2 are wanted.",
    ),
    "question-shop": (
        lambda: acting(cards=["accountant"]).play("use accountant", "fill wheat 1"),
        "Accountant: how many are in your shop, pumpkin?",
    ),
    "question-name": (
        lambda: acting(cards=["accountant"]).play(
            *("use accountant", "fill wheat 1", "fill pumpkin 1", "fill turnip 1"),
            *("fill cabbage 1", "fill bean 1", "fill leek 1"),
        ),
        "Accountant: cash for the fields that hold which vegetable?",
    ),
    "question-con": (
        lambda: (
            Scene(first=1, second=0)
            .farm(0, cards=["con_man"])
            .farm(1, cards=["tout"], finished=True)
            .begin(0)
            .play("use con_man")
        ),
        "Con Man: which helper do you want for it?",
    ),
    "question-regular": (
        lambda: facing("regular 2", cards=["deliveryman"], cart={"wheat": 2}).play(
            "use deliveryman"
        ),
        "Deliveryman: which regular do you serve?",
    ),
    "question-bargain": (
        lambda: acting(cash=20, cards=["shopper"]).play("use shopper"),
        "Which vegetable do you buy?",
    ),
    "question-merchant": (
        lambda: acting(cash=20, cards=["merchant", "regular 2"]).play("use merchant"),
        "Merchant: which vegetable do you buy?",
    ),
    "question-crier": (
        lambda: acting(cards=["market_crier", "stall 2"]).play("use market_crier sell"),
        "Market Crier: sell up to 3 vegetables from your stalls.",
    ),
    "question-own_stall": (
        lambda: facing("stall 2", cards=["market_woman", "stall 1"]).play("use market_woman"),
        "Market Woman: which of your stalls do you give?",
    ),
    "question-other_stall": (
        lambda: facing("stall 2", cards=["market_woman", "stall 1"]).play(
            "use market_woman", "choose stall 1"
        ),
        "which stall do you want for stall 1: pumpkin turnip cabbage?",
    ),
    "question-plough": (
        lambda: acting(cards=["ploughman"], fields=[(4, "bean", 4)]).play("use ploughman clear"),
        "Ploughman: which field with at least 2 vegetables is cleared?",
    ),
    "question-tenant": (
        lambda: (
            Scene()
            .farm(0, cash=9, cards=["tenant"])
            .farm(1, fields=[(5, "bean", 5)])
            .begin()
            .play("use tenant")
        ),
        "Tenant: from which field do you take a vegetable, for 1 cash?",
    ),
    "question-tenant-solo": (
        lambda: Scene(seats=1).farm(cash=9, cards=["tenant"]).begin().play("use tenant"),
        "Tenant: which vegetable do you buy, for 1 cash?",
    ),
    "question-pile": (
        lambda: leasing("use leaseholder buy"),
        "Leaseholder: which field of your pile do you take?",
    ),
    "question-return": (
        lambda: leasing("use leaseholder swap"),
        "Leaseholder: which unsown field goes under the pile?",
    ),
    "question-own_casual": (
        lambda: facing("casual 2", cards=["tout", "casual 1"]).play("use tout swap"),
        "Tout: which of your casual customers do you give?",
    ),
    "question-other_casual": (
        lambda: facing("casual 1", cards=["tout", "casual 2"]).play(
            "use tout swap", "choose casual 2"
        ),
        "Tout: which casual customer do you want for casual 2: wheat wheat bean 8?",
    ),
    "question-other_casual-buy": (
        lambda: facing("casual 2", cards=["tout"], cart={"wheat": 2, "bean": 1}).play(
            "use tout buy"
        ),
        "Tout: which casual customer do you buy and serve?",
    ),
    "question-trader": (
        lambda: (
            Scene(round=9)
            .farm(0, cash=9, cart={"wheat": 2}, cards=["trader 1"])
            .farm(1, cards=["stall 1"])
            .begin()
            .play("use trader")
        ),
        "Trader: which trade at another's stall, for 2 cash?",
    ),
    "question-pack": (
        lambda: packed(("stall 1", "casual 2")),
        "What do you keep?",
    ),
    "question-pack-one": (
        one_card_left,
        "There was only one card: stall 1: pumpkin turnip cabbage. Do you keep it?",
    ),
    "question-store": (
        lambda: acting(cart={"bean": 3}).play("done"),
        "There is room for one vegetable in the storehouse. Which one is kept? The rest is lost.",
    ),
    "question-path": (
        lambda: acting(cash=40, path=15).play("done", "step"),
        "You stand on space 16 with 39 cash; the next step costs 17.",
    ),
    "question-which": (lambda: traders().play("use trader"), "Which Trader do you use?"),
    "question-which-throw": (
        lambda: traders().play("throw trader"),
        "Which Trader do you throw away?",
    ),
}
