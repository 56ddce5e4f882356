"""Numbers of decisions: the row after which what a seat may do last became something else."""

from barrowgate.core.contract import Position

NONE = 0  # a seat that may not act has no decision


class Decisions:
    """The decision of each seat.

    What others do leaves it alone, unless it changes the legal actions; one's own action, and
    taking it back, always make another decision of it. (A question never changes under a seat
    that waits without its actions changing: tests/server/tables/test_decisions.py.)
    """

    def __init__(self, seats: int) -> None:
        self.numbers = [NONE] * seats
        self._legal: list[list[int]] = [[] for _ in range(seats)]

    def follow(self, position: Position, number: int, actor: int) -> None:
        """Row ``number``, of this seat, has been played or taken back."""
        acting = position.actors()
        for seat in range(len(self.numbers)):
            legal = position.legal(seat) if seat in acting else []
            if not legal:
                self.numbers[seat] = NONE
            elif seat == actor or legal != self._legal[seat]:
                self.numbers[seat] = number
            self._legal[seat] = legal

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        return self._legal[seat]
