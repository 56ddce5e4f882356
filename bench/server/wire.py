"""A client's end of a WebSocket, as cheap as it can be: no tasks, no queues, no checks of UTF-8."""

import asyncio
import base64
import os
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"  # a client must mask; with nothing but zeros the bytes stay as they are
TWO_BYTES, EIGHT_BYTES = 126, 127


class WebSocket(asyncio.Protocol):
    """Says hello, hands each text to ``heard``, answers pings."""

    def __init__(self, path: str, headers: dict[str, str] | None = None) -> None:
        self._path = path
        self._headers = headers or {}
        self._rest = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def heard(self, text: bytes) -> None:
        """One message of the server."""
        raise NotImplementedError

    def opened(self) -> None:
        """The server has agreed; nothing was said yet."""

    def lost(self, why: str) -> None:
        """The connection is gone, or was refused."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        lines = {
            "Host": f"{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        } | self._headers
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self._transport.write(f"GET {self._path} HTTP/1.1\r\n{head}\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self.lost(str(exc or "closed"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.lost(head.split(b"\r\n")[0].decode())
                return
            self._is_open = True
            self.opened()
        self._rest = data[self._read(data) :]

    def _read(self, data: bytes) -> int:
        """Hand over every frame that is whole; return where the rest begins."""
        begin, end = 0, len(data)
        while end - begin >= 2:
            size, at = data[begin + 1], begin + 2
            if size >= TWO_BYTES:
                more = 2 if size == TWO_BYTES else 8
                size, at = int.from_bytes(data[at : at + more], "big"), at + more
            if at + size > end:
                break
            self._frame(data[begin] & 0x0F, data[at : at + size])
            begin = at + size
        return begin

    def _frame(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.heard(content)
        elif kind == PING:
            self._write(PONG, content)
        elif kind == CLOSE and self._transport:
            self._transport.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < TWO_BYTES:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | TWO_BYTES)) + size.to_bytes(2, "big")
        if self._transport:
            self._transport.write(head + NO_MASK + content)

    def close(self) -> None:
        if self._transport:
            self._transport.abort()
