"""The table of perft counts of Loyang (see ``tests.perft``).

python -m tests.loyang.perft    count all positions of data/perft.toml anew
"""

from collections.abc import Mapping
from pathlib import Path

from barrowgate.loyang import Loyang
from tests.loyang.golden import SHELF
from tests.perft import Table

FILE = Path(__file__).parent / "data" / "perft.toml"
EDITION, RULES = "e5ffd80dafb287ca", 1


def counted(seats: int, options: Mapping[str, str] | None) -> Loyang:
    """Counts are of one edition and one version of the rules: a correction changes none of them."""
    return Loyang(seats, options, Loyang.loader.edition(EDITION), RULES)


TABLE = Table(FILE, counted, SHELF, "python -m tests.loyang.perft")


if __name__ == "__main__":
    TABLE.write()
