"""The paragraph of the rules (docs/rules/loyang.md) that an action belongs to."""

from collections.abc import Mapping

from barrowgate.loyang import names, notation
from barrowgate.telling.loyang.now import Now

OF_QUESTIONS: Mapping[str, str] = {
    "crop": "3.3",
    "harvest": "5.2",
    "extra": "12.6",
    "distribute": "6.2",
    "courtyard": "6.2.2",
    "hand": "6.2.2",
    "grid": "11.3",
    "partner": "7.1",
    "action": "8",
    "funds": "7.10",
    "foreman": "12.4",
    "give": "7.5",
    "shop": "12.1",
    "name": "12.1",
    "con": "12.2",
    "regular": "12.3",
    "bargain": "12.15",
    "merchant": "12.10",
    "crier": "12.8",
    "own_stall": "12.9",
    "other_stall": "12.9",
    "plough": "12.13",
    "tenant": "12.17",
    "pile": "12.18",
    "return": "12.18",
    "own_casual": "12.19",
    "other_casual": "12.19",
    "trader": "12.20",
    "pack": "7.9",
    "store": "8.2",
    "path": "8.3",
    "which": "12.20",
}
OF_VERBS: Mapping[int, str] = {
    names.VERB_PUT: "6.2.1",
    names.VERB_TAKE: "6.2.2",
    names.VERB_FLIP: "6.3",
    names.VERB_SOW: "7.2",
    names.VERB_BUY: "7.3",
    names.VERB_SELL: "7.4",
    names.VERB_TRADE: "7.5",
    names.VERB_THROW: "7.6",
    names.VERB_SERVE_TWICE: "7.7",
    names.VERB_MISS: "8.1",
    names.VERB_TWO_PACK: "7.9",
    names.VERB_LOAN: "9",
}
HELPERS = "12"
REGULARS, CASUALS = "7.7", "7.8"
OPEN = ("distribute", "action", "funds")  # questions that several kinds of actions answer


def paragraph(verb: int, number: int, now: Now) -> str:
    """``7.8``: what the action is, or what the question asks."""
    if verb == names.VERB_USE:
        kind = notation.USES[number].split(" ")[0]
        return f"{HELPERS}.{notation.HELPERS.index(kind) + 1}"
    if verb == names.VERB_SERVE:
        return REGULARS if number < names.REGULARS else CASUALS
    if verb in (names.VERB_SELL, names.VERB_LOAN) or (now.question in OPEN and verb in OF_VERBS):
        return OF_VERBS[verb]
    return OF_QUESTIONS[now.question]
