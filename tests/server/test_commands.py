"""What a host does with commands, beside a server that runs."""

import json
import os
import pty
import select
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from barrowgate.cli import serve
from barrowgate.core.record import Record
from barrowgate.games import of_record
from barrowgate.locales import Words
from barrowgate.server.storage.addresses import FILE_NAME
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import State
from tests.cli.terminal import Said, barrowgate, process, start
from tests.server.client import Person
from tests.server.serving import Served, served

PASSWORD = "seven sheep"
OTHER = "eight goats"
COMMANDS = ("account export ana", "backup FILE", "restore FILE", "reports")


@pytest.fixture(autouse=True)
def _no_word_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), {"BARROWGATE_LIMITS": "0"}) as running:
        yield running


def told(server: Served, command: str, *lines: str) -> Said:
    """A command for this server's data."""
    return barrowgate(*command.split(), "--data", server.folder, lines=lines)


def complaint(said: Said) -> str:
    """The one line of a command that was refused."""
    assert (said.status, said.out) == (2, "")
    line = said.err.removesuffix("\n")
    assert line.startswith("barrowgate: ")
    assert line.isprintable()
    assert len(line) < 700
    return line.removeprefix("barrowgate: ")


def registered(server: Served, login: str) -> Person:
    person = Person(server.url, login)
    person.post("/api/accounts", login=login, password=PASSWORD)
    return person


def signs_in(server: Served, login: str, password: str) -> bool:
    body = {"login": login, "password": password}
    return httpx.post(f"{server.url}/api/session", json=body).status_code == 200


# --- Accounts -------------------------------------------------------------------------------------


def test_a_password_that_was_forgotten_is_reset(server: Served) -> None:
    registered(server, "fay")
    said = process("account", "reset", "fay", "--data", server.folder, lines=[OTHER])
    assert (said.status, said.err) == (0, "")
    assert said.out == "fay has a new password, and is signed in nowhere.\n"
    assert signs_in(server, "fay", OTHER)
    assert not signs_in(server, "fay", PASSWORD)


def test_a_password_that_cannot_be_used_changes_nothing(server: Served) -> None:
    registered(server, "gil")
    assert complaint(told(server, "account reset gil", "short")).startswith("A password has 8")
    assert complaint(told(server, "account reset gil")) == "no password was given"
    assert signs_in(server, "gil", PASSWORD)


def test_sessions_end_with_the_old_password(server: Served) -> None:
    registered(server, "hana")
    count = "select count(*) from sessions join accounts using (person) where login = 'hana'"
    with sqlite3.connect(server.folder / FILE_NAME) as database:
        assert database.execute(count).fetchone()[0] > 0
    told(server, "account reset hana", OTHER)
    with sqlite3.connect(server.folder / FILE_NAME) as database:
        assert database.execute(count).fetchone()[0] == 0
    database.close()


def at_a_terminal(server: Served, login: str, *typed: str) -> tuple[int, str]:
    """Reset a password at a terminal: status, and everything that was to be seen there."""
    person, terminal = pty.openpty()
    command = [sys.executable, "-m", "barrowgate", "account", "reset", login]
    with subprocess.Popen(
        [*command, "--data", str(server.folder)],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
    ) as running:
        os.close(terminal)
        seen = ""
        for line in typed:
            seen += read_until(person, ": ")
            os.write(person, f"{line}\n".encode())
        seen += read_until(person, "")
        os.close(person)
        return running.wait(60), seen


def read_until(terminal: int, ending: str) -> str:
    """What a terminal shows until it asks, or without an ending, until nobody writes any more."""
    seen = ""
    while not ending or not seen.endswith(ending):
        ready, _, _ = select.select([terminal], [], [], 60)
        assert ready, seen
        try:
            seen += os.read(terminal, 1000).decode()
        except OSError:  # the other end is closed
            break
    return seen


def test_at_a_terminal_the_password_is_asked_for_twice_and_not_shown(server: Served) -> None:
    registered(server, "ida")
    status, seen = at_a_terminal(server, "ida", OTHER, OTHER)
    assert status == 0
    assert "New password: " in seen
    assert "ida has a new password" in seen
    assert OTHER not in seen
    assert signs_in(server, "ida", OTHER)


def test_two_passwords_that_differ_are_none(server: Served) -> None:
    registered(server, "jan")
    status, seen = at_a_terminal(server, "jan", OTHER, PASSWORD + "s")
    assert status == 2
    assert "the two passwords differ; nothing was changed" in seen
    assert signs_in(server, "jan", PASSWORD)


def until_it_has_opened(file: Path, pid: int) -> None:
    last = time.monotonic() + 60
    while str(file) not in {each.path for each in psutil.Process(pid).open_files()}:
        assert time.monotonic() < last
        time.sleep(0.05)


