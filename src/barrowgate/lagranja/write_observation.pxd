# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.observation_buffer cimport ObservationBuffer
from barrowgate.lagranja cimport cards
from barrowgate.lagranja cimport decide
from barrowgate.lagranja cimport extensions
from barrowgate.lagranja cimport market
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport roof
from barrowgate.lagranja cimport transport
from barrowgate.lagranja cimport turn
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int write(State state, int seat, ObservationBuffer buffer) except -1
cpdef int write_table(State state, int seat, ObservationBuffer buffer) except? -1
cpdef int write_cards(State state, int seat, ObservationBuffer buffer, int at) except? -1
cpdef int call_places(State state, int seat, ObservationBuffer buffer) except -1
cpdef int seat_at(State state, int seat, int place) except? -1
cpdef int write_village(State state, ObservationBuffer buffer, int at) except? -1
cpdef int write_market(State state, int seat, ObservationBuffer buffer, int at) except? -1
@cython.locals(is_hidden=bint, is_secret=bint)
cpdef int write_farm(State state, int seat, int place, ObservationBuffer buffer, int at) except? -1
cpdef int write_seat(State state, int other, ObservationBuffer buffer, int at) except? -1
cpdef int write_turn(State state, Farm farm, ObservationBuffer buffer, int at) except? -1
cpdef int write_goods(Farm farm, ObservationBuffer buffer, int at) except? -1
cpdef int write_prices(State state, Farm farm, ObservationBuffer buffer, int at) except? -1
cpdef int write_cards_played(State state, Farm farm, ObservationBuffer buffer, int at) except? -1
cpdef int write_roof(Farm farm, ObservationBuffer buffer, int at) except? -1
