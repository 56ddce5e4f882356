"""The command ``barrowgate``."""

import os
import sys
from collections.abc import Sequence

from barrowgate.cli import arguments, bench, cards, play, replay, rules, simulate
from barrowgate.cli.console import forgive, make_console
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.engine import version
from barrowgate.cli.faults import in_words
from barrowgate.core import engine
from barrowgate.core.errors import BarrowgateError
from barrowgate.locales import Words, preferred, words

COMMANDS = (play, simulate, replay, cards, rules, bench)
BAD_ARGUMENTS = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 2 for any mistake in what was asked."""
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgive(stream)
    speech = words(preferred(os.environ))
    try:
        engine.check_setting()
        wanted = arguments.read_language(given)
        if wanted is not None:
            arguments.check_language(wanted, speech)
            speech = words(wanted)
        return _run(given, speech)
    except BarrowgateError as error:
        print(f"barrowgate: {in_words(error, speech)}", file=sys.stderr)
        return BAD_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone (``| head``); nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(argv: list[str], speech: Words) -> int:
    parser = _parser(speech)
    try:
        options, unknown = parser.parse_known_args(argv)
    except SystemExit as asked:  # --help and --version
        return int(asked.code or 0)
    if unknown:
        command = f"{parser.prog} {options.command}" if options.command else parser.prog
        problem = speech.say("error-unrecognized", arguments=" ".join(unknown))
        raise Refusal(speech.say("error-usage", problem=problem, command=command))
    if options.command is None:
        parser.print_help()
        return 0
    status: int = options.run(options, Context(speech, make_console()))
    sys.stdout.flush()
    return status


def _parser(speech: Words) -> arguments.Parser:
    parser = arguments.Parser(speech, prog="barrowgate", description=speech.say("help-barrowgate"))
    parser.option(
        "--version",
        action="version",
        version=version(speech),
        help=speech.say("help-version"),
    )
    parser.option("--language", help=speech.say("help-language"), metavar="L")
    commands = arguments.Commands(parser, speech)
    for command in COMMANDS:
        command.add(commands, speech)
    return parser