def test_ctrl_c_in_place_of_a_password_leaves_in_silence(server: Served) -> None:
    registered(server, "joy")
    running = start("account", "reset", "joy", "--data", server.folder)
    until_it_has_opened(server.folder / FILE_NAME, running.pid)
    # It waits for its input, or is on the way there. Where the signal came within an `exec` of a
    # library, Python ends itself by it, whoever has caught it: for a shell both are 130.
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert err == ""
    assert running.returncode in (130, -signal.SIGINT)


def test_everything_of_an_account_is_exported(server: Served) -> None:
    kim = registered(server, "kim")
    table = kim.table()
    kim.post(f"/api/tables/{table}/talk", text="hello")
    found = json.loads(told(server, "account export kim").out)
    assert found["account"][0]["login"] == "kim"
    assert [word["text"] for word in found["said"]] == ["hello"]
    assert "password" not in json.dumps(found)


def test_an_account_is_deleted_by_those_who_mean_it(server: Served) -> None:
    registered(server, "lee")
    assert "--yes" in complaint(told(server, "account delete lee", "lee"))
    assert signs_in(server, "lee", PASSWORD)
    assert told(server, "account delete lee --yes").status == 0
    assert not signs_in(server, "lee", PASSWORD)
    assert complaint(told(server, "account delete lee --yes")) == 'nobody signs in as "lee"'


def test_whoever_is_deleted_by_command_leaves_seats_and_closes_tables(server: Served) -> None:
    lou, max_ = registered(server, "lou"), Person(server.url, "Max")
    mine = lou.table(seats=2, my_seat=0)
    other = max_.table(seats=2, my_seat=0, public=True)
    lou.post(f"/api/tables/{other}/seats/1/take")
    assert told(server, "account delete lou --yes").status == 0
    with Store.open(server.folder) as store:
        hosted, joined = store.summary(mine), store.summary(other)
    assert hosted is not None
    assert joined is not None
    assert (hosted.state, joined.state, joined.free) == (State.CLOSED, State.OPEN, 1)
    max_.post(f"/api/tables/{other}/seats/1/bot", level="random")
    assert max_.get(f"/api/tables/{other}")["table"]["seats"][1]["sitter"] == "bot"


def test_a_deed_that_is_none(server: Served) -> None:
    refused = complaint(barrowgate("account", "promote", "ana", "--data", server.folder))
    assert refused == '"promote" is not one of: reset, export, delete'


# --- Backups --------------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_goes_on_elsewhere(server: Served, tmp_path: Path) -> None:
    mo = registered(server, "moe")
    table = mo.table(seats=1, start=True)
    file = tmp_path / "copy.backup"
    assert told(server, f"backup {file}").status == 0
    mo.post(f"/api/tables/{table}/talk", text="after the backup")
    assert "is there already" in complaint(told(server, f"backup {file}"))
    assert told(server, f"backup {file} --overwrite").status == 0
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert barrowgate("restore", file, "--data", elsewhere).status == 0
    assert "not empty" in complaint(barrowgate("restore", file, "--data", elsewhere))
    assert barrowgate("restore", file, "--data", elsewhere, "--replace").status == 0
    with served(elsewhere) as second:
        assert signs_in(second, "moe", PASSWORD)
        mo.http.base_url = second.url
        whole = mo.get(f"/api/tables/{table}/whole?seat=0")
        assert [word["text"] for word in whole["said"]] == ["after the backup"]


def test_what_is_served_is_not_replaced(server: Served, tmp_path: Path) -> None:
    ned = registered(server, "ned")
    file = tmp_path / "copy.backup"
    assert told(server, f"backup {file}").status == 0
    refused = complaint(told(server, f"restore {file} --replace"))
    assert f"the server at {server.url} has it in use; stop that first" in refused
    assert ned.get("/api/me")["name"] == "ned"


@pytest.mark.parametrize("is_same", [True, False], ids=["the same port", "another port"])
def test_a_folder_is_served_once(server: Served, is_same: bool) -> None:
    refused = complaint(told(server, f"serve --port {server.port if is_same else 0}"))
    assert f"the server at {server.url} has it in use; stop that first" in refused


def test_a_backup_is_for_its_owner_alone(server: Served, tmp_path: Path) -> None:
    file = tmp_path / "copy.backup"
    assert barrowgate("backup", file, "--data", server.folder).status == 0
    assert file.stat().st_mode & 0o077 == 0


