"""Tables in memory, their sockets, bots and clocks; rows are written before anybody hears of them."""
