"""Seats at a table of either server: who may act, and what number the view has that came last."""

import itertools
import random
import secrets
from collections.abc import Callable
from typing import Any

import orjson
from wire import WebSocket

NOTHING = -1  # before the first view
CHANGE = b'{"type":"change","number":'
WHOLE = b'{"type":"whole"'
DONE = b'{"type":"done"'
ASKED = b'[["asked"],'
PEER_GAME = "farm"
PEER_CELLS = 24

_run = secrets.token_hex(4)  # tables remember the requests of earlier runs
_requests = itertools.count()


class BenchError(Exception):
    """A server did something that makes figures worthless."""


class Seat(WebSocket):
    """``number`` is that of the newest view; ``told`` is called with each one."""

    def __init__(self, path: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(path, headers)
        self.number = NOTHING
        self.told: Callable[[], None] = lambda: None
        self.trouble: Callable[[str], None] = lambda why: None

    @property
    def can_act(self) -> bool:
        raise NotImplementedError

    def act(self, chance: random.Random) -> None:
        """Send some action."""
        raise NotImplementedError

    def lost(self, why: str) -> None:
        self.trouble(why)

    def _now(self, number: int) -> None:
        self.number = number
        self.told()


class BarrowgateSeat(Seat):
    """Only what is asked of the seat is read; the rest is for people."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        path = f"/api/tables/{table}/live?seat={seat}"
        super().__init__(path, {"Authorization": f"Bearer {token}"})
        self._seat = seat
        self._asked: dict[str, Any] | None = None

    @property
    def can_act(self) -> bool:
        return self._asked is not None

    def heard(self, text: bytes) -> None:
        if text.startswith(CHANGE):
            if ASKED in text:
                self._asked = next(
                    new for path, new in orjson.loads(text)["patch"] if path == ["asked"]
                )
            begin = len(CHANGE)
            self._now(int(text[begin : text.index(b",", begin)]))
        elif text.startswith(WHOLE):
            whole = orjson.loads(text)
            self._asked = whole["document"]["asked"]
            self._now(whole["number"])
        elif not text.startswith(DONE):
            self.trouble(text.decode())

    def act(self, chance: random.Random) -> None:
        assert self._asked is not None
        group = chance.choice(self._asked["groups"])
        said = {
            "do": "act",
            "seat": self._seat,
            "decision": self._asked["decision"],
            "action": chance.choice(group["choices"])["action"],
            "request": f"{_run}-{next(_requests)}",
        }
        self.send(orjson.dumps(said))


class PeerSeat(Seat):
    """boardgame.io over socket.io: a match is made by the first who asks for it."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket")
        self._table = table
        self._seat = str(seat)
        self._is_mine = False

    @property
    def can_act(self) -> bool:
        return self._is_mine

    def heard(self, text: bytes) -> None:
        if text.startswith(b"42"):
            name, _, said, *_ = orjson.loads(text[text.index(b"[") :])
            if name in ("sync", "update"):  # the others tell who is there
                self._see(said["state"] if name == "sync" else said)
        elif text.startswith(b"40"):
            self._emit("sync", self._table, self._seat, None, 4)
        elif text.startswith(b"0"):
            self.send(f"40/{PEER_GAME},".encode())
        elif text == b"2":
            self.send(b"3")
        else:
            self.trouble(text.decode())

    def _see(self, state: dict[str, Any]) -> None:
        self._is_mine = state["ctx"]["currentPlayer"] == self._seat
        self._now(state["_stateID"])

    def act(self, chance: random.Random) -> None:
        put = {"type": "put", "args": [chance.randrange(PEER_CELLS)], "playerID": self._seat}
        move = {"type": "MAKE_MOVE", "payload": put}
        self._emit("update", move, self.number, self._table, self._seat)

    def _emit(self, *said: Any) -> None:
        self.send(f"42/{PEER_GAME},".encode() + orjson.dumps(said))


KINDS: dict[str, type[BarrowgateSeat] | type[PeerSeat]] = {
    "barrowgate": BarrowgateSeat,
    "boardgame.io": PeerSeat,
}
