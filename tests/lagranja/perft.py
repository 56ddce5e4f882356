"""The table of perft counts of La Granja (see ``tests.perft``).

python -m tests.lagranja.perft    count all positions of data/perft.toml anew
"""

from collections.abc import Mapping
from pathlib import Path

from barrowgate.lagranja import LaGranja
from tests.lagranja.golden import SHELF
from tests.perft import Table

FILE = Path(__file__).parent / "data" / "perft.toml"
EDITION, RULES = "8a6d6162823de34b", 1


def counted(seats: int, options: Mapping[str, str] | None) -> LaGranja:
    """Counts are of one edition and one version of the rules: a correction changes none of them."""
    return LaGranja(seats, options, LaGranja.loader.edition(EDITION), RULES)


TABLE = Table(FILE, counted, SHELF, "python -m tests.lagranja.perft")


if __name__ == "__main__":
    TABLE.write()
