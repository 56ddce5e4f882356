"""Weights: how much each action counts when a playout chooses at random."""

from collections.abc import Sequence
from operator import index

LARGEST = 32767
ACTIONS = 1024  # as many as a board offers at most


class Weights:
    """A whole number for each action of a catalogue, the same in every position.

    A legal action is chosen as often as its share in the weights of all legal ones; where they are
    all 0, each is equally likely.
    """

    __slots__ = ("numbers",)
    numbers: list[int]

    def __init__(self, numbers: Sequence[int]) -> None:
        if len(numbers) > ACTIONS:
            raise ValueError(f"there are at most {ACTIONS} actions, not {len(numbers)}")
        given = [index(number) for number in numbers]
        for action, weight in enumerate(given):
            if not 0 <= weight <= LARGEST:
                raise ValueError(f"action {action}: a weight is 0 to {LARGEST}, not {weight}")
        self.numbers = [0] * 1024
        for action, weight in enumerate(given):
            self.numbers[action] = weight
