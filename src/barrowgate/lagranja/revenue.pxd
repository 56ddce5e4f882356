# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int leave_common_die(State state) except -1
cpdef int common_die(State state) except? -1
cpdef int use_space(State state, Farm farm, int space, int use) except -1
cpdef int pay_foremen(State state, int seat, int number) except -1
cpdef int option_at(State state, int space, int option) except? -1
cpdef int why_not_take(State state, Farm farm, int space, int option, int used) except? -1
cpdef int why_not_happen(State state, Farm farm, int option) except? -1
cpdef bint has_option(State state, Farm farm, int space, int used) except -1
cpdef int offer_options(State state, Farm farm, int space, int used) except -1
cpdef int take_option(State state, Farm farm, int space, int option, int use) except -1
cpdef int offer_option(State state, Farm farm) except -1
cpdef int why_not_option(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_option(State state, Farm farm, int verb, int number) except -1
cpdef int offer_second_option(State state, Farm farm) except -1
cpdef int why_not_second_option(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_second_option(State state, Farm farm, int verb, int number) except -1
cpdef int give_silver(State state, Farm farm, int space, int option) except -1
@cython.locals(goods_declined=bint, is_new=bint)
cpdef int give_bonus(State state, Farm farm, int trigger, int slot) except -1
cpdef int pay_bonus(State state, Farm farm, int card) except -1
