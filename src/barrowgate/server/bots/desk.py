"""Where a worker does its jobs: recent games and trees of searches lie at hand."""

from dataclasses import dataclass
from typing import Any

from barrowgate.bots import coach, network_files, roster
from barrowgate.bots.bot import Bot
from barrowgate.bots.net.header import NetworkError
from barrowgate.bots.search_bot import SearchBot
from barrowgate.core.contract import Game
from barrowgate.core.errors import OptionError
from barrowgate.core.record import Record
from barrowgate.games import of_record
from barrowgate.lab import hint_json, review_json, seeds
from barrowgate.lab.review import Reviewer
from barrowgate.server.bots.jobs import Check, Choose, Hint, Job, Review
from barrowgate.server.bots.levels import check_name
from barrowgate.server.bots.recent import Recent

KEPT_GAMES = 32
KEPT_TREES = 6  # of 12 MB for a master, of 40 MB at most


@dataclass(frozen=True)
class KeptBot:
    """A bot that searches, and for whom."""

    game: str
    name: str
    bot: SearchBot


class Desk:
    """Does one job after the other; what it keeps changes the time they take, not what is legal."""

    def __init__(self) -> None:
        self._games: Recent[str, Game] = Recent(KEPT_GAMES)
        self._trees: Recent[str, KeptBot] = Recent(KEPT_TREES)

    @property
    def kept_trees(self) -> int:
        return len(self._trees)

    def do(self, job: Job) -> Any:
        """The answer as plain data; what cannot be done is a BarrowgateError."""
        match job:
            case Choose():
                return self._choose(job)
            case Hint():
                return self._hint(job)
            case Check():
                return self._check(job)
            case Review():
                return self._review(job)

    def _choose(self, job: Choose) -> int:
        game = self._game(job.game)
        return self._bot(job, game).choose(game.seen_from_bytes(job.seen))

    def _hint(self, job: Hint) -> dict[str, Any]:
        """As ``barrowgate hint --json`` has it, and what the coach may misjudge."""
        game = self._game(job.game)
        seen = game.seen_from_bytes(job.seen)
        found = coach.hint(game, seen, seeds.secret())
        return {**hint_json.as_json(game, seen, found), "notice": network_files.notice(game)}

    def _check(self, job: Check) -> dict[str, Any]:
        """Can it play, and what is to be said: why not, or what it may misjudge."""
        game = self._game(job.game)
        try:
            check_name(job.bot)
            roster.make(job.bot, game, 0)
            return {"can_play": True, "words": roster.notice(job.bot, game)}
        except (OptionError, NetworkError) as error:
            return {"can_play": False, "words": str(error)}

    def _review(self, job: Review) -> dict[str, Any]:
        """As ``barrowgate review --json`` has it."""
        record = Record.parse(job.record)
        game = record.make_game(of_record)
        network = network_files.network_for(game)
        reviews = Reviewer(record, game, network, job.seats, job.simulations).review()
        return review_json.as_json(record, game, reviews, job.simulations)

    def _game(self, header: str) -> Game:
        game = self._games.get(header)
        if game is None:
            game = Record.parse(header).make_game(of_record)
            self._games.keep(header, game)
        return game

    def _bot(self, job: Choose, game: Game) -> Bot:
        """One that searches is kept: the next small decision of the turn is in its tree already."""
        kept = self._trees.get(job.place)
        if kept is not None and (kept.game, kept.name) == (job.game, job.bot):
            return kept.bot
        check_name(job.bot)
        bot = roster.make(job.bot, game, job.seed)
        if isinstance(bot, SearchBot):
            self._trees.keep(job.place, KeptBot(job.game, job.bot, bot))
        return bot
