"""A client as anybody could write one: REST for setting up, a socket for play."""

import asyncio
import itertools
import random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from barrowgate.server.tables.patches import patched

WITHIN = 60.0  # seconds for one answer, on a busy machine
_ids = itertools.count()


class Person:
    """Somebody with a token."""

    def __init__(self, url: str, name: str = "Ana") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WITHIN)
        self.token = self.post("/api/me", name=name)["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        answer = self.http.request(method, path, json=body or None)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        return answer.status_code, answer.json()["type"]

    def table(self, **wish: Any) -> str:
        made = self.post("/api/tables", **({"game": "loyang", "seats": 2} | wish))
        return str(made["table"]["id"])

    async def join(self, table: str, seat: int) -> "Live":
        ws = self.url.replace("http", "ws")
        socket = await connect(
            f"{ws}/api/tables/{table}/live?seat={seat}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            max_size=None,
            compression=None,
            open_timeout=WITHIN,
        )
        live = Live(socket, seat)
        await live.hear()
        return live


class Live:
    """A reader with a socket; it keeps the document, and the raw bytes that came."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.document: Any = None
        self.number = 0
        self.raw: list[str] = []
        self.answers: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        # Not wait_for: before Python 3.12 it may swallow the word that this task is to end.
        async with asyncio.timeout(WITHIN):
            data = await self.socket.recv(decode=True)
        assert isinstance(data, str)
        self.raw.append(data)
        told: dict[str, Any] = orjson.loads(data)
        if told["type"] == "whole":
            self.document, self.number = told["document"], told["number"]
        elif told["type"] == "change":
            assert told["number"] == self.number + 1
            self.document, self.number = patched(self.document, told["patch"]), told["number"]
        else:
            self.answers[told["request"]] = told
        return told

    @property
    def decision(self) -> int:
        asked = self.document["asked"]
        return asked["decision"] if asked else 0

    def choices(self) -> list[str]:
        groups = self.document["asked"]["groups"]
        return [choice["action"] for group in groups for choice in group["choices"]]

    async def send(self, **said: Any) -> str:
        request = said.setdefault("request", f"r{next(_ids)}")
        await self.socket.send(orjson.dumps(said).decode())
        return str(request)

    async def act(self, action: str, **more: Any) -> dict[str, Any]:
        """Act and wait for the answer."""
        said = {"do": "act", "seat": self.seat, "decision": self.decision, "action": action} | more
        return await self.answer(await self.send(**said))

    async def answer(self, request: str) -> dict[str, Any]:
        while request not in self.answers:
            await self.hear()
        found: dict[str, Any] = self.answers[request]
        return found

    async def play(self, chance: random.Random) -> None:
        """Until the game is over, whatever is asked."""
        while self.document["result"] is None:
            if self.decision:
                await self.act(chance.choice(self.choices()))
            else:
                await self.hear()

    async def close(self) -> None:
        await self.socket.close()
