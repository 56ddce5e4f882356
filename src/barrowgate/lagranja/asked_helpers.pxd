# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.lagranja cimport cards
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport peddler
from barrowgate.lagranja cimport revenue
from barrowgate.lagranja cimport trade
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int ask_next(State state, Farm farm, int effect, int slot, int about) except -1
@cython.locals(is_gone=bint, possible=bint)
cpdef bint can_do(State state, Farm farm, int slot, int about) except -1
cpdef int run(State state, Farm farm, int slot, int about) except -1
