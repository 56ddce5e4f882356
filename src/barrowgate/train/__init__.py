"""How the networks of the bots are made: self-play, learning, and the export to whole numbers.

An extra: PyTorch and NumPy are needed here, and nowhere else (docs/training.md).
"""
