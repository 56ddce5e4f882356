"""What the scenes of both games share: written actions are played, asked for and read."""

from typing import Any, Self

from barrowgate.core import events
from barrowgate.core.game import BoxGame


class Played:
    """A game at a moment made for one test; a builder lays it out, tests play it."""

    game: BoxGame[Any]
    position: Any  # the game's own Position: a builder sets its fields, tests read them
    events: list[list[int]]

    def check(self, position: Any) -> None:
        """The invariants of the game, after every action."""
        raise NotImplementedError

    # --- playing ----------------------------------------------------------------------------------

    def play(self, *actions: str, seat: int | None = None) -> Self:
        """Play written actions for the seat that is to act (the first, or the one named)."""
        for action in actions:
            actor = self.position.actors()[0] if seat is None else seat
            self.position.play(actor, self.game.read(action))
            self._forget()
            self.check(self.position)
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        actor = self.actor if seat is None else seat
        return [self.game.write(action) for action in self.position.legal(actor)]

    def offers(self, start: str, seat: int | None = None) -> list[str]:
        """Legal actions that begin with these words."""
        return [action for action in self.legal(seat) if action.startswith(start)]

    def can(self, action: str, seat: int | None = None) -> bool:
        return action in self.legal(seat)

    def why(self, action: str, seat: int | None = None) -> str:
        """The reason why an action is not legal ('no-silver'), '' when it is."""
        actor = self.actor if seat is None else seat
        number = self.position.why_not(actor, self.game.read(action))
        return self.game.reason_key(number).removeprefix("reason-") if number else ""

    # --- reading ----------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that is to act (the first); -1 when the game is over."""
        actors = self.position.actors()
        return actors[0] if actors else -1

    @property
    def question(self) -> str | None:
        """What the acting seat is asked ('turn', 'room', 'helper', ...)."""
        question: str | None = self.position.view(self.actor)["questions"][self.actor]
        return question

    def of(self, seat: int = 0) -> dict[str, Any]:
        """The farm of a seat as its owner sees it."""
        farm: dict[str, Any] = self.position.view(seat)["farms"][seat]
        return farm

    def _forget(self) -> None:
        self.events = events.split(self.position.take_events())


def changed(values: list[int], index: int, value: int) -> list[int]:
    """The list with one value changed, as a new list."""
    new = list(values)
    new[index] = value
    return new
