# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport names
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int gain_silver(State state, Farm farm, int amount, int cause) except -1
cpdef int gain_vp(State state, Farm farm, int amount, int cause) except -1
cpdef bint has_marker(State state, Farm farm) except -1
cpdef int good_of(int source) except? -1
cpdef int source_of(int good) except? -1
cpdef bint has_source(Farm farm, int source) except -1
cpdef int next_source(Farm farm, int source, int last) except? -1
cpdef int lift(Farm farm, int source) except -1
cpdef int give_up(State state, Farm farm, int source, int cause) except -1
cpdef int units(Farm farm, int good) except? -1
cpdef bint has_on_field(Farm farm, int good) except -1
cpdef int harvest_kinds(Farm farm) except? -1
cpdef int gain_good(State state, Farm farm, int good, int cause) except -1
cpdef int put_good(State state, Farm farm, int good, int cause) except -1
cpdef int grow(State state, Farm farm, int source, int cause) except -1
cpdef int sell_surplus_pigs(State state, Farm farm) except -1
cpdef bint can_draw(State state) except -1
cpdef int reshuffle(State state) except -1
cpdef int turn_over(State state) except? -1
cpdef int renew_deck(State state) except -1
cpdef int draw_card(State state, Farm farm, int cause) except -1
cpdef int discard(State state, int seat, int card, int cause) except -1
