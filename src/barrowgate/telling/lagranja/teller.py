"""La Granja told: see ``telling.teller.Teller``."""

from collections.abc import Mapping, Sequence

from barrowgate.core.contract import Game, View
from barrowgate.lagranja import LaGranja
from barrowgate.telling.lagranja.choices import Choices
from barrowgate.telling.lagranja.happened import Happened
from barrowgate.telling.lagranja.question import question
from barrowgate.telling.lagranja.result import result
from barrowgate.telling.lagranja.things import Things
from barrowgate.telling.message import Message
from barrowgate.telling.own_words import own_words
from barrowgate.telling.teller import Group, Line, Result


class LaGranjaTeller:
    """Tells one game of La Granja."""

    def __init__(self, game: Game) -> None:
        if not isinstance(game, LaGranja):
            raise TypeError("not a game of La Granja")
        self.game = game
        self.things = Things(game)
        self._choices = Choices(game, self.things)
        self._happened = Happened(self.things)

    def headline(self, view: View) -> list[Message]:
        if view["over"]:
            return [Message("table-over")]
        rounds = Message("table-round", {"round": view["round"], "rounds": view["rounds"]})
        return [rounds, Message(f"phase-{view['phase']}"), Message(f"step-{view['step']}")]

    def question(self, view: View, seat: int) -> Message:
        return question(self.things, view, seat)

    def groups(self, view: View, seat: int, legal: Sequence[int]) -> list[Group]:
        return self._choices.groups(view, seat, legal)

    def happened(self, logs: Sequence[list[int]], reader: int) -> list[Line]:
        return self._happened.lines(logs, reader)

    def why_not(self, reason: int) -> Message:
        return Message(self.game.reason_key(reason))

    def result(self, view: View, logs: Sequence[list[int]]) -> Result:
        return result(self.things, view, logs)

    def own_words(self, language: str) -> Mapping[str, str]:
        return own_words(self.things.blocks(), language)
