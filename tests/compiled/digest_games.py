"""Plays random games and prints a digest of all that can be observed: one line per game, or with
``--trace`` one line per action of one game.

Run by test_alike in two processes, with the plain and with the compiled engine; also by hand:
``python tests/compiled/digest_games.py la-granja 4 0 50`` for seeds 0 to 49 with four seats.
"""

import hashlib
import sys
from collections.abc import Iterator
from typing import cast

from barrowgate.core import engine
from barrowgate.core.chance import Chance
from barrowgate.core.contract import ObservedGame
from barrowgate.core.errors import OptionError
from barrowgate.games import entry

OBSERVED = 5  # once in this many actions one seat observes, the seats in turn
DEALT = 20  # and once in so many what a seat cannot know is dealt anew


def main(name: str, seats: int, first: int, behind: int, trace: bool) -> None:
    print("engine", engine.running().name)
    for seed in range(first, behind):
        game = game_of(name, seats, seed)
        if trace:
            for number, (what, digest) in enumerate(steps(game, seed), 1):
                print(number, digest, what)
        else:
            last = ""
            for count, (_, digest) in enumerate(steps(game, seed), 1):  # noqa: B007
                last = digest
            print(name, seats, seed, count, last, flush=True)


def game_of(name: str, seats: int, seed: int) -> ObservedGame:
    """The bits of the seed choose the options, so that a few dozen games have all values of each.

    A value that this table cannot have, such as a first player who is not there, is left out.
    """
    known = entry(name)
    chosen: dict[str, str] = {}
    for number, (option, values) in enumerate(known.options.items()):
        wanted = chosen | {option: values[(seed >> number) % len(values)]}
        try:
            known.make(seats, wanted)
        except OptionError:
            continue
        chosen = wanted
    return cast(ObservedGame, known.make(seats, chosen))


def steps(game: ObservedGame, seed: int) -> Iterator[tuple[str, str]]:
    """After each action what was done, and the running digest of all that was seen: bytes, legal
    actions, which of them are equal, events, scores, and now and then what a seat observes (slow
    in the plain engine), and a deal of what it cannot know."""
    position = game.start(seed)
    position.watch()
    chance = Chance()
    chance.seed(seed + 1000)
    running = hashlib.sha256()
    while not position.is_over:
        actors = position.actors()
        seat = actors[chance.below(len(actors))]
        legal = position.legal(seat)
        distinct = position.distinct(seat)
        # Later actions of the catalogue (deliveries, placing) twice as often as the rest.
        low = chance.below(2) * len(legal) // 2
        action = legal[low + chance.below(len(legal) - low)]
        position.play(seat, action)
        scores = (position.scores(), position.net_scores())
        shown = (seat, legal, distinct, action, position.take_events(), scores)
        running.update(repr(shown).encode())
        running.update(position.to_bytes())
        turn, rest = divmod(position.n_actions, OBSERVED)
        if rest == 0:
            running.update(position.observation(turn % game.seats))
        if position.n_actions % DEALT == 0:
            seen = position.seen_by(turn % game.seats)
            running.update(seen.determinize(position.n_actions).to_bytes())
        yield repr(shown), running.hexdigest()


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--trace"]
    main(words[0], int(words[1]), int(words[2]), int(words[3]), "--trace" in sys.argv)
