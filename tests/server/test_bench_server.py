"""The benchmark of the server: clients that play, a wire that takes any pieces, goals."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from barrowgate.server.storage.store import Store

FOLDER = Path(__file__).parents[2] / "bench" / "server"
MODULES = (
    "wire",
    "seats",
    "clients",
    "prepared",
    "servers",
    "postgresql",
    "measures",
    "report",
)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Gives a module of the benchmark by its name."""
    monkeypatch.syspath_prepend(str(FOLDER))
    yield import_module
    for name in MODULES:
        sys.modules.pop(name, None)


@pytest.mark.parametrize("piece", [1, 3, 1000])
def test_messages_are_heard_whole_whatever_pieces_come(bench: Any, piece: int) -> None:
    heard: list[bytes] = []
    socket = bench("wire").WebSocket("/")
    socket.heard = heard.append
    long = b"x" * 300
    frames = b"\x81\x02ab" + b"\x81\x7e" + len(long).to_bytes(2, "big") + long
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + frames
    for begin in range(0, len(stream), piece):
        socket.data_received(stream[begin : begin + piece])
    assert heard == [b"ab", long]


def test_a_handshake_that_is_refused_is_told(bench: Any) -> None:
    lost: list[str] = []
    socket = bench("wire").WebSocket("/")
    socket.lost = lost.append
    socket.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
    assert lost == ["HTTP/1.1 403 Forbidden"]


@pytest.mark.parametrize(
    ("figure", "value", "peer", "verdict"),
    [
        ("actions", 3_000, 1_600, "as wanted"),
        ("actions", 3_000, 1_700, "as required"),
        ("actions", 1_499, 100, "MISSED"),
        ("actions", 1_600, 1_700, "MISSED"),
        ("view_p99", 5, 15, "as wanted"),
        ("view_p99", 5, 14, "as required"),
        ("view_p99", 21, 50, "MISSED"),
        ("restart", 1, None, "as wanted"),
        ("restart", 3.1, None, "MISSED"),
    ],
)
def test_a_goal_is_reached_alone_and_beside_the_peer(
    bench: Any, figure: str, value: float, peer: float | None, verdict: str
) -> None:
    assert bench("report").GOALS[figure].judge(value, peer) == verdict


def test_clients_play_at_a_real_server(bench: Any, tmp_path: Path) -> None:
    measures, servers = bench("measures"), bench("servers")
    tables = bench("prepared").prepare(tmp_path, 2)
    with servers.running(servers.barrowgate(tmp_path)) as server:
        plan = measures.Plan(
            "barrowgate",
            "saturated",
            server.port,
            measures.planned(tables),
            server.process,
            seconds=3.0,
        )
        found = measures.drive(plan)
    assert found.actions == len(found.times) > 0
    assert found.server_cpu > 0
    assert 0 < found.quantile(0.5) <= found.quantile(0.99)


def test_commits_are_those_of_the_server_s_own_writer(bench: Any, postgresql_url: str) -> None:
    assert bench("postgresql").commits_a_second(postgresql_url, 0.3) > 1
    with Store.open(postgresql_url) as store:
        assert store.of_person("") == store.listed(9) == []


@pytest.mark.parametrize(("only", "parts"), [("", "ab"), ("b", "b")])
def test_one_part_can_be_measured_alone(
    bench: Any, monkeypatch: pytest.MonkeyPatch, only: str, parts: str
) -> None:
    measures = bench("measures")
    found = {name: [measures.Figure(name, "barrowgate", "1/s", (1.0,))] for name in "ab"}
    each = {name: lambda _, figures=figures: figures for name, figures in found.items()}
    monkeypatch.setattr(measures, "PARTS", each)
    assert "".join(figure.name for figure in measures.run(None, only)) == parts
