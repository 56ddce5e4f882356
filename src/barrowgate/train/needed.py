"""What training needs besides the package: where it is missing a command says so in words."""

import sys
from importlib import import_module
from importlib.util import find_spec

NEEDED = ("numpy", "torch")
REFUSED = 2  # the status of a command that was not begun


def run(command: str, module: str) -> int:
    """Begin a command whose module cannot even be imported without them."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        how = 'pip install "barrowgate[train]"'
        print(f"{command}: training needs {', '.join(missing)}: {how}", file=sys.stderr)
        return REFUSED
    status: int = import_module(module).main()
    return status
