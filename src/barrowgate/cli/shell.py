"""Words for the shell: what is shown to be typed again means the same there."""

import os
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path


def word(path: Path) -> str:
    """A file as one word of a command line, whatever its name is."""
    text = str(path)
    return _word(f".{os.sep}{text}" if text.startswith("-") else text)


def line(words: Sequence[str]) -> str:
    """A command line of these words."""
    return " ".join(_word(text) for text in words)


def _word(text: str) -> str:
    if os.name == "nt":
        return subprocess.list2cmdline([text])
    return shlex.quote(text) if text.isprintable() else _escaped(text)


def _escaped(text: str) -> str:
    """With signs that no terminal can show, or would obey: ``$'a\\033b'``."""
    signs = (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}" for byte in os.fsencode(text))
    return "$'" + "".join(f"\\{sign}" if sign in "'\\" else sign for sign in signs) + "'"
