"""Memory that is needed soon: a hint to the processor, so that it need not wait for it later.

Many games side by side are more than the nearest memory holds. While one of them is played the
next one can be fetched. This file and its header are written by hand: in C a hint is a word of the
compiler, in plain Python it is nothing.
"""

from collections.abc import Sequence


def fetch(things: Sequence[object], place: int) -> None:
    """The thing at this place is needed next, if there is one.

    Compiled, its memory and what lies behind it is fetched: the parts of a position are made right
    after it. Where they lie elsewhere the hint is wrong, and only that.
    """
