"""The result of a ladder as tables."""

from rich.table import Table

from barrowgate.cli.context import Context
from barrowgate.cli.engine import in_words
from barrowgate.cli.many_games import score_of
from barrowgate.lab.ladder_summary import MILLISECOND, LadderSummary, PairingSummary
from barrowgate.lab.strength import Estimate
from barrowgate.locales import Words


def show(summary: LadderSummary, context: Context) -> None:
    """What was played, then a table for each kind of figure, with a line above it."""
    score = score_of(summary.climbed.plan.game, context)
    context.print([_header(summary, context)])
    for heading, table in _tables(summary, score, context.words):
        context.print(["", heading])
        context.console.print(table)
    context.print(["", *_closing(summary, context.words)])


def _header(summary: LadderSummary, context: Context) -> str:
    plan = summary.climbed.plan
    return context.words.say(
        "ladder-header",
        game=context.title(plan.game),
        seats=plan.seats,
        seed=str(plan.seed),
        deals=summary.climbed.deals,
    )


def _tables(summary: LadderSummary, score: str, words: Words) -> list[tuple[str, Table]]:
    plan = summary.climbed.plan
    found = [(words.say("ladder-points"), _points(summary, score, words))]
    if plan.has_opponents:
        fair = f"{1 / plan.seats:.1%}"
        found = [(words.say("ladder-shares", fair=fair), _shares(summary, score, words))]
    if plan.seats > 1:
        found.append((words.say("ladder-starts"), _starts(summary, score, words)))
    if summary.elo:
        heading = words.say("ladder-elo", bot=plan.bots[0])
        found.append((heading, _elo(summary, words)))
    if summary.differences:
        found.append((words.say("ladder-differences"), _differences(summary, score, words)))
    found.append((words.say("ladder-times"), _times(summary, words)))
    return found


def _closing(summary: LadderSummary, words: Words) -> list[str]:
    climbed = summary.climbed
    lines = [
        words.say("ladder-speed", seconds=f"{climbed.seconds:.1f}", jobs=climbed.jobs),
        words.say("simulate-engine", engine=in_words(words)),
    ]
    return [*_verdict(summary, words), *lines]


def _verdict(summary: LadderSummary, words: Words) -> list[str]:
    test, verdict = summary.climbed.plan.sprt, summary.verdict
    if test is None or verdict is None:
        return []
    (pairing,) = summary.pairings
    likely, unlikely = (test.high, test.low) if verdict.ratio > 0 else (test.low, test.high)
    return [
        words.say(
            "ladder-decided" if verdict.is_decided else "ladder-undecided",
            games=pairing.games,
            likely=f"{likely:.1%}",
            unlikely=f"{unlikely:.1%}",
            ratio=f"{verdict.ratio:+.2f}",
            bound=f"{test.BOUND:.2f}",
        )
    ]


# --- The tables -----------------------------------------------------------------------------------


def _shares(summary: LadderSummary, score: str, words: Words) -> Table:
    table = _table(words, score, ("bot", "others"), ("games", "share", "limits", "mean", "theirs"))
    for found in summary.pairings:
        assert found.rest_points is not None
        table.add_row(
            found.pairing.one,
            found.pairing.rest,
            str(found.games),
            f"{found.share.value:.1%}",
            words.say(
                "ladder-limits", low=f"{found.share.low:.1%}", high=f"{found.share.high:.1%}"
            ),
            f"{found.points.value:.2f}",
            f"{found.rest_points.value:.2f}",
        )
    return table


def _points(summary: LadderSummary, score: str, words: Words) -> Table:
    """Bots that play with nobody else."""
    table = _table(words, score, ("bot",), ("games", "mean", "limits"))
    for found in summary.pairings:
        points = _with_limits(found.points, ".2f", words)
        table.add_row(found.pairing.one, str(found.games), *points)
    return table


def _starts(summary: LadderSummary, score: str, words: Words) -> Table:
    with_others = summary.climbed.plan.has_opponents
    left = ("bot", "others") if with_others else ("bot",)
    right = ("start", "share", "mean", "theirs") if with_others else ("start", "share", "mean")
    table = _table(words, score, left, right)
    for found in summary.pairings:
        for row in _rows_of_starts(found):
            table.add_row(*row)
    return table


def _rows_of_starts(found: PairingSummary) -> list[list[str]]:
    """A row for each place at the start; the bots stand in the first of them."""
    bots = [found.pairing.one, *([found.pairing.rest] if found.rest_points else [])]
    rows = []
    for place, start in enumerate(found.at_start, 1):
        row = [*(bots if place == 1 else [""] * len(bots)), str(place)]
        row += [f"{start.share:.1%}", f"{start.points:.2f}"]
        rows.append(row + ([] if start.rest_points is None else [f"{start.rest_points:.2f}"]))
    return rows


def _elo(summary: LadderSummary, words: Words) -> Table:
    """The strongest first; the bot that the others are measured against has no limits."""
    table = _table(words, "", ("bot",), ("elo", "limits"))
    anchor = summary.climbed.plan.bots[0]
    for bot, found in sorted(summary.elo.items(), key=lambda pair: -pair[1].value):
        value, limits = _with_limits(found, "+.0f", words)
        table.add_row(bot, *(("0", "") if bot == anchor else (value, limits)))
    return table


def _differences(summary: LadderSummary, score: str, words: Words) -> Table:
    table = _table(words, score, ("bot", "other"), ("more", "limits"))
    for found in summary.differences:
        table.add_row(found.one, found.other, *_with_limits(found.points, "+.2f", words))
    return table


def _times(summary: LadderSummary, words: Words) -> Table:
    columns = ("decisions", "time", "longest", *(("turn",) if summary.has_turns else ()))
    table = _table(words, "", ("bot",), columns)
    for bot, thinking in summary.thinking.items():
        times = [thinking.mean, thinking.longest]
        times += [thinking.longest_turn] if summary.has_turns else []
        shown = (f"{seconds / MILLISECOND:.3f}" for seconds in times)
        table.add_row(bot, str(thinking.decisions), *shown)
    return table


def _table(words: Words, score: str, left: tuple[str, ...], right: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in left:
        table.add_column(words.say(f"ladder-column-{key}"))
    for key in right:
        table.add_column(words.say(f"ladder-column-{key}", score=score), justify="right")
    return table


def _with_limits(found: Estimate, form: str, words: Words) -> tuple[str, str]:
    low, high = format(found.low, form), format(found.high, form)
    return format(found.value, form), words.say("ladder-limits", low=low, high=high)
