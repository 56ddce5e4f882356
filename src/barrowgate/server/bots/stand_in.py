"""Who chooses when a bot cannot: a table always goes on."""

import logging

from barrowgate.bots import roster
from barrowgate.core.contract import Game, Seen

STAND_IN = "hard"  # the newest network without search: it answers at once

log = logging.getLogger(__name__)


def stand_in(game: Game, seen: Seen) -> int:
    """What the newest network thinks best, or else the first legal action; in this process."""
    try:
        return roster.make(STAND_IN, game, 0).choose(seen)
    except Exception as error:  # whatever is wrong with the network, somebody must choose
        log.error("no bot can choose, so the first legal action is taken: %s", error)
        return seen.legal()[0]
