"""Tables in memory, their sockets, bots and clocks; a row is written, then told."""
