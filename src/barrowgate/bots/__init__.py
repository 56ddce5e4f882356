"""Players that are programs: they see what their seat may see, and choose an action.

A bot has a name: a level for people (``normal``), or what it is made of, for measuring:
``policy`` does what its network thinks best, ``search:400`` looks ahead with 400 simulations,
``search:0.5s`` for half a second, and each takes another network with ``@FILE``.
"""

from barrowgate.bots.bot import Bot
from barrowgate.bots.policy import PolicyBot
from barrowgate.bots.random import RandomBot
from barrowgate.bots.roster import BOTS, is_bot, is_timed, make, names_a_file, notice
from barrowgate.bots.search_bot import SearchBot
from barrowgate.bots.thought import Thought

__all__ = [
    "BOTS",
    "Bot",
    "PolicyBot",
    "RandomBot",
    "SearchBot",
    "Thought",
    "is_bot",
    "is_timed",
    "make",
    "names_a_file",
    "notice",
]
