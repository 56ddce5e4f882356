"""What can go wrong with the database, in words that never hold a password."""

from barrowgate.core.errors import BarrowgateError, quoted


class StorageError(BarrowgateError):
    """The database could not be opened, read or written; nothing is half done."""


class Conflict(BarrowgateError):
    """The log has another row of this number, or ends before it: it is not as it was known."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(
            f"row {number} of table {quoted(table)} does not follow: read on, decide again"
        )
        self.table = table
        self.number = number


class TableGone(StorageError):
    """A row for a table that has been deleted, or never was."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {quoted(table)}")
        self.table = table


class HasAccount(StorageError):
    """The person has an account already, under another login."""

    def __init__(self, person: str) -> None:
        super().__init__(f"the person {quoted(person)} has an account already")


class LoginTaken(StorageError):
    """Somebody else has that login, however it is written."""

    def __init__(self, login: str) -> None:
        super().__init__(f"the login '{quoted(login)}' is taken; choose another")
        self.login = login
