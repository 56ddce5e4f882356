"""A review on the terminal: what it comes to, the turning points, and the worst decisions."""

from collections.abc import Iterator, Sequence

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from barrowgate.cli.review_words import ReviewWords
from barrowgate.cli.text_layout import beside, styled, wrapped
from barrowgate.lab.review import Decision, SeatReview

MARGIN = 4
WORST = 10  # decisions in the table


def show(words: ReviewWords, reviews: Sequence[SeatReview]) -> None:
    context = words.context
    context.print([words.title()])
    for review in reviews:
        context.console.print(Rule(words.seat(review), align="left"))
        for sentence in words.summary(review):
            context.print(wrapped(Text(sentence), context.width, MARGIN))
        mistakes = review.mistakes()
        if mistakes:
            context.print(_turning_points(words, review.turning_points()))
            context.print([Text(), styled(words.words.say("review-worst"), "bold")])
            context.console.print(_worst(words, mistakes[:WORST]))


def _turning_points(words: ReviewWords, decisions: Sequence[Decision]) -> Iterator[Text]:
    width = words.context.width - MARGIN
    yield from (Text(), styled(words.words.say("review-turning-points"), "bold"))
    for place, decision in enumerate(decisions, 1):
        said = words.turning_point(decision)
        told = [said.where, words.words.say("review-played", action=said.played, lost=said.lost)]
        told.append(words.words.say("review-better", action=said.better))
        told += said.brings
        lines = [line for text in told for line in wrapped(Text(text), width, MARGIN)]
        yield from beside(f"{place}.", lines, MARGIN)


def _worst(words: ReviewWords, decisions: Sequence[Decision]) -> Table:
    say = words.words.say
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("review-column-action"), justify="right")
    table.add_column(say("review-column-played"))
    table.add_column(say("review-column-better"))
    table.add_column(say("review-column-points", score=words.score), justify="right")
    if not words.is_alone:
        table.add_column(say("review-column-win"), justify="right")
    for decision in decisions:
        lost = decision.judgement.lost
        table.add_row(
            str(decision.number),
            words.action(decision.taken),
            words.action(decision.judgement.best),
            words.points(lost),
            *([] if words.is_alone else [words.win(lost)]),
        )
    return table
