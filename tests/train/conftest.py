"""These tests need PyTorch: ``make test-train`` runs them, in an environment of its own."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
