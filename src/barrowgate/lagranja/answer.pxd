# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport cards
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport farming
from barrowgate.lagranja cimport flow
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport making_room
from barrowgate.lagranja cimport market
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport revenue
from barrowgate.lagranja cimport roof
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int answer(State state, int seat, int action) except -1
cpdef int act_in_turn(State state, Farm farm, int verb, int number) except -1
cpdef int hire(State state, Farm farm) except -1
cpdef int decline(State state, Farm farm, int kind) except -1
cpdef int act(State state, Farm farm, int kind, int verb, int number) except -1
cpdef int deliver_asked(State state, Farm farm, int kind, int by_die, int number) except -1
cpdef int take(State state, Farm farm, int kind, int first, int second, int verb, int number) except -1
cpdef int choose(State state, Farm farm, int kind, int first, int second, int option) except -1
cpdef int act_on_market(State state, Farm farm, int kind, int first, int space) except -1
cpdef int act_on_dice(State state, Farm farm, int kind, int first, int second, int number) except -1
cpdef int act_on_farm(State state, Farm farm, int kind, int first, int second, int number) except -1
