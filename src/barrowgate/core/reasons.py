"""Reasons why an action is not legal, as keys of the words in locales/ (``reason-no-silver``)."""

from collections.abc import Mapping


def keys(constants: Mapping[str, object]) -> tuple[str, ...]:
    """The block ALLOWED .. REASONS of a game's names, in order."""
    order = list(constants)
    block = order[order.index("ALLOWED") : order.index("REASONS")]
    return tuple(f"reason-{name.lower().replace('_', '-')}" for name in block)
