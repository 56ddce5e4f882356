# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport end_of_turn
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport quotes
from barrowgate.loyang.components cimport Components
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef dict view(State state, Py_ssize_t seat)
cpdef list views(State state)
cpdef dict _with_own(State state, dict facts, Py_ssize_t seat, list lying)
cpdef dict _open_facts(State state, list lying)
cpdef list _by_place(State state)
cpdef list _words(list cards)
cpdef str _question(State state, int seat, list actors)
cpdef dict _asked(State state, int seat, list actors)
cpdef dict _grid_price(Components table, int place, int card)
cpdef dict _card(State state, int owner, int card, dict board)
cpdef dict _regular(State state, int owner, int regular, dict says)
cpdef dict _own_farm(Farm farm, dict facts, list lying)
cpdef list _pile_order(Farm farm)
cpdef dict _open_farm(State state, Farm farm, list lying)
cpdef list _fields(Farm farm)
cpdef dict _pile_holds(Farm farm)
cpdef list _pile_seen(State state, Farm farm)
