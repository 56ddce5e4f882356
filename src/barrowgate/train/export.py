"""``python -m barrowgate.train.export GAME CHECKPOINT FILE``: a network for bots."""

import sys

from barrowgate.train import needed

if __name__ == "__main__":
    sys.exit(needed.run("barrowgate.train.export", "barrowgate.train.exporting"))
