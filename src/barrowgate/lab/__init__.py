"""Simulations, ladders, benchmarks and statistics."""
