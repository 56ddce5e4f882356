"""The paragraph of the rules (docs/rules/la-granja.md) that an action belongs to."""

from collections.abc import Mapping

from barrowgate.lagranja import names
from barrowgate.telling.lagranja.moment import Moment

OF_STEPS: Mapping[str, str] = {
    "cards": "6.1",
    "income": "6.2",
    "growth": "6.3",
    "roof": "6.4",
    "donkeys": "8.1",
    "siesta": "8.2",
    "deliveries": "8.3",
    "extra_deliveries": "8.4",
    "scoring": "9",
}
DICE = "7.1"  # every other step is one of the revenue phase, or beside it
OF_QUESTIONS: Mapping[str, str] = {
    "discard_down": "6.1",
    "play_card": "6.1",
    "slot": "6.1",
    "extension_cost": "6.1",
    "room": "2.7.1",
    "room_good": "2.7.1",
    "resource": "8.3.1",
    "upgrade": "5.1.3",
    "commodity": "5.1.1",
    "tenant_good": "12.26",
    "groom_grain": "12.12",
    "roof_cost": "12.22",
    "storage": "12.43",
    "flip": "6.4",
    "walk": "8.2",
    "option": "7.2",
    "second_option": "12.3",
    "card": "6.4",
    "take_back": "12.59",
    "place": "8.3.3",
    "removal": "8.3.3",
    "rescue": "12.33",
    "refuge": "12.33",
    "delivery": "8.3",
    "second_good": "12.48",
    "instant": "8.3.1",
    "donkey": "8.1",
    "reserve": "12.5",
    "rent": "12.26",
    "turn_die": "12.15",
    "turn_to": "12.15",
    "grow": "12.34",
}
OF_VERBS: Mapping[int, str] = {
    names.VERB_BUY: "5.1.2",
    names.VERB_SELL: "5.1.2",
    names.VERB_UPGRADE: "5.1.3",
    names.VERB_COMMODITY: "5.1.1",
    names.VERB_USE_TILE: "6.4",
}
HELPERS = "12"
BUILDINGS, BARROWS = "8.3.1", "8.3.3"


def paragraph(verb: int, number: int, moment: Moment) -> str:
    """``8.3.1``: what the action is, what the question asks, or the step."""
    question = moment.asked["question"]
    if verb == names.VERB_USE_HELPER:
        return f"{HELPERS}.{number + 1}"
    if question == "helper":
        helper = moment.farm["helpers"][moment.asked["slot"] - 1]
        return f"{HELPERS}.{helper['card']}"
    if verb == names.VERB_DELIVER:
        return BUILDINGS if number // names.SOURCES < names.FIRST_BARROW else BARROWS
    if moment.is_turn and verb in OF_VERBS:
        return OF_VERBS[verb]
    return OF_QUESTIONS.get(question) or OF_STEPS.get(moment.view["step"], DICE)
