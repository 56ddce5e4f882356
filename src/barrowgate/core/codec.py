"""The seal of bytes: a header that says what they are, and a checksum.

``seal`` puts it before the whole, and ``unseal`` refuses what is foreign, old or damaged.
"""

import struct
import zlib

from barrowgate.core.errors import BarrowgateError

MAGIC = b"BG"
HEADER = struct.Struct("<2s2sHI")  # magic, kind, version, checksum of the body


class FormatError(BarrowgateError, ValueError):
    """Bytes that are not a position of this game and version."""


def seal(kind: bytes, version: int, body: bytes | bytearray) -> bytes:
    """The body after a header that says what it is; kind is two bytes, one pair per game."""
    return HEADER.pack(MAGIC, kind, version, zlib.crc32(body)) + body


def unseal(kind: bytes, version: int, data: bytes) -> bytes:
    """The body of sealed bytes, or FormatError."""
    if len(data) < HEADER.size:
        raise FormatError(f"{len(data)} bytes are too few for a position")
    magic, found_kind, found_version, checksum = HEADER.unpack_from(data)
    if magic != MAGIC:
        raise FormatError("the bytes are not a Barrowgate position")
    if found_kind != kind:
        raise FormatError(f"the bytes are a position of {found_kind!r}, not of {kind!r}")
    if found_version != version:
        age = "an older" if found_version < version else "a newer"
        raise FormatError(f"the bytes are of {age} format: {found_version}, not {version}")
    body = data[HEADER.size :]
    if zlib.crc32(body) != checksum:
        raise FormatError("the bytes are damaged: their checksum is wrong")
    return body
