"""The components of a game as the terminal lists them."""

from typing import Any, Protocol

from rich.text import Text


class Components(Protocol):
    """The cards and other pieces of one game, with what is known of each value."""

    def listing(self, width: int) -> list[Text]:
        """Everything, in as few lines as possible, and how much of it is known."""

    def card(self, number: int, width: int) -> list[Text]:
        """One card with its sources; empty when there is none of this number."""

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""

    def card_as_json(self, number: int) -> dict[str, Any]:
        """One card, for programs."""

    @property
    def most(self) -> int:
        """The highest number of a card."""
