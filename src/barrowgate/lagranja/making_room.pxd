# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport asked_helpers
from barrowgate.lagranja cimport dice
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helper_uses
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja cimport trade
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int why_not_return(Farm farm, int choice) except? -1
cpdef int why_not_leave(State state, Farm farm, int space) except? -1
cpdef int why_not_decline(State state, Farm farm) except? -1
cpdef int fill_room(State state, Farm farm) except -1
cpdef int use_helper(State state, Farm farm, int slot) except -1
cpdef int offer_room(State state, Farm farm) except -1
cpdef int why_not_room(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_room(State state, Farm farm, int verb, int number) except -1
cpdef int return_marker(State state, Farm farm, int choice) except -1
cpdef int decline(State state, Farm farm) except -1
cpdef int offer_room_good(State state, Farm farm) except -1
cpdef int why_not_room_good(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_room_good(State state, Farm farm, int verb, int number) except -1
