"""Events: what happened, as numbers in a buffer, only when somebody watches.

An event is EVENT_WIDTH integers: kind, seat, audience, two numbers, cause. The audience is
EVERYBODY or the one seat that may read the two numbers; for the rest ``public_form`` hides them.
The meaning of kinds and causes belongs to each game, the words to locales/.
"""

EVENT_WIDTH = 6
EVERYBODY = -1


def note(log: list[int], kind: int, seat: int, first: int, second: int, cause: int) -> None:
    """Something that everybody sees."""
    log.extend((kind, seat, EVERYBODY, first, second, cause))


def whisper(log: list[int], kind: int, seat: int, first: int, second: int, cause: int) -> None:
    """Something whose numbers only the seat itself sees."""
    log.extend((kind, seat, seat, first, second, cause))


def public_form(event: list[int], reader: int) -> list[int]:
    """The event as this reader (a seat, or -1 for an onlooker) may know it."""
    if event[2] in (EVERYBODY, reader):
        return list(event)
    return [event[0], event[1], event[2], 0, 0, event[5]]


def split(log: list[int]) -> list[list[int]]:
    """The buffer as one list per event."""
    return [log[i : i + EVENT_WIDTH] for i in range(0, len(log), EVENT_WIDTH)]
