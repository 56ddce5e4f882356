"""The table server: tables, seats, storage, live play (docs/decisions/0014-server.md)."""
