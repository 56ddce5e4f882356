"""What happened, in words: one line for each run of one seat's events."""

from collections.abc import Iterable

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES
from barrowgate.cli.text_layout import styled, wrapped
from barrowgate.cli.wording import Wording
from barrowgate.telling import Line
from barrowgate.telling.happened import TABLE

INDENT = 4
SEPARATOR = "phrase-separator"
AFTER_NAME = "name-separator"


def told(wording: Wording, lines: Iterable[Line], width: int) -> list[Text]:
    """What the table does stands alone, what a seat does follows its name."""
    shown: list[Text] = []
    for seat, phrases in lines:
        said = [wording.tell(phrase) for phrase in phrases]
        if seat == TABLE:
            for phrase in said:
                shown += wrapped(styled(phrase, "bold"), width, INDENT)
        else:
            name = styled(wording.seat(seat) + wording.say(AFTER_NAME), SEAT_STYLES[seat])
            joined = wording.say(SEPARATOR).join(said)
            shown += wrapped(name.append(joined, style=""), width, INDENT)
    return shown
