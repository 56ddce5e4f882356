"""The reasons of ``names`` as keys of the words in locales/ (``reason-no-silver``)."""

from barrowgate.lagranja import names

_FIRST = "ALLOWED"
_LAST = "REASONS"


def _keys() -> tuple[str, ...]:
    constants = list(vars(names))
    block = constants[constants.index(_FIRST) : constants.index(_LAST)]
    return tuple(f"reason-{name.lower().replace('_', '-')}" for name in block)


KEYS: tuple[str, ...] = _keys()
