"""A message: a key with values. A face renders it in its own language."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, NamedTuple, TypeAlias, Union

Value: TypeAlias = Union[int, str, "Message", list["Message"]]
"""A number, the key of a thing, a thing with values of its own, or a list of messages."""


PLAIN = (int, str)


class Message(NamedTuple):
    """What is to be said; text values are keys of things, never words."""

    key: str
    values: Mapping[str, Value] = {}

    def as_json(self) -> dict[str, Any]:
        """The message as plain data: ``{"key": ..., "values": {...}}``."""
        key, values = self
        if not values:
            return {"key": key}
        plain = {
            name: value if isinstance(value, PLAIN) else _as_json(value)
            for name, value in values.items()
        }
        return {"key": key, "values": plain}


def message(key: str, **values: Value) -> Message:
    """A message with its values by name."""
    return Message(key, values)


def row(things: Sequence[Message]) -> Message:
    """Things side by side, as they stand on a card: ``wheat wheat bean``."""
    return reduce(lambda one, next_: Message("side-by-side", {"one": one, "next": next_}), things)


def from_json(data: Mapping[str, Any]) -> Message:
    """The message that ``as_json`` gave."""
    values = {name: _from_json(value) for name, value in data.get("values", {}).items()}
    return Message(data["key"], values)


def _as_json(value: Message | list[Message]) -> Any:
    if isinstance(value, list):
        return [each.as_json() for each in value]
    return value.as_json()


def _from_json(value: Any) -> Value:
    if isinstance(value, dict):
        return from_json(value)
    if isinstance(value, list):
        return [from_json(each) for each in value]
    number_or_key: int | str = value
    return number_or_key
