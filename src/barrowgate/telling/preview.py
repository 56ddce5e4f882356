"""What an action would do, as far as the seat can know it."""

from barrowgate.core.contract import Seen
from barrowgate.telling.teller import Line, Teller


def preview(teller: Teller, seen: Seen, action: int, seed: int) -> list[Line]:
    """The events of an action that is played on a redeal of what the seat has seen.

    They end where something is revealed, so they are the same for every redeal. The seed must
    have nothing to do with the game's.
    """
    return teller.happened([known_events(seen, action, seed)], seen.seat)


def known_events(seen: Seen, action: int, seed: int) -> list[int]:
    """The events of an action up to the first thing that is revealed."""
    position = seen.determinize(seed)
    position.watch()
    position.play(seen.seat, action)
    end = position.known_events
    return position.take_events()[:end]
