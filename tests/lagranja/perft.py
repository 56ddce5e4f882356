"""The table of perft counts of La Granja (see ``tests.perft``).

python -m tests.lagranja.perft    count all positions of data/perft.toml anew
"""

from pathlib import Path

from barrowgate.lagranja import LaGranja
from tests.lagranja.golden import SHELF
from tests.perft import Table

FILE = Path(__file__).parent / "data" / "perft.toml"
TABLE = Table(FILE, LaGranja, SHELF, "python -m tests.lagranja.perft")


if __name__ == "__main__":
    TABLE.write()
