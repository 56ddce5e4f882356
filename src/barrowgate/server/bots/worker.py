"""One process that chooses for bots: ``python -m barrowgate.server.bots.worker [NICENESS]``.

It reads jobs from its standard input and writes answers to its standard output, framed as
``framing`` says, and ends as soon as its input does: whoever gave the jobs is gone, even if killed.
"""

import os
import signal
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import Any, BinaryIO

from barrowgate.core import engine
from barrowgate.core.errors import BarrowgateError
from barrowgate.server.bots import jobs
from barrowgate.server.bots.desk import Desk
from barrowgate.server.bots.framing import BadFrame, framed, read_frame

IN, OUT, ERRORS = 0, 1, 2  # the descriptors that every process has


def main(arguments: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if arguments and hasattr(os, "nice"):
        os.nice(int(arguments[0]))
    given, answers = _take_pipes()
    inbox: SimpleQueue[dict[str, Any]] = SimpleQueue()
    threading.Thread(target=_receive, args=(given, inbox), daemon=True).start()
    _work(inbox, answers)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Input and output for frames alone: whatever else is printed goes with the errors."""
    given = os.fdopen(os.dup(IN), "rb")
    answers = os.fdopen(os.dup(OUT), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, IN)
    os.close(nothing)
    os.dup2(ERRORS, OUT)
    return given, answers


def _receive(given: BinaryIO, inbox: "SimpleQueue[dict[str, Any]]") -> None:
    """In a thread of its own, so that the end of the input ends a long search, too."""
    try:
        while (frame := read_frame(given)) is not None:
            inbox.put(frame)
    except BadFrame as error:
        print(f"bot worker: {error}", file=sys.stderr, flush=True)
    os._exit(0)


def _work(inbox: "SimpleQueue[dict[str, Any]]", answers: BinaryIO) -> None:
    desk = Desk()
    _send(answers, {"ready": engine.running().name})
    while True:
        _send(answers, _answer(desk, inbox.get()))


def _answer(desk: Desk, frame: dict[str, Any]) -> dict[str, Any]:
    """What went wrong in the code itself is told to the log; the worker goes on."""
    try:
        return {"answer": desk.do(jobs.from_json(frame))}
    except BarrowgateError as error:
        return {"failed": str(error)}
    except Exception as error:
        traceback.print_exc()
        return {"failed": f"an error in the bot: {type(error).__name__}"}


def _send(answers: BinaryIO, data: dict[str, Any]) -> None:
    try:
        answers.write(framed(data))
        answers.flush()
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
