"""How many cores there are to work on."""

import os


def cores() -> int:
    """Those that this process may run on, where the system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
