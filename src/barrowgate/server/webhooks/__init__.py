"""Webhooks: people are told at an address of their own that a table waits for them."""
