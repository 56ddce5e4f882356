"""``python -m barrowgate.train GAME``: self-play and learning, from nothing or a checkpoint."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from barrowgate.core.errors import BarrowgateError
from barrowgate.games import entry
from barrowgate.train import checkpoint
from barrowgate.train.arena import WATCHED, Arena, Field
from barrowgate.train.inputs import Expander, Inputs
from barrowgate.train.learner import Learner, Schedule
from barrowgate.train.network import Network
from barrowgate.train.plans import PLANS

SAVE_EVERY = 60  # seconds


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m barrowgate.train", description=__doc__)
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--out", type=Path, required=True, help="the checkpoint that is written")
    parser.add_argument("--start", type=Path, help="the checkpoint to go on from")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, default=8.0)
    length.add_argument(
        "--stretches",
        type=_stretches,
        default=0,
        help="so many stretches of play in place of minutes: nothing follows the clock",
    )
    parser.add_argument(
        "--seats", type=_seats, default=_seats("1,2,3,4"), help="a process for each number of seats"
    )
    parser.add_argument("--games", type=int, default=512, help="games in each half of a process")
    parser.add_argument("--hidden", type=_numbers, default=[512, 256, 256])
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--keep",
        type=_moments,
        default=[],
        help="minutes (or stretches) at which a copy is kept, such as 1,2.5",
    )
    usual = Schedule(0)
    for name in ("rate", "entropy", "explore", "soften"):
        pair = getattr(usual, name)
        parser.add_argument(f"--{name}", type=_pair, default=pair, help="FIRST,LAST of the run")
    for name in ("imitate", "held-back", "trace", "points", "league"):
        parser.add_argument(f"--{name}", type=float, default=getattr(usual, name.replace("-", "_")))
    for name in ("steps", "epochs", "portion"):
        kind: Callable[[str], int] = _steps if name == "steps" else int
        parser.add_argument(f"--{name}", type=kind, default=getattr(usual, name))
    return parser


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def _seats(text: str) -> tuple[int, ...]:
    found = tuple(_numbers(text))
    if not all(1 <= seats <= 4 for seats in found):
        raise argparse.ArgumentTypeError("a table has 1 to 4 seats")
    return found


def _steps(text: str) -> int:
    if int(text) < 1 or int(text) % WATCHED:
        raise argparse.ArgumentTypeError(f"a multiple of {WATCHED}, not {text}")
    return int(text)


def _stretches(text: str) -> int:
    if int(text) < 1:
        raise argparse.ArgumentTypeError(f"a run has at least one stretch, not {text}")
    return int(text)


def _moments(text: str) -> list[float]:
    return sorted(float(part) for part in text.split(","))


def _pair(text: str) -> tuple[float, float]:
    first, last = (float(part) for part in text.split(","))
    return first, last


def _schedule(options: argparse.Namespace) -> Schedule:
    return Schedule(
        minutes=options.minutes,
        stretches=options.stretches,
        rate=options.rate,
        entropy=options.entropy,
        explore=options.explore,
        soften=options.soften,
        imitate=options.imitate,
        held_back=options.held_back,
        trace=options.trace,
        points=options.points,
        steps=options.steps,
        epochs=options.epochs,
        portion=options.portion,
        league=options.league,
    )


def _beginning(options: argparse.Namespace, game: Any) -> checkpoint.Checkpoint:
    """The checkpoint that is named, or one of a network that knows nothing."""
    if options.start is not None:
        return checkpoint.load(options.start, game)
    inputs = Inputs(game.layout, PLANS[options.game])
    width = Expander(inputs, torch, "cpu", torch.float32).width
    network = Network(width, options.hidden, len(game.catalogue))
    return checkpoint.Checkpoint(
        game=game.name,
        layout=game.layout.digest,
        layout_version=game.layout.version,
        hidden=options.hidden,
        width=width,
        actions=len(game.catalogue),
        weights=checkpoint.halved(network),
        read=torch.zeros(width, dtype=torch.bool),
    )


def train(options: argparse.Namespace) -> None:
    torch.manual_seed(options.seed)
    game: Any = entry(options.game).make(max(options.seats))
    kept = _beginning(options, game)
    field = Field(options.game, options.seats, options.games, options.seed)
    arena = Arena(field)  # its processes start before the device is touched
    if options.device == "cpu":
        torch.set_num_threads(1)
    network = kept.network().to(options.device)
    schedule = _schedule(options)
    learner = Learner(arena, game, PLANS[options.game], network, schedule, options.device)
    before, saved = kept.minutes, time.monotonic()
    for told in learner.run():
        kept.games += told["games"]
        kept.decisions += 2 * schedule.steps * field.rows
        kept.minutes = before + learner.minutes
        kept.history.append(
            {"total_minutes": round(kept.minutes, 2), "decisions": kept.decisions} | told
        )
        print(json.dumps(kept.history[-1]), flush=True)
        while options.keep and options.keep[0] <= learner.passed:
            _save(kept, learner, _copy_of(options.out, options.keep.pop(0)))
        if time.monotonic() - saved > SAVE_EVERY:
            _save(kept, learner, options.out)
            saved = time.monotonic()
    _save(kept, learner, options.out)
    arena.close()


def _copy_of(path: Path, passed: float) -> Path:
    """Weaker networks are wanted too, for levels: ``lg.pt`` after 1.5 minutes is ``lg-1.5.pt``."""
    return path.with_name(f"{path.stem}-{passed:g}{path.suffix}")


def _save(kept: checkpoint.Checkpoint, learner: Learner, path: Path) -> None:
    kept.weights = checkpoint.halved(learner.network)
    kept.read = kept.read | learner.read.cpu()
    kept.save(path)


def main() -> int:
    try:
        train(arguments().parse_args())
    except BarrowgateError as error:
        print(f"barrowgate.train: {error}", file=sys.stderr)
        return 1
    return 0
