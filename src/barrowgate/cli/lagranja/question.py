"""The question above the actions, in a sentence."""

from barrowgate.cli.lagranja.asked import Asked
from barrowgate.cli.lagranja.pen import Pen
from barrowgate.lagranja import names
from barrowgate.lagranja.view import STEPS

MUST_PLAY = 2  # cards of the first round (6.1)


def question(pen: Pen, asked: Asked) -> str:
    """What is to be decided, with what the player needs to know for it."""
    if asked.is_turn:
        return turn(pen, asked)
    building = asked.first if asked.kind == names.ASK_INSTANT else 0
    text = pen.say(
        asked.key,
        count=asked.first,
        price=asked.first,
        space=asked.first,
        value=asked.first,
        players=asked.position.players,
        card=_card(pen, asked),
        craft=pen.craft(building),
        effect=pen.instant(building),
    )
    if asked.kind == names.ASK_HELPER:
        text += " " + pen.card_text(asked.farm.helper[asked.first])
    return text


def _card(pen: Pen, asked: Asked) -> str:
    """The card that a question is about."""
    if asked.kind == names.ASK_HELPER:
        return pen.card(asked.farm.helper[asked.first])
    return pen.card(asked.second) if asked.kind == names.ASK_SLOT else ""


def _walk(asked: Asked) -> str:
    """Must the disc still move, may it, or is the walk over?"""
    legal = asked.position.legal(asked.seat)
    if names.DONE not in legal:
        return "turn-siesta"
    may_walk = any(names.WALK <= action < names.WALK + names.MOST_STEPS for action in legal)
    return "turn-siesta-may" if may_walk else "turn-siesta-walked"


def turn(pen: Pen, asked: Asked) -> str:
    """The own turn: what this step asks."""
    step = asked.position.step
    done = asked.first > 0
    key = f"turn-{STEPS[step]}"
    if step == names.STEP_CARDS:
        must = MUST_PLAY - asked.first if asked.position.round == 1 else 0
        if must > 0:
            return pen.say("turn-cards-must", left=must)
        return pen.say(key, left=asked.plays_left(), played=asked.first)
    if step == names.STEP_ROOF:
        if asked.farm.bought_tile:
            return pen.say("turn-roof-bought")
        return pen.say(key, price=asked.tile_price())
    if step in (names.STEP_FIRST_DIE, names.STEP_SECOND_DIE, names.STEP_COMMON_DIE):
        return pen.say("turn-used" if done else key)
    if step == names.STEP_SIESTA:
        return pen.say(_walk(asked))
    if step == names.STEP_DELIVERIES:
        return pen.say(key, left=asked.deliveries_left())
    if step == names.STEP_EXTRA:
        return pen.say(key, left=asked.extra_left(), price=asked.extra_price())
    return pen.say(key)
