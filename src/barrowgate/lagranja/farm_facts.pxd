# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.lagranja cimport board_facts
from barrowgate.lagranja cimport cards
from barrowgate.lagranja cimport extensions
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport roof
from barrowgate.lagranja cimport transport
from barrowgate.lagranja cimport turn
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef dict own_farm(Farm farm, dict facts, list lying)
@cython.locals(is_donkey_open=bint, is_vp_open=bint)
cpdef dict open_farm(State state, Farm farm, list lying)
cpdef dict turn_facts(State state, Farm farm)
cpdef dict left_in_turn(State state, Farm farm, int done, int counted)
cpdef dict walk_facts(State state, Farm farm, int done, int counted)
cpdef list field_facts(Farm farm)
cpdef list barrow_facts(State state, Farm farm)
cpdef dict barrow_in(State state, Farm farm, int slot)
cpdef list craft_facts(Farm farm)

cpdef list helper_facts(Farm farm)
cpdef list roof_facts(Farm farm)
cpdef dict price_facts(State state, Farm farm)
