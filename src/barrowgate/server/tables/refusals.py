"""Why something is not done, as keys that faces have words for."""

from enum import StrEnum

from barrowgate.core.errors import BarrowgateError


class Reason(StrEnum):
    """Every typed refusal of the server."""

    STALE = "stale"  # the decision has changed since
    NOT_YOUR_TURN = "not-your-turn"
    OUT_OF_TIME = "out-of-time"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_ALLOWED = "not-allowed"  # the rules of the game; ``why`` has their message
    NOT_AN_ACTION = "not-an-action"
    REQUEST_USED = "request-used"  # the id was used for something else
    NO_UNDO = "no-undo"
    HOST_ONLY = "host-only"
    SEAT_TAKEN = "seat-taken"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_BOT = "no-such-bot"
    SEATS_FREE = "seats-free"  # the game cannot begin yet
    ALREADY_STARTED = "already-started"
    OTHER_HAND = "other-hand"  # seen by whoever asks for a seat
    NOT_STARTED = "not-started"
    NOT_RUNNING = "not-running"
    NOT_OVER = "not-over"
    CLOSED = "closed"
    LOG_FULL = "log-full"  # what a table that is written full has no room for
    NO_SPECTATORS = "no-spectators"
    NO_TALK = "no-talk"
    MUTED = "muted"
    NO_HINTS = "no-hints"
    INVITATION_ONLY = "invitation-only"
    BAD_LINK = "bad-link"
    BAD_SETUP = "bad-setup"
    BAD_RECORD = "bad-record"
    TOO_LONG = "too-long"
    EMPTY = "empty"  # a name or talk without a letter


class Refused(BarrowgateError):
    """Something that was not done; ``detail`` says what would be right, ``why`` is a message."""

    def __init__(self, reason: Reason, detail: str, why: dict[str, object] | None = None) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail
        self.why = why
