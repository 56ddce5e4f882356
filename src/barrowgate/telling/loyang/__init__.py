"""At the Gates of Loyang, told in messages."""

from barrowgate.telling.loyang.teller import LoyangTeller

__all__ = ["LoyangTeller"]
