"""Play on PostgreSQL: the same as on SQLite, and with two servers on one database."""

import asyncio
import random
from pathlib import Path

from tests.server.client import Person
from tests.server.serving import served

NO_LIMITS = {"BARROWGATE_LIMITS": "0"}


def test_two_people_at_two_servers_play_one_game(tmp_path: Path, postgresql_url: str) -> None:
    """Each follows by notices of the other's server, and a bot is moved by one of both."""

    async def play() -> None:
        settings = NO_LIMITS | {"BARROWGATE_DATABASE": postgresql_url}
        folders = [tmp_path / "one", tmp_path / "two"]
        for folder in folders:
            folder.mkdir()
        with served(folders[0], settings) as one, served(folders[1], settings) as other:
            ana, bo = Person(one.url, "Ana"), Person(other.url, "Bo")
            table = ana.table(game="loyang", seats=3, bots={"2": "normal"}, public=True)
            bo.post(f"/api/tables/{table}/seats/1/take")
            ana.post(f"/api/tables/{table}/start")
            first, second = await ana.join(table, 0), await bo.join(table, 1)
            chance = random.Random(1)
            await asyncio.gather(first.play(chance), second.play(chance))
            assert first.document["result"] == second.document["result"]
            other.kill()
            other.start()
            again = await bo.join(table, 1)
            assert again.document == second.document

    asyncio.run(asyncio.wait_for(play(), 150))


def test_the_log_is_the_same_on_both_databases(tmp_path: Path, postgresql_url: str) -> None:
    """A game with a chosen seed, played the same way, gives the same record."""

    async def play(settings: dict[str, str], folder: Path) -> str:
        with served(folder, NO_LIMITS | settings) as server:
            ana = Person(server.url, "Ana")
            table = ana.table(game="la-granja", seats=1, seed=11, start=True)
            live = await ana.join(table, 0)
            await live.play(random.Random(3))
            await live.close()
            return ana.http.get(f"/api/tables/{table}/record").text

    (tmp_path / "data").mkdir()
    lite = asyncio.run(asyncio.wait_for(play({}, tmp_path / "data"), 100))
    other = asyncio.run(
        asyncio.wait_for(play({"BARROWGATE_DATABASE": postgresql_url}, tmp_path / "data"), 100)
    )
    assert lite == other
