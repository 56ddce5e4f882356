"""A key for what a seat sees: decisions that look alike to it have the same one."""

from barrowgate.core.observation_buffer import ObservationBuffer

# FNV-1a by G. Fowler, L. C. Noll and K.-P. Vo, with numbers in the place of bytes.
BASIS = 14695981039346656037
PRIME = 1099511628211
MASK64 = 0xFFFFFFFFFFFFFFFF
MASK16 = 0xFFFF


def key_of(buffer: ObservationBuffer, count: int) -> int:
    """64 bits that stand for the first numbers of an observation; never 0."""
    key = BASIS
    for place in range(count):
        number = buffer.numbers[place] & MASK16
        key = ((key ^ number) * PRIME) & MASK64
    return key | 1
