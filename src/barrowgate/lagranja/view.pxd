# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport farm_facts
from barrowgate.lagranja cimport market
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport revenue
from barrowgate.lagranja.components cimport Components
from barrowgate.lagranja.state cimport State

cpdef dict view(State state, Py_ssize_t seat)
cpdef list views(State state)
cpdef dict _with_own(State state, dict facts, Py_ssize_t seat, list lying)
cpdef dict _open_facts(State state, list lying)
cpdef int _craft_vp(State state, int craft) except? -1
cpdef list _at_the_end(State state, str what)
cpdef list _by_place(State state)
cpdef list _placing(State state, list actors)
cpdef list _removed(State state, int owner, int space)
cpdef list _siesta_order(State state)
cpdef str _question(State state, int seat, list actors)
cpdef dict _asked(State state, int seat, list actors)
cpdef dict _about(Components table, int card, int number)
