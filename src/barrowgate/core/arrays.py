"""Blocks of numbers that games share with their readers.

NumPy is optional: where it can be imported a block is an array, elsewhere a memoryview of
the same shape. Both read the memory itself, and both are indexed ``block[game, number]``.
"""

import sys
from array import array
from collections.abc import Sequence
from importlib import import_module
from math import prod
from operator import index
from types import ModuleType
from typing import Any, Literal

Array = Any  # numpy.ndarray, or memoryview without NumPy
SIZES = {"b": 1, "B": 1, "h": 2, "i": 4, "Q": 8}
INT32 = range(-(2**31), 2**31)


def block(code: Literal["b", "B", "h", "i", "Q"], *shape: int) -> memoryview:
    """Zeros of this shape; the code is that of struct."""
    return memoryview(bytearray(prod(shape) * SIZES[code])).cast(code, shape=list(shape))


def fractions(count: int) -> "memoryview[float]":
    """Zeros that are floating-point numbers."""
    return memoryview(bytearray(8 * count)).cast("d")


def as_array(numbers: memoryview) -> Array:
    """A block as it is shown to Python."""
    numpy = _numpy()
    return numbers if numpy is None else numpy.asarray(numbers)


def _numpy() -> ModuleType | None:
    try:
        return import_module("numpy")
    except ImportError:
        return None


def need_numpy() -> Any:
    """NumPy, or ImportError in words."""
    numpy = _numpy()
    if numpy is None:
        raise ImportError("NumPy is needed here: pip install barrowgate[numpy]")
    return numpy


def int16_row(given: object, width: int) -> memoryview:
    """The bytes of memory that takes one int16 behind the other: a row of NumPy, array("h"), ..."""
    row = memoryview(given)  # type: ignore[arg-type]
    if row.format != "h" or row.ndim != 1 or row.readonly or not row.c_contiguous:
        raise TypeError("an observation is written into one contiguous, writable row of int16")
    if len(row) != width:
        raise ValueError(f"an observation has {width} numbers, not {len(row)}")
    return row.cast("B")


def native(data: bytes) -> bytes:
    """Bytes of int16, the lower one first, in the order of this machine."""
    if sys.byteorder == "little":
        return data
    numbers = array("h", data)
    numbers.byteswap()
    return numbers.tobytes()


def fill(numbers: memoryview, given: object, what: str = "action") -> None:
    """Copy one number per game into a block of int32; nothing is copied if any is invalid.

    ``what`` names in errors what each of them is.
    """
    row = _int32(given, what)
    if len(row) != len(numbers):
        raise ValueError(f"{len(row)} {what}s for {len(numbers)} games")
    numbers.cast("B")[:] = row.cast("B")


def _int32(given: object, what: str) -> memoryview:
    """A buffer of int32 as it is; the numbers of other buffers and sequences one by one."""
    try:
        buffer = memoryview(given)  # type: ignore[arg-type]
    except TypeError:
        buffer = None
    if buffer is not None and buffer.ndim != 1:
        raise TypeError(f"{what}s are one row, not {buffer.ndim} dimensions")
    if buffer is not None and buffer.format == "i" and buffer.contiguous:
        return buffer
    if buffer is None and not isinstance(given, Sequence):
        raise TypeError(f"{what}s are a row of whole numbers, not {type(given).__name__}")
    row: Any = given
    return memoryview(array("i", [_whole(game, value, what) for game, value in enumerate(row)]))


def _whole(game: int, value: object, what: str) -> int:
    of_what = f"an {what}" if what[0] in "aeiou" else f"a {what}"
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        kind = type(value).__name__
        raise TypeError(f"game {game}: {of_what} is a whole number, not {kind}") from None
    if number not in INT32:
        raise ValueError(f"game {game}: {number} is not {of_what}")
    return number
