"""Networks: their files, and how they look at a board (docs/decisions/0013-bots.md)."""
