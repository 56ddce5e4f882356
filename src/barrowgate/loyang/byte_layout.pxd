# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core.bits cimport Bits
from barrowgate.loyang cimport names
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int walk(State state, Bits bits) except -1
cpdef int walk_farm(Farm farm, int seat, Bits bits) except -1
