"""The reasons of ``names`` as keys of the words in locales/."""

from barrowgate.core import reasons
from barrowgate.loyang import names

KEYS: tuple[str, ...] = reasons.keys(vars(names))