def test_what_is_no_backup_is_not_restored(server: Served, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("no backup")
    data = tmp_path / "data"
    assert "not a database" in complaint(barrowgate("restore", wrong, "--data", data))
    missing = complaint(barrowgate("restore", tmp_path / "missing", "--data", data))
    assert missing.startswith("there is no file")
    assert complaint(barrowgate("restore", "", "--data", data)) == "name a file"


# --- Reports --------------------------------------------------------------------------------------


def test_a_reported_position_is_written_once_its_table_is_over(
    server: Served, tmp_path: Path
) -> None:
    nan = Person(server.url, "Nan")
    table = nan.table(seats=1, start=True)
    for turn in range(2):
        asked = nan.get(f"/api/tables/{table}/whole?seat=0")["document"]["asked"]
        action = asked["groups"][0]["choices"][0]["action"]
        nan.post(f"/api/tables/{table}/actions", seat=0, decision=asked["decision"], action=action)
        if turn == 0:
            number = nan.post(f"/api/tables/{table}/reports", text="odd\x1b[31m")["report"]
    (found,) = json.loads(told(server, "reports --json").out)
    assert (found["number"], found["table"], found["actions"]) == (number, table, 1)
    assert "after one action: odd?[31m" in " ".join(told(server, "reports").out.split())
    file = tmp_path / "odd.bgr"
    assert "when the game is over" in complaint(told(server, f"reports {number} {file}"))
    assert not file.exists()
    nan.post(f"/api/tables/{table}/close")
    assert told(server, f"reports {number} {file}").status == 0
    record = Record.load(file)
    assert record.replay(record.make_game(of_record)).n_actions == 1
    assert "is there already" in complaint(told(server, f"reports {number} {file}"))


def test_a_report_outlives_its_table(server: Served, tmp_path: Path) -> None:
    nan = Person(server.url, "Nan")
    table = nan.table(seats=1, start=True)
    number = nan.post(f"/api/tables/{table}/reports", text="before I go")["report"]
    assert nan.http.delete(f"/api/tables/{table}").status_code == 204
    found = json.loads(told(server, "reports --json").out)[-1]
    assert (found["number"], found["game"], found["state"]) == (number, "loyang", "deleted")
    file = tmp_path / "gone.bgr"
    assert told(server, f"reports {number} {file}").status == 0
    record = Record.load(file)
    assert record.replay(record.make_game(of_record)).n_actions == 0
    assert "Nan" not in file.read_text()


def test_a_report_that_is_none(server: Served) -> None:
    data = ("--data", server.folder)
    assert complaint(barrowgate("reports", "999", "x", *data)) == "there is no report 999"
    assert "whole number" in complaint(barrowgate("reports", "first", "x", *data))
    assert complaint(barrowgate("reports", "1", *data)) == "name the file to write the record into"


# --- All of them ----------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_without_data_nothing_is_made(command: str, tmp_path: Path) -> None:
    words = command.replace("FILE", str(tmp_path / "copy")).split()
    assert complaint(barrowgate(*words, "--data", tmp_path / "none")).startswith("there is no ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_the_database_of_the_environment_is_meant(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "postgresql://host:hunter2@127.0.0.1:1/barrowgate"
    monkeypatch.setenv("BARROWGATE_DATABASE", secret)
    copy = tmp_path / "copy"
    words = command.replace("FILE", str(copy)).split()
    if command.startswith("restore"):
        copy.write_bytes(b"")
    said = barrowgate(*words)
    refused = complaint(said)
    assert "hunter2" not in refused
    assert "PostgreSQL" in refused or "not a database" in refused


@pytest.mark.parametrize("command", COMMANDS)
def test_a_setting_that_cannot_be_meant_is_named(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BARROWGATE_DATABASE", "mysql://somewhere")
    assert complaint(barrowgate(*command.split())).startswith("BARROWGATE_DATABASE: ")


@pytest.mark.parametrize("command", COMMANDS)
def test_without_the_extra_they_say_what_is_missing(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "NEEDED", ("castle_library",))
    assert complaint(barrowgate(*command.split())).startswith("the server needs castle_library: ")


ODD = ["x" * 5000, "a\x1b[31mb\nc\rd", "caf\udce9"]


@pytest.mark.parametrize("odd", ODD, ids=["long", "obeyed", "undecoded"])
@pytest.mark.parametrize(
    "before",
    [
        *("account ODD ana", "account export ODD", "account export ana --data=ODD", "reports ODD"),
        *("reports 1 /dev/null/ODD", "reports --ODD", "restore ODD", "backup /dev/null/ODD"),
        "backup a ODD",
    ],
)
def test_an_odd_argument_is_refused_in_one_short_line(
    server: Served, before: str, odd: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [word.replace("ODD", odd) for word in before.split()]
    if "--data" not in before:
        words += ["--data", str(server.folder)]
    assert "{" not in complaint(barrowgate(*words))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("to", ["/dev/full", "&-"])
def test_output_that_cannot_be_written_is_not_a_success(
    server: Served, to: str, tmp_path: Path
) -> None:
    login = "full" if to == "/dev/full" else "closed"
    registered(server, login)
    for command, folder in (
        ("reports --json", server.folder),
        (f"account export {login}", server.folder),
        (f"backup {tmp_path}/kept", server.folder),
        ("serve --port 0", tmp_path / "served"),
    ):
        said = process(*command.split(), "--data", folder, shell=f"exec >{to};")
        assert said.status == 1, command
        assert said.err.startswith("barrowgate: the output cannot be written"), command
        assert said.err.count("\n") == 1, command


@pytest.mark.parametrize("command", ["account", "backup", "restore", "reports"])
def test_each_has_help(command: str) -> None:
    said = barrowgate(command, "--help")
    assert said.status == 0
    assert said.out.startswith(f"usage: barrowgate {command}")
