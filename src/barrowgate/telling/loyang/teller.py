"""The teller of Loyang: see ``telling.teller``."""

from collections.abc import Iterator, Mapping, Sequence

from barrowgate.core.contract import Game, View
from barrowgate.loyang import Loyang
from barrowgate.telling.loyang.choices import Choices
from barrowgate.telling.loyang.happened import happened
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.question import question
from barrowgate.telling.loyang.result import result
from barrowgate.telling.loyang.things import Things
from barrowgate.telling.message import Message, message
from barrowgate.telling.own_words import own_words
from barrowgate.telling.teller import Group, Line, Result


class LoyangTeller:
    """Tells one game of Loyang at one table."""

    def __init__(self, game: Game) -> None:
        if not isinstance(game, Loyang):
            raise TypeError("not a game of Loyang")
        self.game = game
        self.things = Things(game)
        self._choices = Choices(self.things)

    def headline(self, view: View) -> list[Message]:
        return list(_headline(view))

    def question(self, view: View, seat: int) -> Message:
        return question(Now(self.things, view, seat))

    def groups(self, view: View, seat: int, legal: Sequence[int]) -> list[Group]:
        return self._choices.groups(Now(self.things, view, seat), legal)

    def happened(self, logs: Sequence[list[int]], reader: int) -> list[Line]:
        return happened(self.things, logs, reader)

    def why_not(self, reason: int) -> Message:
        return Message(self.game.reason_key(reason))

    def result(self, view: View, logs: Sequence[list[int]]) -> Result:
        return result(view, logs)

    def own_words(self, language: str) -> Mapping[str, str]:
        return own_words(self.things.blocks(), language)


def _headline(view: View) -> Iterator[Message]:
    """Round, phase and step; the card phase of the solitaire game has a grid."""
    if view["over"]:
        yield message("table-over")
        return
    if view["round"]:
        yield message("table-round", round=view["round"], rounds=view["rounds"])
    yield Message(f"phase-{view['phase']}")
    is_grid = view["step"] == "cards" and view["players"] == 1
    yield Message("step-cards-solo" if is_grid else f"step-{view['step']}")
