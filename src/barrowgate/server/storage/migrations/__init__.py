"""How a database becomes one of today."""
