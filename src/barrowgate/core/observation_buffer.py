"""A buffer: what one seat may know of a game, as numbers that the rules write one after the other.

Rules write here and not into the reader's memory, so that only the batch needs to know its shape.
Every number is an int16, here and there: nothing is cut off.
"""

LARGEST = 32767


class ObservationBuffer:
    """Room for every number that a game writes; a game fills as many as its layout has."""

    __slots__ = ("numbers", "places")
    numbers: list[int]
    places: list[int]  # while a game writes: what a place of its cards is called to the observer

    def __init__(self) -> None:
        self.numbers = [0] * 2048
        self.places = [0] * 32

    def leave_blank(self, first: int, count: int) -> int:
        """Zeros where there is nothing to say; return where they end."""
        for place in range(first, first + count):
            self.numbers[place] = 0
        return first + count

    def put_large(self, place: int, number: int) -> None:
        """Silver, cash and points have no end: what is no int16 is an error, never cut off."""
        if number > LARGEST or number < -LARGEST - 1:
            raise OverflowError(f"{number} does not fit an observation")
        self.numbers[place] = number
