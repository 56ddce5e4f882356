"""``python -m barrowgate`` is the command ``barrowgate``.

What surrounds every command is here: its streams and its signals. It comes before the long imports.
"""

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

Handler = Callable[[int, FrameType | None], object]


def main() -> int:
    """Run the command as a process of its own; the exit status."""
    _open_what_is_closed()
    _on(signal.SIGINT, _leave)  # during the imports, KeyboardInterrupt would print a traceback
    from barrowgate.cli import INTERRUPTED
    from barrowgate.cli import main as run

    try:
        _on(signal.SIGTERM, _end)
        _on(signal.SIGINT, signal.default_int_handler)
        return run()
    except KeyboardInterrupt:  # before the command had begun to listen for it, or once more
        return INTERRUPTED
    finally:
        _on(signal.SIGINT, _leave)  # while Python itself ends, too


def _open_what_is_closed() -> None:
    """Streams that were closed (``<&-``) lead nowhere, so that no file gets their numbers.

    Input is at its end. Output is open for reading alone: to write there is an error, as it was.
    """
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")


def _on(number: signal.Signals, handler: Handler) -> None:
    """Handle a signal, unless whoever started us wants it ignored (``nohup``)."""
    if signal.getsignal(number) is not signal.SIG_IGN:
        signal.signal(number, handler)


def _leave(number: int, _: FrameType | None) -> None:
    """Nothing has been begun, or everything is done: go at once, and silently."""
    os._exit(128 + number)


def _end(number: int, _: FrameType | None) -> None:
    """Tidy up on the way out: workers end, the terminal gets its cursor back."""
    sys.exit(128 + number)


if __name__ == "__main__":  # not in the processes that `simulate --jobs` starts
    sys.exit(main())
