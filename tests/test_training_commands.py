"""The commands of training where PyTorch is not installed, as on most machines."""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from barrowgate.train import needed


@pytest.mark.parametrize("command", ["barrowgate.train", "barrowgate.train.export"])
def test_what_is_missing_is_said_in_words(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(needed, "find_spec", lambda name: None)
    assert needed.run(command, "nothing.is.imported") == 2
    assert capsys.readouterr().err == (
        f'{command}: training needs numpy, torch: pip install "barrowgate[train]"\n'
    )


@pytest.mark.skipif(find_spec("torch") is not None, reason="here they can be run")
@pytest.mark.parametrize("command", ["barrowgate.train", "barrowgate.train.export"])
def test_the_commands_show_no_traceback(command: str) -> None:
    argv = [sys.executable, "-m", command, "la-granja"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(argv, capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{command}: training needs ")
    assert done.stderr.count("\n") == 1
