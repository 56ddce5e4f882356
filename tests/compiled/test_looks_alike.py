"""Two processes, one plain and one compiled, look with the same networks and find the same."""

from pathlib import Path

import pytest

from tests.compiled.test_alike import TABLES
from tests.compiled.two_engines import both, difference

SCRIPT = Path(__file__).parent / "digest_looks.py"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_looks_alike(name: str, seats: int) -> None:
    plain, compiled = both(SCRIPT, name, seats, seats)
    assert len(plain) > 20
    assert len(set(plain)) == len(plain)
    assert difference(plain, compiled, "nothing: the game is over") == ""
