"""New tables: what was wished for, checked, becomes a header and the first rows."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from barrowgate.core.contract import Game
from barrowgate.core.errors import BarrowgateError
from barrowgate.core.record import LARGEST_SEED, Move, Record
from barrowgate.games import entry, of_record
from barrowgate.lab import seeds
from barrowgate.server.tables.header import Clock, Header, new_id, new_salt
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import Row, RowKind
from barrowgate.server.tables.seats import Seat
from barrowgate.server.tables.texts import LONGEST_NAME, cut, one_line

LARGEST_COMPONENTS = 200_000  # characters
LONGEST_BUDGET = 90 * 24 * 3600  # seconds
LONGEST_INCREMENT = 24 * 3600


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play, as it was said; nothing of it is checked yet."""

    game: str = ""
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    components: str = ""  # their own, as JSON
    edition: str = ""  # the digest of its components, as in records; '' is the newest
    seed: int | None = None
    record: str = ""  # go on from it, in place of everything above
    name: str = ""
    public: bool = False
    spectators: bool = True
    talk: bool = True
    hints: bool = False
    clock: Clock | None = None


def new_table(wish: Wish, host: str, at: int) -> Header:
    """A header with a secret seed, unless the seed was chosen or a record goes on."""
    goes_on = bool(wish.record)
    record = _of_record(wish.record) if goes_on else Record.of(_game(wish), _seed(wish.seed))
    return Header(
        table=new_id(),
        host=host,
        name=one_line(wish.name, LONGEST_NAME),
        record=record.write(),
        salt=new_salt(),
        public=wish.public,
        spectators=wish.spectators,
        talk=wish.talk,
        hints=wish.hints,
        deal_known=wish.seed is not None or goes_on,
        clock=_clock(wish.clock),
        clock_runs_on=True,
        made=at,
    )


def next_table(header: Header, host: str, at: int) -> Header:
    """The same once more, with another deal: for a rematch."""
    record = header.start_record()
    record.moves, record.scores, record.comments = [], None, {}
    record.seed = seeds.secret()
    return replace(
        header,
        table=new_id(),
        host=host,
        record=record.write(),
        salt=new_salt(),
        deal_known=False,
        clock_runs_on=True,
        made=at,
    )


def first_rows(header: Header, sitting: Mapping[int, Seat]) -> list[Row]:
    """Those who sit down at once: bots and persons."""
    rows: list[Row] = []
    for seat, each in sorted(sitting.items()):
        kind = RowKind.SIT if each.person else RowKind.BOT
        who, text = (each.person, each.name) if each.person else (header.host, each.level)
        rows.append(Row(header.table, len(rows) + 1, header.made, kind, seat, who, "", text))
    return rows


def _game(wish: Wish) -> Game:
    _must_fit(wish.components)
    try:
        known = entry(wish.game)
        known.require("telling")  # whoever sits at a table is told everything by it
        game = known.make(wish.seats, dict(wish.options), wish.components)
        return _of_edition(game, wish.edition) if wish.edition else game
    except BarrowgateError as error:
        raise Refused(Reason.BAD_SETUP, str(error)) from None


def _must_fit(components: str) -> None:
    if len(components) > LARGEST_COMPONENTS:
        raise Refused(Reason.TOO_LONG, f"components have at most {LARGEST_COMPONENTS} characters")


def _of_edition(newest: Game, edition: str) -> Game:
    """The same game with the components of an edition, which a record names by their digest."""
    if newest.components_changes:
        detail = "own components are laid over the newest edition; leave one of both out"
        raise Refused(Reason.BAD_SETUP, detail)
    return of_record(replace(Record.of(newest, 0), components=edition, source="edition"))


def _seed(chosen: int | None) -> int:
    if chosen is None:
        return seeds.secret()
    if not 0 <= chosen <= LARGEST_SEED:
        raise Refused(Reason.BAD_SETUP, f"a seed is from 0 to {LARGEST_SEED}")
    return chosen


def _of_record(text: str) -> Record:
    """A record that replays; what is kept of it is what was played, and under which names."""
    try:
        record = Record.parse(text)
        _must_fit(record.changes)
        game = record.make_game(of_record)
        record.replay(game)
        entry(record.game).require("telling")
    except Refused:
        raise
    except BarrowgateError as error:
        raise Refused(Reason.BAD_RECORD, str(error)) from None
    return _bare(record, game)


def _bare(record: Record, game: Game) -> Record:
    """Comments stay at home, and any other text that the game does not need and nobody checks."""
    names = [cut(name, LONGEST_NAME) for name in record.players]
    bare = Record.of(game, record.seed, names)
    bare.moves = [Move(move.seat, move.text) for move in record.moves]
    bare.scores = record.scores
    return bare


def _clock(clock: Clock | None) -> Clock | None:
    if clock is None:
        return None
    fits = 1 <= clock.budget <= LONGEST_BUDGET and 0 <= clock.increment <= LONGEST_INCREMENT
    if not fits or clock.then not in Clock.KINDS:
        detail = (
            f"a clock has a budget of 1 to {LONGEST_BUDGET} seconds, an increment of 0 to "
            f"{LONGEST_INCREMENT}, and then is one of {', '.join(Clock.KINDS)}"
        )
        raise Refused(Reason.BAD_SETUP, detail)
    return clock
