"""What a number means, given by its annotation. All of them are plain integers, in C as well."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A seat at the table, from 0; -1 is nobody."""

Owner: TypeAlias = int
"""A seat + 1, where 0 is nobody."""

Card: TypeAlias = int
"""A card by its number, from 1; 0 is none."""
