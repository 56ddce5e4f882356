"""Files of networks: a header of JSON, then all weights, deflated.

    BGNW, format, sha256 of what follows; length of the header, the header, the arrays

Numbers are little-endian. Of every array the lower bytes of all its numbers come first, then the
higher ones, which are nearly all the same. Nothing is believed: a file that was read is one that
the engine can play with, whatever it observes.
"""

import hashlib
import struct
import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from barrowgate.bots.net import bounds
from barrowgate.bots.net.header import Code, Header, NetworkError
from barrowgate.core.files import read_file, replace_file

LARGEST = 64 * 1024 * 1024  # bytes: all that the engine has room for, not deflated, and more
MAGIC = b"BGNW"
FORMAT = 1
SEAL = struct.Struct("<4sH32s")
LENGTH = struct.Struct("<I")
BYTES: Mapping[Code, int] = {"h": 2, "i": 4}


@dataclass(frozen=True)
class NetworkFile:
    """A header and the arrays that it promises, checked: every sum stays in its integers."""

    header: Header
    arrays: Mapping[str, "array[int]"]  # one number behind the other, row by row
    is_proved: bool = False  # by a test, so that it need not be done again

    def __post_init__(self) -> None:
        shapes = self.header.shapes()
        if set(self.arrays) != set(shapes):
            raise NetworkError(f"a network has the arrays {', '.join(shapes)}")
        for name, (code, shape) in shapes.items():
            if (self.arrays[name].typecode, len(self.arrays[name])) != (code, prod(shape)):
                raise NetworkError(f"'{name}' is not {prod(shape)} numbers of int{8 * BYTES[code]}")
        if not self.is_proved:
            bounds.check(self.header, self.arrays)


def write(path: Path, header: Header, arrays: Mapping[str, Any]) -> None:
    """Write a network; ``Header.shapes`` names the arrays.

    Each is a buffer (NumPy's int16 or int32 of that shape), or a row of whole numbers.
    """
    data = to_bytes(header, arrays)
    try:
        replace_file(str(path), data)
    except OSError as error:
        raise NetworkError(f"cannot be written: {error.strerror}", str(path)) from error


def read(path: Path, *, is_proved: bool = False) -> NetworkFile:
    """The network of a file, or NetworkError in words."""
    try:
        data = read_file(path, LARGEST)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise NetworkError(f"cannot be read: {reason}", str(path)) from error
    if len(data) > LARGEST:
        problem = f"is larger than {LARGEST} bytes, so it is not the file of a network"
        raise NetworkError(problem, str(path))
    return from_bytes(data, str(path), is_proved=is_proved)


def to_bytes(header: Header, arrays: Mapping[str, Any]) -> bytes:
    """A network as it lies in its file; what could not be read back is a NetworkError."""
    text = header.to_json()
    checked = Header.from_json(text)
    shapes = checked.shapes()
    if set(arrays) != set(shapes):
        raise NetworkError(f"a network has the arrays {', '.join(shapes)}")
    packed = {name: _packed(name, arrays[name], *shapes[name]) for name in shapes}
    NetworkFile(checked, packed)
    content = text.encode()
    planes = b"".join(_planes(numbers) for numbers in packed.values())
    body = LENGTH.pack(len(content)) + content + _deflated(planes)
    return SEAL.pack(MAGIC, FORMAT, hashlib.sha256(body).digest()) + body


def from_bytes(data: bytes, source: str = "network", *, is_proved: bool = False) -> NetworkFile:
    """What ``to_bytes`` wrote, or NetworkError; the source is named in it."""
    try:
        return _parsed(_unsealed(data), is_proved)
    except NetworkError as error:
        raise NetworkError(error.problem, source) from error


# --- The seal -------------------------------------------------------------------------------------


def _unsealed(data: bytes) -> bytes:
    if not data:
        raise NetworkError("the file is empty")
    if not data.startswith(MAGIC[: len(data)]):
        raise NetworkError("this is not the file of a network")
    if len(data) < SEAL.size + LENGTH.size:
        raise NetworkError(f"the file is cut off: it has only {len(data)} bytes")
    _, version, digest = SEAL.unpack_from(data)
    if version != FORMAT:
        age = "an older" if version < FORMAT else "a newer"
        raise NetworkError(f"the file is of {age} format: {version}, not {FORMAT}")
    body = data[SEAL.size :]
    if hashlib.sha256(body).digest() != digest:
        raise NetworkError("the file is damaged or cut off: its checksum is wrong")
    return body


def _parsed(body: bytes, is_proved: bool) -> NetworkFile:
    (length,) = LENGTH.unpack_from(body)
    content = body[LENGTH.size : LENGTH.size + length]
    try:
        header = Header.from_json(content.decode())
    except UnicodeDecodeError as error:
        raise NetworkError("its header is no text") from error
    planes = _inflated(body[LENGTH.size + length :], header)
    arrays = {}
    for name, (code, shape) in header.shapes().items():
        size = prod(shape) * BYTES[code]
        arrays[name] = _numbers(planes[:size], code)
        planes = planes[size:]
    return NetworkFile(header, arrays, is_proved)


def _inflated(deflated: bytes, header: Header) -> memoryview:
    """The bytes of all arrays: as many as the header promises, never more."""
    promised = sum(prod(shape) * BYTES[code] for code, shape in header.shapes().values())
    stream = zlib.decompressobj()
    try:
        planes = stream.decompress(deflated, promised + 1)
    except zlib.error as error:
        raise NetworkError(f"its weights cannot be inflated: {error}") from error
    if len(planes) != promised or not stream.eof or stream.unused_data:
        raise NetworkError(f"its weights are not the {promised} bytes that its header promises")
    return memoryview(planes)


def _deflated(planes: bytes) -> bytes:
    """Looking for runs alone: weights do not repeat, and anything else is slower and larger."""
    stream = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_RLE)
    return stream.compress(planes) + stream.flush()


# --- Arrays ---------------------------------------------------------------------------------------


def _packed(name: str, given: Any, code: Code, shape: tuple[int, ...]) -> "array[int]":
    """Numbers as they were given, in an array; a buffer has the kind and the shape wanted."""
    try:
        buffer = memoryview(given)
    except TypeError:
        buffer = None
    if buffer is None:
        return _packed_numbers(name, given, code)
    is_flat = buffer.shape == (prod(shape),)
    if buffer.format != code or not (is_flat or buffer.shape == shape):
        wanted = " by ".join(map(str, shape))
        raise NetworkError(
            f"'{name}' is {wanted} of int{8 * BYTES[code]},"
            f" not {buffer.shape} of the kind {buffer.format!r}"
        )
    return array(code, buffer.tobytes())


def _packed_numbers(name: str, given: Any, code: Code) -> "array[int]":
    try:
        return array(code, given)
    except (TypeError, OverflowError) as error:
        kind = f"int{8 * BYTES[code]}"
        raise NetworkError(f"'{name}' is a row of {kind}: {error}") from error


def _planes(numbers: "array[int]") -> bytes:
    """The lowest bytes of all numbers, then the next ones."""
    data = _little(numbers).tobytes()
    return b"".join(data[place :: numbers.itemsize] for place in range(numbers.itemsize))


def _numbers(planes: memoryview, code: Code) -> "array[int]":
    """What ``_planes`` made bytes of."""
    width = BYTES[code]
    count = len(planes) // width
    data = bytearray(len(planes))
    for place in range(width):
        data[place::width] = planes[place * count : (place + 1) * count]
    return _little(array(code, bytes(data)))


def _little(numbers: "array[int]") -> "array[int]":
    """From the order of this machine to little-endian, or back."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
