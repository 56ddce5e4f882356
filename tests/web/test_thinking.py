"""The bar of a bot's time in the page is as long as its level may think."""

import re
from pathlib import Path

from barrowgate.bots import roster

PAGE = Path(__file__).parents[2] / "web/src/table/thinking.ts"


def test_the_page_knows_how_long_each_level_may_think() -> None:
    [listed] = re.findall(r"LONGEST:.*= \{(.*)\};", PAGE.read_text(encoding="utf-8"))
    told = {name: float(seconds) for name, seconds in re.findall(r"(\w+): ([\d.]+)", listed)}
    assert told == {
        name: level.ceiling for name, level in roster.LEVELS.items() if level.ceiling is not None
    }
