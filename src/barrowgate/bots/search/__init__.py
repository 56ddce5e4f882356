"""A search over redeals: a tree of decisions, guided by a network."""
