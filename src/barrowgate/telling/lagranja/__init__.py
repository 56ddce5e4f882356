"""La Granja told in messages."""

from barrowgate.telling.lagranja.teller import LaGranjaTeller

__all__ = ["LaGranjaTeller"]
