# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport foreman
from barrowgate.loyang cimport helper_uses
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int price_of(State state, int card) except? -1
cpdef int why_not_buy(State state, Farm farm, int card) except? -1
cpdef int why_not_use_here(State state, Farm farm) except? -1
cpdef int offer_grid(State state, Farm farm) except -1
cpdef int why_not_grid(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_grid(State state, Farm farm, int verb, int number) except -1
cpdef int discard_squire(State state, Farm farm) except -1
cpdef int buy(State state, Farm farm, int card) except -1
cpdef int renew_grid(State state) except -1
cpdef int close_column(State state, int column) except -1
cpdef int fill_grid(State state) except -1
