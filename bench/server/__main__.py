"""The table server under load, beside boardgame.io's: python bench/server (make bench-server).

Servers and clients are processes of their own and talk over loopback. Figures: bench/README.md.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import measures
import report
from seats import BenchError

from barrowgate.lab import results

HERE = Path(__file__).parent
RESULTS = HERE.parent / "results" / "server"
MODULES = HERE.parents[1] / "build" / "peer" / "node_modules"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench/server", description=__doc__, allow_abbrev=False)
    parser.add_argument("--rounds", type=int, default=3, help="of each figure (default: 3)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of a round (default: 5)")
    parser.add_argument("--only", choices=measures.PARTS, default="", help="one part of it")
    parser.add_argument("--peer", type=Path, default=MODULES, help="where npm put boardgame.io")
    parser.add_argument("--save", action="store_true", help="keep the figures in bench/results")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    options = parser.parse_args(words)
    if not 1 <= options.rounds <= measures.MOST_ROUNDS:
        parser.error(f"--rounds must be 1 to {measures.MOST_ROUNDS}, not {options.rounds}")
    if not 0.1 <= options.seconds <= 60:
        parser.error(f"--seconds must be 0.1 to 60, not {options.seconds}")
    try:
        with tempfile.TemporaryDirectory(prefix="barrowgate-bench-") as folder:
            bench = measures.Bench(
                Path(folder), options.peer, options.rounds, options.seconds, _note
            )
            figures = measures.run(bench, options.only)
    except BenchError as error:
        sys.exit(f"bench/server: {error}")
    rows = report.rows(figures)
    print(json.dumps([row.as_json() for row in rows]) if options.json else report.table(figures))
    if options.save:
        RESULTS.mkdir(parents=True, exist_ok=True)
        print(results.save(RESULTS, rows, datetime.now(UTC).date()), file=sys.stderr)
    return 0


def _note(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
