# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int roll(State state) except -1
cpdef int reserve(State state, Farm farm, int number) except -1
cpdef int release_reserve(Farm farm) except -1
cpdef int rent(State state, Farm farm, int number) except -1
cpdef int turn_die(State state, Farm farm, int before, int after) except -1
cpdef int leave_common_die(State state) except -1
cpdef int common_die(State state) except? -1
cpdef bint is_reserved(State state, int seat, int number) except -1
cpdef bint has_free_die(State state, int seat) except -1
cpdef bint can_pay_tenant(Farm farm) except -1
cpdef bint is_rent_due(State state, Farm farm) except -1
cpdef int why_not_take_die(State state, Farm farm, int choice) except? -1
cpdef int offer_dice(State state, Farm farm) except -1
@cython.locals(rent_due=bint)
cpdef int take_die(State state, Farm farm, int choice) except -1
cpdef int pay_tenant(State state, Farm farm, int source) except -1
cpdef int use_space(State state, Farm farm, int space, int how) except -1
cpdef int pay_foremen(State state, int seat, int number) except -1
cpdef int option_place(State state, int space, int option) except? -1
cpdef int why_not_option(State state, Farm farm, int space, int option, int used) except? -1
cpdef bint has_option(State state, Farm farm, int space, int used) except -1
cpdef int offer_options(State state, Farm farm, int space, int used) except -1
cpdef int take_option(State state, Farm farm, int space, int option, int how) except -1
cpdef int give_silver(State state, Farm farm, int space, int option) except -1
@cython.locals(goods_declined=bint)
cpdef int give_bonus(State state, Farm farm, int trigger, int first) except -1
