"""The table of perft counts of Loyang (see ``tests.perft``).

python -m tests.loyang.perft    count all positions of data/perft.toml anew
"""

from pathlib import Path

from barrowgate.loyang import Loyang
from tests.loyang.golden import SHELF
from tests.perft import Table

FILE = Path(__file__).parent / "data" / "perft.toml"
TABLE = Table(FILE, Loyang, SHELF, "python -m tests.loyang.perft")


if __name__ == "__main__":
    TABLE.write()
