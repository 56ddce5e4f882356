# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport revenue
from barrowgate.lagranja cimport trade
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int why_not_return(Farm farm, int choice) except? -1
cpdef int why_not_leave(State state, Farm farm, int space) except? -1
cpdef int why_not_decline(State state, Farm farm, int purpose) except? -1
cpdef int decline(State state, Farm farm, int purpose) except -1
cpdef int offer_room(State state, Farm farm, int purpose) except -1
cpdef int return_marker(State state, Farm farm, int choice) except -1
cpdef int why_not_unload(Farm farm, int target, int good) except? -1
cpdef int offer_unloading(State state, Farm farm, int target) except -1
cpdef int unload(State state, Farm farm, int target, int good) except -1
cpdef int leave_market(State state, Farm farm, int space) except -1
cpdef int fill_room(State state, Farm farm) except -1
