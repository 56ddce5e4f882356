"""Frames between the pool and a worker: four bytes of length, the highest first, then JSON.

    00 00 00 0f  {"answer": 110}

The worker writes ``{"ready": ENGINE}`` once it can work. Then each job gets one frame back, in
order: ``{"answer": ...}``, or ``{"failed": WORDS}``.
"""

import json
import struct
from collections.abc import Mapping
from typing import IO, Any

LENGTH = struct.Struct(">I")
LARGEST = 8 * 1024 * 1024  # bytes; a review of a long game needs a twentieth


class BadFrame(Exception):
    """Bytes that are not a frame: the two sides do not understand each other any more."""


def framed(data: Mapping[str, Any]) -> bytes:
    body = json.dumps(data, separators=(",", ":")).encode()
    return LENGTH.pack(len(body)) + body


def length_of(head: bytes) -> int:
    """How many bytes follow the first four."""
    (length,) = LENGTH.unpack(head)
    if length > LARGEST:
        raise BadFrame(f"a frame of {length} bytes; the largest has {LARGEST}")
    return int(length)


def unframed(body: bytes) -> dict[str, Any]:
    try:
        data = json.loads(body)
    except ValueError as error:
        raise BadFrame(f"a frame that is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadFrame("a frame that is not an object")
    return data


def read_frame(file: IO[bytes]) -> dict[str, Any] | None:
    """The next frame of a file that blocks; None when it has ended."""
    head = file.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    length = length_of(head)
    body = file.read(length)
    return unframed(body) if len(body) == length else None
