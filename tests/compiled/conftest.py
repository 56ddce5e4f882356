"""Tests of the compiled engine alone: with the plain one there is nothing to look at."""

from barrowgate.core import engine

collect_ignore_glob = [] if engine.running().is_compiled else ["test_*.py"]
