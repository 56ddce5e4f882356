"""The page on a slow phone, and its repaints: python bench/web (make bench-web).

The measures are in ``web/bench``, which Playwright runs in the system's Chromium against a server
of its own; here they are put beside what is asked. Figures: bench/README.md.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import report

from barrowgate.lab import results

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
RESULTS = HERE.parent / "results" / "web"
LIGHTHOUSE = HERE.parents[1] / "build" / "lighthouse" / "node_modules"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench/web", description=__doc__, allow_abbrev=False)
    parser.add_argument("--rounds", type=int, default=3, help="of Lighthouse (default: 3)")
    parser.add_argument("--only", default="", help="a measure by a part of its name, as: repaints")
    parser.add_argument("--save", action="store_true", help="keep the figures in bench/results")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    options = parser.parse_args(words)
    if not 1 <= options.rounds <= 20:
        parser.error(f"--rounds must be 1 to 20, not {options.rounds}")
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="barrowgate-bench-") as folder:
        figures = Path(folder) / "figures"
        measured = subprocess.run(
            ["npm", "run", "--silent", "bench", "--", "--grep", options.only or "."],
            cwd=WEB,
            env={
                **os.environ,
                "BARROWGATE_PYTHON": sys.executable,
                "BARROWGATE_LIGHTHOUSE": str(LIGHTHOUSE),
                "BARROWGATE_FIGURES": str(figures),
                "BARROWGATE_ROUNDS": str(options.rounds),
            },
            stdout=sys.stderr,
        )
        text = figures.read_text(encoding="utf-8") if figures.is_file() else ""
    if measured.returncode != 0:
        sys.exit("bench/web: not everything could be measured; what went wrong stands above")
    rows = report.rows(text)
    print(json.dumps([row.as_json() for row in rows]) if options.json else report.table(rows))
    print(f"load of the machine before: {load:.1f} on {os.cpu_count()} cores", file=sys.stderr)
    if options.save:
        RESULTS.mkdir(parents=True, exist_ok=True)
        print(results.save(RESULTS, rows, datetime.now(UTC).date()), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
