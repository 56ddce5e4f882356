"""``barrowgate account``: what a host does for somebody who has an account."""

import argparse
import getpass
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.server_data import add_data, opened
from barrowgate.core.errors import quoted
from barrowgate.locales import Words

if TYPE_CHECKING:
    from barrowgate.server.storage.people import Account
    from barrowgate.server.storage.store import Store

Deed = Callable[["Store", "Account", argparse.Namespace, Context], None]


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("account", run)
    parser.positional("deed", metavar="DEED", help=words.say("help-account-deed"))
    parser.positional("login", metavar="LOGIN", help=words.say("help-account-login"))
    parser.option("--yes", action="store_true", help=words.say("help-account-yes"))
    add_data(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    words = context.words
    deed = DEEDS.get(options.deed)
    if deed is None:
        known = ", ".join(DEEDS)
        raise Refusal(words.say("error-account-deed", deed=quoted(options.deed), known=known))
    with opened(options, words) as store:
        login = options.login
        account = store.account(login) if login.isprintable() else None  # else it is nobody's
        if account is None:
            raise Refusal(words.say("error-account-unknown", login=quoted(login)))
        deed(store, account, options, context)
    return 0


def _reset(
    store: "Store", account: "Account", _options: argparse.Namespace, context: Context
) -> None:
    """A new password; every session of the account ends with the old one."""
    from barrowgate.server.web.passwords import Passwords

    passwords = Passwords()
    hashed = passwords.hash_now(_new_password(context.words))
    passwords.close()
    store.set_password(account.person, hashed)
    store.drop_sessions(account.person)
    context.note(context.words.say("account-reset", login=account.login))


def _export(
    store: "Store", account: "Account", _options: argparse.Namespace, context: Context
) -> None:
    context.print_json(store.export_person(account.person))


def _delete(
    store: "Store", account: "Account", options: argparse.Namespace, context: Context
) -> None:
    words = context.words
    if not options.yes:
        if not sys.stdin.isatty():
            raise Refusal(words.say("error-account-yes"))
        asked = words.say("account-delete-ask", login=account.login)
        if _line(asked) != account.login:
            raise Refusal(words.say("error-account-kept", login=account.login))
    from barrowgate.server.live.leaving import delete_from_outside

    delete_from_outside(store, account.person)
    context.note(words.say("account-deleted", login=account.login))


DEEDS: dict[str, Deed] = {"reset": _reset, "export": _export, "delete": _delete}


def _new_password(words: Words) -> str:
    """Asked for twice and not shown; or the first line of an input that nobody types."""
    if not sys.stdin.isatty():
        return _without_end(sys.stdin.readline(), words)
    try:
        first = getpass.getpass(words.say("account-password") + " ")
        second = getpass.getpass(words.say("account-password-again") + " ")
    except EOFError:
        raise Refusal(words.say("error-account-no-password")) from None
    if first != second:
        raise Refusal(words.say("error-account-differ"))
    return first


def _without_end(line: str, words: Words) -> str:
    password = line.removesuffix("\n").removesuffix("\r")
    if not password:
        raise Refusal(words.say("error-account-no-password"))
    return password


def _line(asked: str) -> str:
    """What is typed; '' at the end of input."""
    print(f"{asked} ", end="", flush=True)
    return sys.stdin.readline().strip()
