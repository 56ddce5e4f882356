"""Where a database is: a folder for SQLite, or an address of PostgreSQL."""

import os
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url

from barrowgate.core.errors import LONGEST_PATH, quoted
from barrowgate.server.storage.errors import StorageError

FILE_NAME = "barrowgate.sqlite3"
POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")
WRITTEN = "postgresql://USER:PASSWORD@HOST/NAME"


@dataclass(frozen=True)
class Address:
    """A database that can be connected to; its text never shows a password."""

    url: URL
    file: Path | None = None  # of SQLite

    def __str__(self) -> str:
        if self.file is not None:
            return quoted(str(self.file), LONGEST_PATH)
        host = self.url.host or self.url.query.get("host") or "this machine"
        return f"the PostgreSQL database {quoted(str(self.url.database))} at {quoted(str(host))}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must be in no message."""
        in_query = self.url.query.get("password", "")
        given = (self.url.password or "", *([in_query] if isinstance(in_query, str) else in_query))
        return tuple(secret for secret in given if secret)

    def scrubbed(self, message: str) -> str:
        for secret in self.secrets:
            message = message.replace(secret, "***")
        return message


def address(place: str | Path) -> Address:
    """The database in a data folder, or at an address that begins with postgresql://."""
    if isinstance(place, str) and "://" in place:
        return Address(_postgresql(place))
    return file_address(Path(place) / FILE_NAME)


def file_address(file: Path) -> Address:
    return Address(URL.create("sqlite", database=str(file)), file)


def _postgresql(text: str) -> URL:
    """The parts of the address; what cannot be read is not quoted, as a password may be in it."""
    wrong = StorageError(
        f"the address of the database cannot be read; write {WRITTEN}, with %40 for @ and "
        "%2F for / in the password, or name a folder"
    )
    if text.partition("://")[0] not in POSTGRESQL:
        raise wrong
    try:
        url = make_url(text)
    except Exception:
        raise wrong from None
    if "@" in (url.host or "") or not url.database:
        raise wrong
    return url.set(drivername="postgresql+psycopg")


def make_file(file: Path) -> None:
    """The file and its folder, for nobody else to read."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        shown = quoted(str(file), LONGEST_PATH)
        raise StorageError(f"{shown} cannot be opened for writing: {error.strerror}") from None
