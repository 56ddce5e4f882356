"""Every bot by its name."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from barrowgate.bots import network_files
from barrowgate.bots.bot import Bot
from barrowgate.bots.policy import PolicyBot
from barrowgate.bots.random import RandomBot
from barrowgate.bots.search_bot import SearchBot
from barrowgate.core.contract import Game
from barrowgate.core.errors import OptionError, quoted

MADE_OF = re.compile(
    r"(policy|search:((?P<simulations>[1-9][0-9]{0,5})|(?P<seconds>[0-9]{1,3}(\.[0-9]{1,3})?)s))"
    r"(@(?P<path>.+))?"
)
LONGEST = 3.0  # seconds that a level may think about a decision: what people are promised
LONGEST_TURN = 10.0  # and about all decisions of a turn
EXAMPLES = "policy, search:400, search:0.5s, policy@FILE, search:400@FILE"


@dataclass(frozen=True)
class Level:
    """How well a bot plays: the network that it has, and how far it looks ahead."""

    grade: str = ""  # of the network; the best one has none
    simulations: int = 0  # for each decision; none: it does what the network thinks best
    path: str = ""  # of another network
    seconds: float = 0.0  # for each decision, in place of simulations
    ceiling: float | None = None  # seconds of the processor: only slow machines come to it
    turn: float | None = None  # the same for a whole turn

    def make(self, game: Game, seed: int) -> Bot:
        network = network_files.network_for(game, self.grade, self.path)
        if self.seconds > 0:
            return SearchBot(network, seed, seconds=self.seconds)
        if self.simulations > 0:
            return SearchBot(
                network,
                seed,
                simulations=self.simulations,
                ceiling=self.ceiling,
                turn=self.turn,
            )
        return PolicyBot(network, seed)


LEVELS = {
    "easy": Level(grade="easy"),
    "normal": Level(grade="normal"),
    "hard": Level(),
    "master": Level(simulations=3000, ceiling=LONGEST, turn=LONGEST_TURN),
}
USUAL = "normal"
"""The level that sits down where nobody says which."""


def _random(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


BOTS: Mapping[str, Callable[[Game, int], Bot]] = MappingProxyType(
    {"random": _random, **{name: level.make for name, level in LEVELS.items()}}
)
"""The bots that people choose from: called with a game and a seed each makes a player."""


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices, if it is not timed.

    An unknown name is an OptionError, a network that does not fit the game a NetworkError.
    """
    if name in BOTS:
        return BOTS[name](game, seed)
    level = _made_of(name)
    if level is None:
        raise OptionError(f"no bot '{quoted(name)}'; known: {', '.join(BOTS)}; also {EXAMPLES}")
    return level.make(game, seed)


def is_bot(name: str) -> bool:
    """Is this the name of a bot, whether or not its network can be read?"""
    return name in BOTS or _made_of(name) is not None


def is_timed(name: str) -> bool:
    """Does this bot think by the clock? Then the same seed need not make the same choices."""
    level = _made_of(name)
    return level is not None and level.seconds > 0


def names_a_file(name: str) -> bool:
    """Is this a bot that looks with the network of a file, which is read when it is made?"""
    level = _made_of(name)
    return level is not None and level.path != ""


def notice(name: str, game: Game) -> str:
    """What this bot may misjudge, as it learnt the game otherwise; '' for nothing."""
    level = LEVELS.get(name) or _made_of(name)
    return "" if level is None else network_files.notice(game, level.grade, level.path)


def _made_of(name: str) -> Level | None:
    found = MADE_OF.fullmatch(name)
    if found is None:
        return None
    level = Level(
        simulations=int(found["simulations"] or 0),
        path=found["path"] or "",
        seconds=float(found["seconds"] or 0),
    )
    is_nothing = found["seconds"] is not None and level.seconds == 0
    return None if is_nothing else level
