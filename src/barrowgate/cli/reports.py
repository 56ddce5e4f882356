"""``barrowgate reports``: positions that somebody at a table wanted looked at."""

import argparse
import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.saves import shown
from barrowgate.cli.server_data import add_data, named_file, opened
from barrowgate.core.errors import quoted
from barrowgate.locales import Words

if TYPE_CHECKING:
    from barrowgate.server.live.reported import Reported
    from barrowgate.server.storage.store import Store

LARGEST = 2**31 - 1
LONGEST_TEXT = 2000  # as much as the server takes


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("reports", run)
    parser.positional("number", metavar="N", nargs="?", help=words.say("help-reports-number"))
    parser.positional("file", metavar="FILE", nargs="?", help=words.say("help-reports-file"))
    arguments.add_json(parser, words)
    add_data(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    words = context.words
    with opened(options, words) as store:
        if options.number is None:
            _list(store, options.json, context)
        elif options.file is None:
            raise Refusal(words.say("error-reports-file"))
        else:
            number = arguments.read_number(options.number, "N", 1, LARGEST, words)
            _write(store, number, options.file, context)
    return 0


def _list(store: "Store", as_json: bool, context: Context) -> None:
    from barrowgate.server.live.reported import all_reported

    found = all_reported(store)
    if as_json:
        context.print_json([_facts(each) for each in found])
    elif not found:
        context.note(context.words.say("reports-none"))
    else:
        for each in found:
            context.note(_line(_facts(each), context.words))


def _line(facts: dict[str, Any], words: Words) -> str:
    return words.say(
        "reports-line",
        number=str(facts["number"]),
        at=facts["at"],
        table=facts["table"],
        game=facts["game"],
        state=facts["state"],
        actions=facts["actions"],
        text=facts["text"],
    )


def _facts(each: "Reported") -> dict[str, Any]:
    moment = datetime.fromtimestamp(each.report.at / 1000, UTC)
    return {
        "number": each.report.id,
        "at": moment.strftime("%Y-%m-%d %H:%M"),
        "table": each.report.table,
        "game": each.game,
        "actions": each.actions,
        "state": each.state,
        "text": quoted(each.report.text, LONGEST_TEXT),
    }


def _write(store: "Store", number: int, name: str, context: Context) -> None:
    from barrowgate.server.live.reported import record_of_report

    words = context.words
    record = record_of_report(store, number)
    if record is None:
        raise Refusal(words.say("error-reports-unknown", number=str(number)))
    with named_file(name, words) as file:
        if os.path.lexists(file):
            raise Refusal(words.say("error-there-already", path=shown(file)))
        record.save(file)
    context.say(words.say("reports-written", path=shown(file)))
