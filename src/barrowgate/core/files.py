"""Files that are read up to a bound, and written whole or not at all."""

import contextlib
import os

NOT_REGULAR = "not a regular file"


def is_special(path: str | os.PathLike[str]) -> bool:
    """Something there that a file may not replace: a device or a pipe would be lost by it."""
    return os.path.exists(path) and not os.path.isfile(path)


def read_file(path: str | os.PathLike[str], most: int) -> bytes:
    """A regular file, or an error: whoever opened a pipe could wait for ever.

    Of one that is larger than the most that is wanted there is one byte more, and no memory for
    the rest.
    """
    if is_special(path):
        raise OSError(0, NOT_REGULAR)
    with open(path, "rb") as file:
        return file.read(most + 1)


def replace_file(path: str, data: bytes) -> None:
    """The new file takes the place of the old one only when it is safely on the disk."""
    if is_special(path):
        raise OSError(0, NOT_REGULAR)
    folder, name = os.path.split(path)
    partial = os.path.join(folder, f".{name}.{os.getpid()}.partial")
    try:
        with open(partial, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.remove(partial)
        raise
