"""What all tests share."""

from hypothesis import settings

# A game's time depends on the machine and on coverage; the suite fails on rules, not on seconds.
settings.register_profile("barrowgate", deadline=None)
settings.load_profile("barrowgate")
