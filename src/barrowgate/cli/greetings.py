"""The first words at a new table: the goal, how much of the box is known, and where help is."""

from rich.text import Text

from barrowgate.cli.context import Context
from barrowgate.cli.parts import inventory_of
from barrowgate.cli.text_layout import wrapped
from barrowgate.core.contract import Game
from barrowgate.games import entry
from barrowgate.locales import Words


def lines(game: Game, words: Words, context: Context) -> list[Text]:
    goal = "goal-solo" if game.seats == 1 else "goal"
    told = [words.say(goal)] if words.knows(goal) else []
    if entry(game.name).components:
        told.append(_box(game, words, context))
    told.append(words.say("greeting-help"))
    return [line for text in told for line in wrapped(Text(text), context.width)]


def _box(game: Game, words: Words, context: Context) -> str:
    """How many values of the box come from where."""
    counts = inventory_of(game, words, context.symbols).sources()
    return words.say(
        "greeting-box",
        all=sum(counts.values()),
        rulebook=counts["rulebook"],
        published=counts["published"],
        inferred=counts["inferred"],
        designed=counts["designed"],
        yours=counts["yours"],
    )
