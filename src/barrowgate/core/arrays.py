"""Blocks of numbers that games share with their readers.

NumPy is optional: where it can be imported a block is an array, elsewhere a memoryview of
the same shape. Both read the memory itself, and both are indexed ``block[game, number]``.
"""

from array import array
from collections.abc import Sequence
from importlib import import_module
from math import prod
from operator import index
from types import ModuleType
from typing import Any, Literal

Array = Any  # numpy.ndarray, or memoryview without NumPy
SIZES = {"b": 1, "B": 1, "i": 4}
INT32 = range(-(2**31), 2**31)


def block(code: Literal["b", "B", "i"], *shape: int) -> memoryview:
    """Zeros of this shape; the code is that of struct."""
    return memoryview(bytearray(prod(shape) * SIZES[code])).cast(code, shape=list(shape))


def as_array(numbers: memoryview) -> Array:
    """A block as it is shown to Python."""
    numpy = _numpy()
    return numbers if numpy is None else numpy.asarray(numbers)


def _numpy() -> ModuleType | None:
    try:
        return import_module("numpy")
    except ImportError:
        return None


def fill(numbers: memoryview, given: object) -> None:
    """Copy one action per game into a block of int32; nothing is copied if any is invalid."""
    actions = _int32(given)
    if len(actions) != len(numbers):
        raise ValueError(f"{len(actions)} actions for {len(numbers)} games")
    numbers.cast("B")[:] = actions.cast("B")


def _int32(given: object) -> memoryview:
    """A buffer of int32 as it is; the numbers of other buffers and sequences one by one."""
    try:
        buffer = memoryview(given)  # type: ignore[arg-type]
    except TypeError:
        buffer = None
    if buffer is not None and buffer.ndim != 1:
        raise TypeError(f"actions are one row, not {buffer.ndim} dimensions")
    if buffer is not None and buffer.format == "i" and buffer.contiguous:
        return buffer
    if buffer is None and not isinstance(given, Sequence):
        raise TypeError(f"actions are a row of whole numbers, not {type(given).__name__}")
    row: Any = given
    return memoryview(array("i", [_action(number, value) for number, value in enumerate(row)]))


def _action(number: int, value: object) -> int:
    try:
        action = index(value)  # type: ignore[arg-type]
    except TypeError:
        kind = type(value).__name__
        raise TypeError(f"game {number}: an action is a whole number, not {kind}") from None
    if action not in INT32:
        raise ValueError(f"game {number}: {action} is not an action")
    return action
