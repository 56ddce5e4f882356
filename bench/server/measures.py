"""What is measured, each in turn with whatever it is compared with."""

import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Self
from urllib.request import urlopen

import orjson
import psutil  # type: ignore[import-untyped]
from clients import Figures, Plan, cpu_of
from postgresql import commits_a_second, postgresql
from prepared import ACTIONS, SEATS, Prepared, prepare
from prometheus_client.parser import text_string_to_metric_families
from seats import BenchError
from servers import Server, barrowgate, boardgame_io, running

OURS, PEER = "barrowgate", "boardgame.io"
BUSY_TABLES = 100  # that are played as fast as they can
MANY_TABLES = 500
RATE = 500  # actions a second of many tables
WARM = 1.0  # seconds
SETTLES = 2.0  # seconds until idle sockets are weighed
MOST_ROUNDS = MANY_TABLES // BUSY_TABLES  # each has tables of its own
LIMIT = 180.0  # seconds of one measurement
MILLI, MICRO, MEGA = 1e3, 1e6, 1e6


@dataclass(frozen=True)
class Figure:
    """One number of one server, from all rounds."""

    name: str
    server: str
    unit: str
    values: tuple[float, ...]

    @property
    def value(self) -> float:
        return statistics.median(self.values)


@dataclass(frozen=True)
class Bench:
    """How much is measured, and where."""

    folder: Path  # empty, for databases and logs
    modules: Path  # in which npm has installed the peer
    rounds: int
    seconds: float
    note: Callable[[str], None]


def run(bench: Bench, only: str = "") -> list[Figure]:
    """Everything, a few minutes; or one of ``PARTS``."""
    parts = [PARTS[only]] if only else [*PARTS.values()]
    return [figure for part in parts for figure in part(bench)]


def sqlite(bench: Bench) -> list[Figure]:
    """One worker with a file, beside the peer and by itself."""
    bench.note(f"preparing {MANY_TABLES} tables of {ACTIONS} actions")
    data = bench.folder / "data"
    tables = prepare(data, MANY_TABLES)
    rested = bench.folder / "rested"  # as it was prepared, for those who do not play
    shutil.copytree(data, rested)
    found = beside_the_peer(bench, data, tables)
    return found + idle_and_restarted(bench, rested, tables)


# --- The clients' process -------------------------------------------------------------------------


