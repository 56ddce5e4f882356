"""The command ``barrowgate``."""

import os
import sys
from collections.abc import Sequence

from barrowgate.cli import (
    account,
    arguments,
    backup,
    bench,
    cards,
    hint,
    ladder,
    play,
    replay,
    reports,
    restore,
    review,
    rules,
    serve,
    simulate,
)
from barrowgate.cli.console import (
    complain,
    forget_odd_sizes,
    forgive,
    make_console,
    silence,
)
from barrowgate.cli.context import Context, Failure, Refusal
from barrowgate.cli.engine import version
from barrowgate.cli.faults import in_words, out_of_order
from barrowgate.core import engine
from barrowgate.core.errors import BarrowgateError, quoted
from barrowgate.locales import Words, preferred, words

GAMES = (play, hint, simulate, ladder, replay, review, cards, rules, bench)
SERVER = (serve, account, backup, restore, reports)
COMMANDS = (*GAMES, *SERVER)
FAILED = 1
BAD_ARGUMENTS = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 2 for any mistake in what was asked.

    It is 1 where nobody made a mistake, but it could not be done, or the output not be written.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgive(stream)
    forget_odd_sizes(os.environ)
    speech = words(preferred(os.environ))
    try:
        engine.check_setting()
        wanted = arguments.read_language(given)
        if wanted is not None:
            arguments.check_language(wanted, speech)
            speech = words(wanted)
        status = _run(given, speech)
        sys.stdout.flush()
        return status
    except BarrowgateError as error:
        complain(in_words(error, speech))
        return FAILED if isinstance(error, Failure) else BAD_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone (``| head``); nothing more can be said to them.
        silence(sys.stdout)
        return 0
    except OSError as error:
        silence(sys.stdout)
        complain(out_of_order(error, speech))
        return FAILED


def _run(argv: list[str], speech: Words) -> int:
    parser = _parser(speech)
    try:
        options, unknown = parser.parse_known_args(argv)
    except SystemExit as asked:  # --help and --version
        return int(asked.code or 0)
    if unknown:
        command = f"{parser.prog} {options.command}" if options.command else parser.prog
        problem = speech.say("error-unrecognized", arguments=quoted(" ".join(unknown)))
        raise Refusal(speech.say("error-usage", problem=problem, command=command))
    if options.command is None:
        parser.print_help()
        return 0
    status: int = options.run(options, Context(speech, make_console()))
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
