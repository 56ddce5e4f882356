"""Checkpoints: a network between two runs, small enough to travel (half precision)."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from pickle import UnpicklingError
from typing import Any
from zipfile import is_zipfile

import torch

from barrowgate.core.errors import BarrowgateError
from barrowgate.train.network import Network


class CheckpointError(BarrowgateError):
    """A file that no run can go on from."""


@dataclass
class Checkpoint:
    """A network, what it was made for, and how far it has come."""

    game: str
    layout: str  # digest
    layout_version: int
    hidden: list[int]
    width: int
    actions: int
    weights: dict[str, Any]
    read: Any  # which columns were ever anything but 0
    minutes: float = 0.0
    games: int = 0
    decisions: int = 0
    history: list[dict[str, Any]] = field(default_factory=list)

    def network(self) -> Network:
        network = Network(self.width, self.hidden, self.actions)
        network.load_state_dict({name: value.float() for name, value in self.weights.items()})
        return network

    def save(self, path: Path) -> None:
        """Written whole or not at all; the history beside it, for people and plots."""
        written = path.with_name(path.name + ".part")
        torch.save(vars(self), written)
        written.replace(path)
        lines = "".join(json.dumps(told) + "\n" for told in self.history)
        path.with_name(path.stem + ".jsonl").write_text(lines)


def halved(network: Network) -> dict[str, Any]:
    return {name: value.detach().half().cpu() for name, value in network.state_dict().items()}


def load(path: Path, game: Any) -> Checkpoint:
    """A checkpoint for this game, as it observes today."""
    if path.is_file() and not is_zipfile(path):  # PyTorch would take it for one of an old kind
        raise CheckpointError(f"{path} is not a checkpoint: another kind of file, or cut off")
    try:
        found = Checkpoint(**torch.load(path, map_location="cpu", weights_only=True))
    except UnpicklingError as error:  # its words advise to trust the file
        raise CheckpointError(f"{path} is not a checkpoint") from error
    except (OSError, TypeError, RuntimeError, ValueError, EOFError, KeyError) as error:
        raise CheckpointError(f"{path} is not a checkpoint: {error}") from error
    if found.game != game.name:
        raise CheckpointError(f"{path} plays {found.game}, not {game.name}")
    if found.layout != game.layout.digest:
        raise CheckpointError(
            f"{path} reads observations {found.layout} (version {found.layout_version});"
            f" those of today are {game.layout.digest} (version {game.layout.version})"
        )
    return found
