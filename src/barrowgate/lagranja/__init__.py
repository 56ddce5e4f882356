"""La Granja (Odendahl, Keller), for one to four players."""

from barrowgate.lagranja.game import LaGranja

__all__ = ["LaGranja"]
