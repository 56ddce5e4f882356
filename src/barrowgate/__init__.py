"""La Granja and At the Gates of Loyang, played completely and fast.

>>> from barrowgate import LaGranja
>>> LaGranja(seats=2).start(seed=4)
<la-granja of 2: round 1, cards, 0 actions, seat 1 acts>
"""

import os
from typing import TYPE_CHECKING, Any

from barrowgate import pure

if TYPE_CHECKING:
    from barrowgate.api import *  # noqa: F403 - what __getattr__ gives, with its types

__version__ = "0.1.0"

if pure.is_wanted(os.environ):
    pure.install()


if not TYPE_CHECKING:  # otherwise type checkers would accept every name

    def __getattr__(name: str) -> Any:
        """A public name (docs/api.md); nothing is loaded before one is asked for."""
        if not name.startswith("_") and not name.islower():
            from barrowgate import api

            if name in api.__all__:
                return getattr(api, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    from barrowgate import api

    return sorted({*globals(), *api.__all__})
