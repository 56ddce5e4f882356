# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core.observation_buffer cimport ObservationBuffer
from barrowgate.loyang cimport decide
from barrowgate.loyang cimport distribution
from barrowgate.loyang cimport end_of_turn
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport pile_guess
from barrowgate.loyang.pile_guess cimport PileGuess
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int write(State state, int seat, ObservationBuffer buffer) except -1
cpdef int write_table(State state, int seat, ObservationBuffer buffer) except? -1
cpdef int write_cards(State state, int seat, ObservationBuffer buffer, int at) except? -1
cpdef int call_places(State state, int seat, ObservationBuffer buffer) except -1
cpdef int after(int seat, int place, int count) except? -1
cpdef int write_stalls(State state, ObservationBuffer buffer, int at) except? -1
cpdef bint is_open(State state, int card) except -1
cpdef int write_regulars(State state, ObservationBuffer buffer, int at) except? -1
cpdef int write_pile(State state, int seat, ObservationBuffer buffer, int at) except? -1
cpdef int write_farm(State state, int seat, int place, ObservationBuffer buffer, int at) except? -1
cpdef int write_seat(State state, int seat, int other, ObservationBuffer buffer, int at) except? -1
cpdef int place_in_order(State state, int seat) except? -1
cpdef int write_fields(Farm farm, ObservationBuffer buffer, int at) except? -1
cpdef int write_private_pile(State state, Farm farm, ObservationBuffer buffer, int at) except? -1
cpdef int write_guesses(State state, Farm farm, ObservationBuffer buffer, int at) except -1
cpdef int write_halves(State state, Farm farm, ObservationBuffer buffer, int at) except -1
@cython.locals(must_take=bint)
cpdef int write_phase(State state, Farm farm, ObservationBuffer buffer, int at) except? -1
