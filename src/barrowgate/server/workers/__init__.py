"""Several processes behind one address: a leader accepts, workers serve."""
