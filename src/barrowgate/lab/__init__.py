"""Simulations, benchmarks and statistics."""
