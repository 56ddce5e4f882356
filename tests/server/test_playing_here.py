"""``barrowgate serve --open``: what ``make play`` starts."""

import os
import re
import signal
import socket
import stat
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from barrowgate.cli import browser
from tests.cli.terminal import process, start

AT_THE_SCREEN = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "", "SSH_CONNECTION": "", "PATH": ""}
FAR_AWAY = {"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.7 50022 192.0.2.1 22"}
WITHOUT_SCREEN = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SSH_CONNECTION": ""}
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
SOON = 60.0  # seconds, on a busy machine

pytestmark = pytest.mark.skipif(os.name != "posix", reason="browsers here are shell scripts")


@contextmanager
def playing(
    folder: Path, *more: str, **environment: str
) -> "Iterator[tuple[subprocess.Popen[str], int]]":
    """The command, with the port that it says; it is closed with Ctrl-C."""
    running = start("serve", "--open", "--data", folder, *more, **environment)
    try:
        yield running, port_in(until(running, "Ctrl-C closes."))
    finally:
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=SOON)


def until(running: "subprocess.Popen[str]", ending: str) -> str:
    """What it says until it has said this; lines may be broken anywhere between words."""
    assert running.stdout is not None
    said = ""
    for line in running.stdout:
        said += line
        if " ".join(said.split()).endswith(ending):
            return said
    raise AssertionError(f"it ended with: {said}")


def port_in(said: str) -> int:
    found = ADDRESS.search(said)
    assert found, said
    return int(found[1])


def a_browser(folder: Path, script: str) -> str:
    """An executable that takes the place of one."""
    path = folder / "browser"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def written(path: Path) -> str:
    last = time.monotonic() + SOON
    while not path.is_file() or not path.read_text().endswith("\n"):
        assert time.monotonic() < last, "nothing was opened"
        time.sleep(0.05)
    return path.read_text().strip()


@contextmanager
def taken(port: int) -> Iterator[int]:
    """Somebody else listens there; a test beside this one may have to leave first.

    Whoever does not leave is a stranger, and has taken it as well.
    """
    last = time.monotonic() + SOON
    while True:
        with socket.socket() as other:  # a new one each time: two may have bound, and one listens
            other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                other.bind(("127.0.0.1", port))
                other.listen()
            except OSError:
                if time.monotonic() < last:
                    time.sleep(0.05)
                    continue
                yield port
            else:
                yield other.getsockname()[1]
            return


def test_the_browser_is_led_to_a_server_that_answers(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    command = a_browser(tmp_path, f'echo "$1" > {opened}; exec /bin/sleep 1')
    with playing(tmp_path, BROWSER=command, **AT_THE_SCREEN) as (_, port):
        address = written(opened)
        assert address == f"http://127.0.0.1:{port}"
        assert httpx.get(f"{address}/api/games", timeout=SOON).status_code == 200


def test_a_browser_that_does_not_open_leaves_the_address(tmp_path: Path) -> None:
    command = a_browser(tmp_path, "exit 1")
    with playing(tmp_path, BROWSER=command, **AT_THE_SCREEN) as (running, port):
        assert until(running, "in a browser.") == f"Open http://127.0.0.1:{port} in a browser.\n"


@pytest.mark.parametrize(
    ("where", "more"),
    [(FAR_AWAY, ()), (WITHOUT_SCREEN, ()), (AT_THE_SCREEN, ("--no-browser",))],
    ids=["over ssh", "without a display", "if it is wished"],
)
def test_elsewhere_the_address_is_said_and_nothing_opened(
    where: dict[str, str], more: tuple[str, ...], tmp_path: Path
) -> None:
    command = a_browser(tmp_path, f"touch {tmp_path}/opened")
    with playing(tmp_path, *more, BROWSER=command, **where) as (running, port):
        told = until(running, "in a browser.")
        assert f"Open http://127.0.0.1:{port} in a browser." in told
        if where is FAR_AWAY:
            assert f"ssh -L {port}:127.0.0.1:{port} " in until(running, "THIS-MACHINE")
        httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=SOON)
    assert not (tmp_path / "opened").exists()


def test_a_port_that_is_taken_is_passed_over(tmp_path: Path) -> None:
    with taken(8000), playing(tmp_path, **WITHOUT_SCREEN) as (_, port):
        assert 8000 < port < 8100


def test_a_port_that_was_named_is_meant(tmp_path: Path) -> None:
    with taken(0) as port:
        for said in ({"more": ["--port", str(port)]}, {"BARROWGATE_PORT": str(port)}):
            more = said.pop("more", [])
            refused = process("serve", "--open", "--data", tmp_path, *more, **said)
            assert (refused.status, refused.out) == (2, "")
            assert f"port {port} is in use" in refused.err


def test_what_is_open_already_is_found(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    command = a_browser(tmp_path, f'echo "$1" > {opened}')
    with playing(tmp_path, "--no-browser") as (_, port):
        again = process("serve", "--open", "--data", tmp_path, BROWSER=command, **AT_THE_SCREEN)
        assert (again.status, again.err) == (0, "")
        here = f"Tables are open already at http://127.0.0.1:{port}, with what is kept in "
        assert " ".join(again.out.split()) == f"{here}{tmp_path}."
        assert written(opened) == f"http://127.0.0.1:{port}"
        again = process("serve", "--open", "--data", tmp_path, **FAR_AWAY)
        assert f"Open http://127.0.0.1:{port} in a browser." in again.out
        assert f"ssh -L {port}:127.0.0.1:{port} " in again.out


def test_ctrl_c_closes_it_in_words_and_is_no_failure(tmp_path: Path) -> None:
    running = start("serve", "--open", "--data", tmp_path, **WITHOUT_SCREEN)
    port = port_in(until(running, "in a browser."))
    assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=SOON).status_code == 200
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=SOON)
    assert (running.returncode, err) == (0, "")
    kept = f"The tables are closed. What was played is kept in {tmp_path}."
    assert " ".join(out.split()) == kept


@pytest.mark.parametrize(
    ("environment", "platform", "is_seen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"SSH_CONNECTION": "a 1 b 22"}, "darwin", False),
        (FAR_AWAY, "linux", False),
    ],
)
def test_where_a_browser_would_be_seen(
    environment: dict[str, str], platform: str, is_seen: bool
) -> None:
    assert browser.has_screen(environment, platform) is is_seen
