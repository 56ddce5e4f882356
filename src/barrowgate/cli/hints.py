"""A hint in words: the best actions, what they are expected to bring, and what they do next."""

from collections.abc import Mapping

from rich.text import Text

from barrowgate.bots import network_files
from barrowgate.bots.coach import Advice, Hint
from barrowgate.bots.net.header import NetworkError
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.cli.text_layout import beside, styled, wrapped
from barrowgate.core.contract import Game, Seen
from barrowgate.locales import Words

MARGIN = 4
NO_NUMBERS: Mapping[int, int] = {}


def lines(
    shown: TerminalGame,
    game: Game,
    seen: Seen,
    found: Hint,
    score: str,
    width: int,
    numbers: Mapping[int, int] = NO_NUMBERS,
) -> list[Text]:
    """``numbers`` are those of a menu, by action."""
    words = shown.wording.words
    head = words.say("hint-forced" if found.is_forced else "hint-head", count=found.simulations)
    told = wrapped(Text(head), width)
    for place, advice in enumerate(found.advice, 1):
        action = advice.action
        number = f"{numbers[action]}" if action in numbers else f"{place}."
        text = styled(game.catalogue.label(action), "bold")
        text.append(words.say("name-separator") + expected(advice, game, score, words))
        said = wrapped(text, width - MARGIN)
        said += shown.preview(seen, action, width - MARGIN) or [Text(words.say("hint-unknown"))]
        told += beside(number, said, MARGIN)
    return told


def expected(advice: Advice, game: Game, score: str, words: Words) -> str:
    """Points, the chance to win where there is somebody to win against, and how often tried."""
    points, tried = f"{advice.expected.points:.1f}", advice.visits
    if game.seats == 1:
        return words.say("hint-expected-solo", score=score, points=points, tried=tried)
    win = f"{100 * max(0.0, advice.expected.win):.0f}"
    return words.say("hint-expected", score=score, points=points, win=win, tried=tried)


def notice(game: Game, words: Words) -> list[str]:
    """What the coach may misjudge, as its network learnt the game otherwise; mostly nothing."""
    told = network_files.notice(game)
    return [words.say("note-coach", told=told)] if told else []


def without_network(error: NetworkError, words: Words) -> str:
    return words.say("hint-no-network", reason=str(error))
