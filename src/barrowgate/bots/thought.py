"""What a bot thinks of one action."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Thought:
    """One action of the seat that decides, and what is expected after it.

    An action that was never tried is expected to bring what the decision as a whole brings; so
    are all of a bot that does not search.
    """

    action: int
    visits: int  # simulations that began with it
    prior: float  # the chance that the network gave it at first sight
    points: float  # of the seat, at the end of the game
    win: float  # the share in the win
    utility: float  # what the seat wishes for (bots/wishes.py): the best action has the most
