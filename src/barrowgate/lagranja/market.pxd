# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef bint is_open(State state, int space) except -1
cpdef list closed_spaces(State state)
cpdef bint has_empty(State state, int value) except -1
cpdef bint is_all_own(State state, int value, int owner) except -1
cpdef int why_not_mark(State state, int owner, int value, int space) except? -1
cpdef int put_marker(State state, int owner, int space) except -1
cpdef int offer_place(State state, Farm farm) except -1
cpdef int why_not_place(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_place(State state, Farm farm, int verb, int number) except -1
cpdef int why_not_remove(State state, int owner, int space) except? -1
cpdef bint is_beaten(State state, int owner, int placed, int space) except -1
cpdef int doom_all(State state, int owner) except -1
cpdef bint can_remove_after(State state, int owner, int newest) except -1
cpdef int offer_removal(State state, Farm farm) except -1
cpdef int why_not_removal(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_removal(State state, Farm farm, int verb, int number) except -1
cpdef int after_barrow(State state, Farm farm, int value, int stage) except -1
cpdef int bring_pigs(State state, Farm farm) except -1
cpdef int remove_doomed(State state, int owner) except -1
cpdef int lose_marker(State state, int owner, int space) except -1
