"""Simulations, ladders and statistics."""
