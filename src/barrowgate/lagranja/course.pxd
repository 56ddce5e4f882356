# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport names
from barrowgate.lagranja.state cimport State

cpdef int phases(State state) except? -1
