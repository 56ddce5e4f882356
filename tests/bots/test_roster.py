"""Bots by name: levels for people, and what they are made of for measuring."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from barrowgate import bots
from barrowgate.bots import network_files, roster
from barrowgate.bots.net import network_file
from barrowgate.bots.net.header import NetworkError, fits
from barrowgate.bots.policy import PolicyBot
from barrowgate.bots.search_bot import SearchBot
from barrowgate.core.errors import OptionError
from barrowgate.games import entry
from barrowgate.orchard.game import Orchard
from tests.bots import networks
from tests.kit import Kit
from tests.kits import every_kit

FEW = 50  # simulations


@every_kit
def test_every_network_of_the_package_is_proved_and_made_for_today(kit: Kit) -> None:
    """Reading it trusts this test."""
    game: Any = entry(kit.name).make(2)
    shipped = [
        path
        for path in Path(str(network_files.SHIPPED)).iterdir()
        if path.name.startswith(kit.name)
    ]
    assert shipped
    for path in shipped:
        file = network_file.read(path)
        assert fits(file.header, game) == ""
        assert set(file.header.made) >= {"minutes", "decisions"}


def test_every_level_that_searches_has_a_ceiling() -> None:
    """Without a compiler 3,000 simulations take minutes."""
    searching = [level for level in roster.LEVELS.values() if level.simulations]
    assert searching
    assert all(level.ceiling == roster.LONGEST == 3 for level in searching)
    assert all(level.turn == roster.LONGEST_TURN == 10 for level in searching)


def test_a_level_thinks_no_longer_than_its_ceiling() -> None:
    game: Any = entry("loyang").make(2)
    position = game.start(3)
    bot = replace(roster.LEVELS["master"], ceiling=1e-9).make(game, 5)
    assert sum(each.visits for each in bot.explain(position.seen_by(position.actors()[0]))) == 0


@pytest.mark.parametrize("name", roster.LEVELS)
@every_kit
def test_every_level_plays_every_game(kit: Kit, name: str) -> None:
    """With few simulations: the plain engine would think for minutes."""
    level = roster.LEVELS[name]
    level = replace(level, simulations=min(level.simulations, FEW))
    for seats in range(1, 5):
        game = entry(kit.name).make(seats)
        position = game.start(3)
        seat = position.actors()[0]
        assert level.make(game, 5).choose(position.seen_by(seat)) in position.legal(seat)
        assert isinstance(bots.make(name, game, 5), SearchBot if level.simulations else PolicyBot)
        assert bots.notice(name, game) == ""


def test_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert list(bots.BOTS) == ["random", "easy", "normal", "hard", "master"]


@pytest.mark.parametrize(
    "name",
    ["clever", "search", "search:0", "search:0s", "search:-1s", "search:1e3s", "policy@", "Normal"],
)
def test_what_is_no_bot_is_refused_with_the_names_of_those_there_are(name: str) -> None:
    assert not bots.is_bot(name)
    with pytest.raises(OptionError, match=r"no bot .*known: random, .*normal.*search:400"):
        bots.make(name, entry("loyang").make(2), 1)


@every_kit
def test_a_name_can_tell_a_time_in_place_of_simulations(kit: Kit) -> None:
    game = entry(kit.name).make(2)
    position = game.start(3)
    seat = position.actors()[0]
    bot = bots.make("search:0.05s", game, 5)
    assert isinstance(bot, SearchBot)
    assert bot.choose(position.seen_by(seat)) in position.legal(seat)


def test_only_bots_that_think_by_the_clock_are_timed() -> None:
    timed = ["search:0.5s", "search:12s", "search:0.001s@FILE"]
    others = [*bots.BOTS, "policy", "search:400", "search:400@FILE", "search:0.0s", "you"]
    assert [name for name in timed + others if bots.is_timed(name)] == timed


@pytest.mark.parametrize("name", ["easy", "normal", "hard", "policy", "search:8", "search:0.05s"])
@every_kit
def test_every_bot_with_a_network_explains_itself_in_one_shape(kit: Kit, name: str) -> None:
    for seats in (1, 3):
        game: Any = entry(kit.name).make(seats)
        position = game.start(3)
        seat = position.actors()[0]
        thoughts = bots.make(name, game, 5).explain(position.seen_by(seat))
        assert sorted(each.action for each in thoughts) == position.distinct(seat)
        assert sum(each.prior for each in thoughts) == pytest.approx(1, abs=0.02)
        assert all(0 <= each.win <= 1 and each.points > 0 for each in thoughts)
        assert any(each.visits for each in thoughts) == name.startswith("search")
        if not name.startswith("search"):
            assert thoughts[0].action == bots.make(name, game, 5).choose(position.seen_by(seat))


def test_random_has_no_opinion() -> None:
    game = entry("loyang").make(2)
    position = game.start(3)
    assert bots.make("random", game, 1).explain(position.seen_by(position.actors()[0])) == []


def test_a_table_for_one_has_a_network_of_its_own_where_there_is_one() -> None:
    loyang = [network_files.network_for(entry("loyang").make(seats)) for seats in (1, 2, 3)]
    assert loyang[0] is not loyang[1]
    assert loyang[1] is loyang[2]
    weaker = [network_files.network_for(entry("loyang").make(seats), "normal") for seats in (1, 2)]
    assert weaker[0] is weaker[1]
    others = [network_files.network_for(entry("la-granja").make(seats)) for seats in (1, 2)]
    assert others[0] is others[1]


def test_a_bot_looks_with_the_network_of_a_file(tmp_path: Path) -> None:
    game: Any = entry("loyang").make(2)
    path = tmp_path / "own.network"
    header = networks.make_header(game)
    network_file.write(path, header, networks.random_arrays(header, 1))
    position = game.start(3)
    seat = position.actors()[0]
    bot = bots.make(f"policy@{path}", game, 1)
    assert bot.choose(position.seen_by(seat)) in position.legal(seat)
    with pytest.raises(NetworkError, match="plays loyang, not la-granja"):
        bots.make(f"policy@{path}", entry("la-granja").make(2), 1)
    with pytest.raises(NetworkError, match=r"none\.network: cannot be read"):
        bots.make(f"policy@{tmp_path}/none.network", game, 1)


def test_a_game_without_a_network_has_only_the_bots_that_need_none() -> None:
    game = Orchard(2)
    assert isinstance(bots.make("random", game, 1), bots.RandomBot)
    with pytest.raises(NetworkError, match="there is no network 'toy-orchard':"):
        bots.make("hard", game, 1)


def test_with_other_rules_a_bot_plays_on_and_says_so() -> None:
    assert bots.notice("normal", entry("loyang").make(2)) == ""
    old = entry("loyang").make(2, rules=1)
    assert "learnt by rules 2, not by rules 1" in bots.notice("normal", old)
    assert bots.notice("random", old) == ""
