"""What docs/server-api.md says is so, and its bot plays a whole game."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

from barrowgate.server import web
from barrowgate.server.live import sockets
from barrowgate.server.web import live, messages
from barrowgate.server.web.guards.bodies import KIB, RECORDS, USUAL
from barrowgate.server.web.guards.crowding import MOST_CONNECTIONS, MOST_SOCKETS
from barrowgate.server.web.guards.limits import HOUSEHOLD, RATES
from barrowgate.server.web.problems import REFUSALS
from tests.server.client import Person
from tests.server.serving import served

PAGE = (Path(__file__).parents[2] / "docs" / "server-api.md").read_text(encoding="utf-8")
MOST_LINES = 40
WEB = Path(web.__file__).parent


def rows(heading: str, table: int = 0) -> list[list[str]]:
    """The rows of a table of one section, without its head."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)[table]
    return [line.strip("| ").split(" | ") for line in found.splitlines()[2:]]


def test_every_reason_is_listed_with_its_status_and_title() -> None:
    listed = [(name.strip("`"), int(status), title) for name, status, title in rows("Refusals")]
    assert listed == [
        (reason.value, kind.status.value, kind.title) for reason, kind in REFUSALS.items()
    ]


def test_every_other_problem_is_named_besides() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("Besides: "))
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(WEB.rglob("*.py")))
    made = set(re.findall(r'\bProblem\(\s*"([a-z-]+)"', code))
    assert {"storage", "bad-password", "body-too-slow", "busy"} <= made
    assert set(re.findall("`([a-z-]+)`", line)) - {"errors"} == made


def test_every_close_code_is_listed() -> None:
    listed = {int(code): told for code, told in rows("Messages of the socket", 2)}
    assert listed == messages.CLOSE_CODES


def test_the_limits_are_those_of_the_server() -> None:
    listed = [
        (re.findall("`([a-z]+)`", what)[0], int(at_once), float(every.removesuffix(" s")))
        for what, at_once, every in rows("Limits")
    ]
    assert listed == [(kind.value, rate.at_once, rate.every) for kind, rate in RATES.items()]
    assert HOUSEHOLD == 10
    assert "together may do ten times as much" in PAGE
    assert f"A person may have {MOST_SOCKETS} sockets open" in PAGE
    assert f"all people of an address together {MOST_SOCKETS * HOUSEHOLD};" in PAGE
    assert f"Besides sockets an address may have {MOST_CONNECTIONS} connections" in PAGE


def test_the_sizes_are_those_of_the_server() -> None:
    assert f"at most {USUAL.size // KIB} KiB (a new table with a record " in PAGE
    assert f"with a record {RECORDS.size // KIB:,} KiB)" in PAGE
    assert f"a message of a socket {live.LARGEST:,} bytes" in PAGE
    behind = f"{sockets.MOST_MESSAGES} messages or {sockets.MOST_BYTES // KIB // KIB} MiB behind"
    assert behind in PAGE


def the_bot() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def test_the_bot_is_short() -> None:
    assert len([line for line in the_bot().splitlines() if line.strip()]) <= MOST_LINES


def test_the_bot_joins_by_an_invitation_and_plays_to_the_end(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(the_bot(), encoding="utf-8")
    with served(tmp_path) as server:
        ana = Person(server.url)
        table = ana.table(bots={"0": "random"}, my_seat=-1)
        link = ana.post(f"/api/tables/{table}/seats/1/link")
        command = [sys.executable, str(program), server.url, link["token"]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            await_sitting(ana, table)
            ana.post(f"/api/tables/{table}/start")
            out, _ = bot.communicate(timeout=120)
        assert bot.returncode == 0
        assert sorted(json.loads(out)) in ([1, 2], [1, 1])  # chance plays against chance
        found = ana.get(f"/api/tables/{table}")["table"]
        assert found["state"] == "over"
        assert found["seats"][1]["name"] == "Forty"


def await_sitting(ana: Person, table: str) -> None:
    last = time.monotonic() + 60
    while ana.get(f"/api/tables/{table}")["table"]["seats"][1]["sitter"] == "free":
        assert time.monotonic() < last
        time.sleep(0.1)
