"""Packing: a position as bytes, exact, versioned and small.

A class lists its ``Field``s once; ``pack`` and ``unpack`` follow the list, little endian.
Lists of small numbers are written as the digits of one large number: eight bits to a byte, or two
nibbles.
``seal`` puts a header before the whole, and ``unseal`` refuses what is foreign, old or damaged.
"""

import struct
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from barrowgate.core.errors import BarrowgateError

LIMITS: dict[str, tuple[int, int]] = {
    "b": (-(2**7), 2**7 - 1),
    "h": (-(2**15), 2**15 - 1),
    "i": (-(2**31), 2**31 - 1),
    "Q": (0, 2**64 - 1),
    "bit": (0, 1),
    "nibble": (0, 15),
}
BITS = {"bit": 1, "nibble": 4}
MAGIC = b"BG"
DIGITS = b"0123456789abcdef"
TO_DIGITS = DIGITS.ljust(256, b"?")
FROM_DIGITS = bytes.maketrans(DIGITS, bytes(range(16)))
HEADER = struct.Struct("<2s2sHI")  # magic, kind, version, checksum of the body


class FormatError(BarrowgateError, ValueError):
    """Bytes that are not a position of this game and version."""


class Digits:
    """How a list of small numbers is written: like a ``Struct``, the first number highest."""

    def __init__(self, count: int, bits: int) -> None:
        self.size = (count * bits + 7) // 8
        self._base = 2**bits
        self._form = f"0{count}{'b' if bits == 1 else 'x'}"

    def pack(self, *values: int) -> bytes:
        text = bytes(values).translate(TO_DIGITS)
        return int(text, self._base).to_bytes(self.size, "big")

    def unpack_from(self, data: bytes, offset: int) -> Sequence[int]:
        """The numbers; more than there should be where bits before the first are set."""
        written = data[offset : offset + self.size]
        if len(written) < self.size:
            raise struct.error
        text = format(int.from_bytes(written, "big"), self._form)
        return text.encode().translate(FROM_DIGITS)


@dataclass(frozen=True)
class Field:
    """An attribute: one number (length 0) or a list of fixed length.

    Codes are those of struct, or ``bit`` and ``nibble``. ``least`` and ``most`` bound what bytes
    may hold: the compiled rules use numbers as indexes. What no field can say alone, such as a
    seat beyond the table, core/position_bytes.py and the games' byte_checks.py refuse.
    """

    name: str
    code: str
    length: int = 0
    least: int | None = None
    most: int | None = None

    def __post_init__(self) -> None:
        if self.code not in LIMITS:
            known = list(LIMITS)
            raise ValueError(f"field '{self.name}': code '{self.code}' is not one of {known}")
        if self.length < 0:
            raise ValueError(f"field '{self.name}': length {self.length} is below 0")

    def allows(self, values: Sequence[int]) -> bool:
        return (self.least is None or min(values) >= self.least) and (
            self.most is None or max(values) <= self.most
        )

    @cached_property
    def layout(self) -> struct.Struct | Digits:
        count = max(self.length, 1)
        if self.code in BITS:
            return Digits(count, BITS[self.code])
        return struct.Struct(f"<{count}{self.code}")

    @cached_property
    def write(self) -> Callable[..., bytes]:
        return self.layout.pack


def pack(out: bytearray, thing: object, fields: Iterable[Field]) -> None:
    """Append the fields of a thing."""
    for field in fields:
        values = _values(thing, field)
        try:
            out += field.write(*values)
        except (struct.error, ValueError, TypeError):
            raise _misfit(field, values) from None


def unpack(data: bytes, offset: int, thing: object, fields: Iterable[Field]) -> int:
    """Set the fields of a thing from the bytes at offset; return the offset after them."""
    for field in fields:
        try:
            values = field.layout.unpack_from(data, offset)
        except struct.error:
            raise FormatError(f"the bytes end within field '{field.name}'") from None
        if len(values) > max(field.length, 1):
            raise FormatError(f"field '{field.name}' has set bits that belong to no number")
        if not field.allows(values):
            raise impossible(field.name, list(values))
        setattr(thing, field.name, list(values) if field.length else values[0])
        offset += field.layout.size
    return offset


def impossible(name: str, value: object) -> FormatError:
    """What to raise for a number that no position has in this field."""
    return FormatError(f"field '{name}' holds {value}, which is impossible")


def _values(thing: object, field: Field) -> Sequence[Any]:
    value = getattr(thing, field.name)
    if field.length == 0:
        return (value,)
    # A C array of char reads as bytes up to its first 0: the numbers are lost.
    if not isinstance(value, list):
        kind = type(value).__name__
        raise ValueError(f"field '{field.name}' is {kind}, not a list of {field.length}")
    if len(value) != field.length:
        raise ValueError(f"field '{field.name}' has {len(value)} numbers, not {field.length}")
    return value


def _misfit(field: Field, values: Sequence[Any]) -> ValueError:
    low, high = LIMITS[field.code]
    for value in values:
        if not isinstance(value, int):
            return ValueError(f"field '{field.name}' holds {value!r}, not a number")
        if not low <= value <= high:
            return ValueError(f"field '{field.name}' holds {value}, not {low} to {high}")
    return ValueError(f"field '{field.name}' cannot be packed")


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


def finish(data: bytes, offset: int) -> None:
    """Refuse bytes after the last field."""
    if offset != len(data):
        raise FormatError(f"{len(data) - offset} bytes too many after the last field")
