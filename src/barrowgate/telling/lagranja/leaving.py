"""Turns that end: where nothing is left but to trade, and what was left undone."""

from collections.abc import Collection

from barrowgate.lagranja import names
from barrowgate.telling.lagranja.moment import Moment
from barrowgate.telling.lagranja.question import DICE
from barrowgate.telling.lagranja.things import CRAFTS, Things
from barrowgate.telling.message import Message, message

# Anytime actions (5.1) that are possible in every other turn as well.
TRADES = frozenset(
    {names.VERB_BUY, names.VERB_SELL, names.VERB_UPGRADE, names.VERB_COMMODITY, names.VERB_DONE}
)
# Questions whose "no" has words of its own.
DECLINED = frozenset(
    {
        *("play_card", "upgrade", "walk", "delivery", "second_good", "grow", "storage"),
        *("reserve", "rent", "turn_die", "rescue", "room"),
    }
)
LAST_TURNS = ("deliveries", "extra_deliveries")  # of a round; in the last one, of the game


def is_only_trade(moment: Moment, verbs: Collection[int]) -> bool:
    """Is the business of the step done, and nothing but trading or ending possible?

    While it is not done, trade may serve it: goods are sold for a tile, or bought for a delivery.
    The last turn of the game may be somebody's last wish.
    """
    if not moment.is_turn or not TRADES.issuperset(verbs) or names.VERB_DONE not in verbs:
        return False
    is_last = moment.view["round"] == moment.view["rounds"] and moment.view["step"] in LAST_TURNS
    return not is_last and _is_business_done(moment)


def _is_business_done(moment: Moment) -> bool:
    """Before growth trade always matters: it empties fields and makes room for a pig."""
    step, farm = moment.view["step"], moment.farm
    if step == "cards":
        return bool(farm["plays_left"] == 0)
    if step == "roof":
        return bool(farm["bought_tile"])
    if step in DICE:
        return bool(moment.asked["done"])
    if step == "siesta":
        return bool(farm["walk"]["most"] == 0)
    if step == "deliveries":
        return bool(farm["deliveries_left"] == 0)
    if step == "extra_deliveries":
        return bool(farm["extra_left"] == 0)
    return bool(step == "income")


def declined(things: Things, verb: int, moment: Moment) -> Message | None:
    """What was not done, where an answer leaves no other trace."""
    if verb == names.VERB_DONE and moment.is_turn:
        return _left_undone(moment)
    if verb != names.VERB_PASS:
        return None
    asked = moment.asked
    if asked["question"] == "helper":
        card = moment.farm["helpers"][asked["slot"] - 1]["card"]
        return message("declined-helper", card=things.card(card))
    if asked["question"] == "instant":
        crafts = {craft.removeprefix("craft-"): craft for craft in CRAFTS}
        return message("declined-instant", craft=crafts[asked["craft"]])
    if asked["question"] in DECLINED:
        return message(f"declined-{asked['question']}")
    return message("declined")


def _left_undone(moment: Moment) -> Message | None:
    step, farm = moment.view["step"], moment.farm
    if step == "cards" and farm["plays_left"] and not moment.asked["done"]:
        return message("declined-card")
    if step == "roof" and not farm["bought_tile"]:
        return message("declined-tile")
    if step == "deliveries" and farm["deliveries_left"]:
        return message("declined-deliveries", count=farm["deliveries_left"])
    return None
