"""Two processes, one plain and one compiled, search with the same networks and think the same."""

from pathlib import Path

import pytest

from tests.compiled.test_alike import TABLES
from tests.compiled.two_engines import both, difference

SCRIPT = Path(__file__).parent / "digest_searches.py"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_thought_about_alike(name: str, seats: int) -> None:
    plain, compiled = both(SCRIPT, name, seats, seats)
    assert sum("Thought" in line for line in plain) > 10
    assert difference(plain, compiled, "nothing: the game is over") == ""
