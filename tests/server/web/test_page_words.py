"""The page has words for everything that the server names by a key."""

import re
from pathlib import Path
from typing import get_args

import pytest

import barrowgate.locales
import barrowgate.server
from barrowgate.games import REGISTRY
from barrowgate.server.bots.levels import levels
from barrowgate.server.tables.refusals import Reason
from barrowgate.server.tables.rows import State
from barrowgate.server.web import schemas

PAGE = Path(barrowgate.locales.__file__).parent / "en" / "web.ftl"
WORDS = set(re.findall(r"^([\w-]+) =", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
SERVER = Path(barrowgate.server.__file__).parent
NAMED = re.compile(r"Problem\(\s*\"([a-z-]+)\"")


@pytest.mark.parametrize("name", [name for name, entry in REGISTRY.items() if entry.telling])
def test_a_game_and_its_options_have_words(name: str) -> None:
    game = REGISTRY[name]
    wanted = {f"web-{game.name}{part}" for part in ("", "-about", "-short", "-picture")}
    for option, values in game.options.items():
        wanted |= {f"web-option-{option}", *(f"web-option-{option}-{each}" for each in values)}
    assert wanted <= WORDS


def test_levels_of_bots_and_states_of_tables_have_words() -> None:
    wanted = {f"web-level-{level['name']}" for level in levels()}
    wanted |= {f"web-state-{state}" for state in State}
    assert wanted <= WORDS


def test_every_outcome_of_a_trial_of_a_webhook_has_words() -> None:
    outcomes = get_args(schemas.WebhookTrial.model_fields["outcome"].annotation)
    assert {f"web-webhook-{outcome}" for outcome in outcomes} <= WORDS


def test_every_refusal_and_every_problem_has_words() -> None:
    types = {reason.value for reason in Reason}
    for path in SERVER.rglob("*.py"):
        types |= set(NAMED.findall(path.read_text(encoding="utf-8")))
    assert {f"problem-{each}" for each in types} <= WORDS
