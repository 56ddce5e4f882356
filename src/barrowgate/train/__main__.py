"""``python -m barrowgate.train GAME``: self-play and learning, from nothing or a checkpoint."""

import sys

from barrowgate.train import needed

if __name__ == "__main__":
    sys.exit(needed.run("barrowgate.train", "barrowgate.train.running"))