class Clients:
    """The process, and a file for its figures: a pipe once lost the end of them."""

    def __init__(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("clients.py"))]
        self._told = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=self._told)

    def carry_out(self, plan: Plan) -> Figures:
        """What it has waited for since it began."""
        try:
            self._process.communicate(orjson.dumps(asdict(plan)), timeout=LIMIT)
        except subprocess.TimeoutExpired:
            raise BenchError(f"{plan.kind}, {plan.how}: not done in {LIMIT:g} s") from None
        if self._process.returncode:
            raise BenchError(f"{plan.kind}, {plan.how}: the clients failed")
        self._told.seek(0)
        return Figures(**orjson.loads(self._told.read()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        self._told.close()


def drive(plan: Plan) -> Figures:
    with Clients() as clients:
        return clients.carry_out(plan)


def planned(tables: Sequence[Prepared]) -> list[tuple[str, list[str]]]:
    return [(table.name, table.tokens) for table in tables]


# --- Beside the peer ------------------------------------------------------------------------------


def beside_the_peer(bench: Bench, data: Path, tables: Sequence[Prepared]) -> list[Figure]:
    """Both servers run all the time; they are loaded in turn."""
    with ExitStack() as stack:
        ours = stack.enter_context(running(barrowgate(data)))
        peer = stack.enter_context(running(boardgame_io(bench.folder, bench.modules)))
        saturated: dict[str, list[Figures]] = {OURS: [], PEER: []}
        for number in range(bench.rounds):
            bench.note(f"{BUSY_TABLES} tables, saturated, round {number + 1} of {bench.rounds}")
            mine = _turn(tables, number, BUSY_TABLES)
            plan = Plan(OURS, "saturated", ours.port, planned(mine), ours.process)
            saturated[OURS].append(drive(_timed(plan, bench)))
            plan = Plan(PEER, "saturated", peer.port, _matches(number, BUSY_TABLES), peer.process)
            saturated[PEER].append(drive(_timed(plan, bench)))
        spread = {}
        bench.note(f"{MANY_TABLES} tables at {RATE} actions a second")
        plan = Plan(OURS, "spread", ours.port, planned(tables), ours.process, rate=RATE)
        spread[OURS] = [drive(_timed(plan, bench, bench.rounds))]
        matches = _matches(bench.rounds, MANY_TABLES)
        plan = Plan(PEER, "spread", peer.port, matches, peer.process, rate=RATE)
        spread[PEER] = [drive(_timed(plan, bench, bench.rounds))]
    return [*_load_figures(saturated), *_time_figures(spread)]


def _turn(tables: Sequence[Prepared], number: int, count: int) -> Sequence[Prepared]:
    """Other tables in each round, so that no game ends too soon."""
    return tables[number * count : (number + 1) * count]


def _matches(number: int, count: int) -> list[tuple[str, list[str]]]:
    return [(f"match-{number}-{each}", [""] * SEATS) for each in range(count)]


def _timed(plan: Plan, bench: Bench, times: int = 1) -> Plan:
    return Plan(**asdict(plan) | {"seconds": bench.seconds * times, "warm": WARM})


def _load_figures(found: dict[str, list[Figures]]) -> list[Figure]:
    figures = []
    for server, rounds in found.items():
        rates = tuple(each.actions / each.seconds for each in rounds)
        costs = tuple(each.server_cpu / each.actions * MICRO for each in rounds)
        figures += [
            Figure("actions", server, "1/s", rates),
            Figure("cpu_an_action", server, "us", costs),
        ]
    return figures


def _time_figures(found: dict[str, list[Figures]]) -> list[Figure]:
    return [
        Figure(name, server, "ms", tuple(each.quantile(share) * MILLI for each in rounds))
        for server, rounds in found.items()
        for name, share in (("view_p50", 0.5), ("view_p99", 0.99))
    ]


# --- Idle sockets, and a restart ------------------------------------------------------------------


def idle_and_restarted(bench: Bench, data: Path, tables: Sequence[Prepared]) -> list[Figure]:
    server = barrowgate(data)
    with running(server):
        bench.note(f"{MANY_TABLES * SEATS} idle sockets")
        empty = float(psutil.Process(server.process).memory_info().rss)
        idle = Plan(OURS, "idle", server.port, planned(tables), server.process, SETTLES)
        full = drive(idle).memory
        restarts = []
        for number in range(bench.rounds):
            bench.note(f"restart, round {number + 1} of {bench.rounds}")
            restarts.append(_restarted(server, tables))
    return [
        Figure("memory_empty", OURS, "MB", (empty / MEGA,)),
        Figure("memory_idle", OURS, "MB", (full / MEGA,)),
        Figure("restart", OURS, "s", tuple(seconds for seconds, _ in restarts)),
        Figure("restart_cpu", OURS, "s", tuple(cpu for _, cpu in restarts)),
    ]


def _restarted(server: Server, tables: Sequence[Prepared]) -> tuple[float, float]:
    """Seconds from the start of the process until the last client has its whole document.

    And the seconds of a processor that the server needed for it.
    """
    server.end(signal.SIGKILL)
    plan = Plan(OURS, "return", server.port, planned(tables), 0)
    with Clients() as clients:
        time.sleep(SETTLES)  # until they wait for their plan
        begun = server.start()
        last = clients.carry_out(plan).last
    return last - begun, cpu_of(psutil.Process(server.process))


# --- Two workers ----------------------------------------------------------------------------------


def two_workers(bench: Bench) -> list[Figure]:
    """In turn on one database, each with tables of its own; as they come, in ratio."""
    found: dict[str, list[Figures]] = {"one worker": [], "two workers": []}
    commits, shared = [], []
    with postgresql() as database, ExitStack() as stack:
        tables = prepare(database, 2 * BUSY_TABLES * bench.rounds)
        servers = {
            name: stack.enter_context(running(barrowgate(_made(bench, name), database, workers)))
            for workers, name in enumerate(found, 1)
        }
        for number in range(bench.rounds):
            bench.note(f"PostgreSQL, one worker and two, round {number + 1} of {bench.rounds}")
            commits.append(commits_a_second(database, bench.seconds))
            alone = servers["one worker"]
            before = _committed(alone)
            for place, (name, server) in enumerate(servers.items()):
                mine = planned(_turn(tables, 2 * number + place, BUSY_TABLES))
                plan = Plan(OURS, "saturated", server.port, mine, server.process)
                found[name].append(drive(_timed(plan, bench)))
            rows, times = (now - then for now, then in zip(_committed(alone), before, strict=True))
            shared.append(rows / times)
    return [
        *_load_figures(found),
        _ratio(found),
        Figure("commits", OURS, "1/s", tuple(commits)),
        Figure("commit_rows", OURS, "rows", tuple(shared)),
    ]


def _committed(server: Server) -> tuple[float, float]:
    """Rows and commits of a server with one worker, since its start."""
    with urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=LIMIT) as page:
        families = text_string_to_metric_families(page.read().decode())
    found = {sample.name: sample.value for family in families for sample in family.samples}
    return found["barrowgate_commit_rows_sum"], found["barrowgate_commit_rows_count"]


def _ratio(found: dict[str, list[Figures]]) -> Figure:
    rates = [[each.actions / each.seconds for each in rounds] for rounds in found.values()]
    ratios = tuple(two / one for one, two in zip(*rates, strict=True))
    return Figure("workers_ratio", OURS, "times", ratios)


PARTS: dict[str, Callable[[Bench], list[Figure]]] = {"sqlite": sqlite, "postgresql": two_workers}


def _made(bench: Bench, name: str) -> Path:
    folder = bench.folder / name.replace(" ", "-")
    folder.mkdir()
    return folder
