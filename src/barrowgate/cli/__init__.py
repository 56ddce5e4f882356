"""The command `barrowgate`."""

from barrowgate import __version__


def main(argv: list[str] | None = None) -> int:
    """Print the version, whatever the arguments are."""
    print(f"barrowgate {__version__}")
    return 0
