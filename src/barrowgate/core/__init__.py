"""What every game shares: the contract, random numbers, notation, records, undo."""
