# Written by tools/headers.py from the annotations; do not edit.

cimport cython

from barrowgate.core cimport events
from barrowgate.loyang cimport farming
from barrowgate.loyang cimport farms
from barrowgate.loyang cimport names
from barrowgate.loyang cimport open_cards
from barrowgate.loyang cimport reach
from barrowgate.loyang.state cimport Farm
from barrowgate.loyang.state cimport State

cpdef int why_not_clear(State state, Farm farm, int place) except? -1
cpdef bint can_clear(State state, Farm farm) except -1
cpdef int offer_plough(State state, Farm farm) except -1
cpdef int why_not_plough(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_plough(State state, Farm farm, int verb, int number) except -1
cpdef bint is_last_token(Farm farm, int place) except -1
cpdef bint has_last_token(Farm farm) except -1
cpdef int harvest_last_tokens(State state, Farm farm) except -1
@cython.locals(is_solo=bint)
cpdef int why_not_tenant_now(State state, Farm farm) except? -1
cpdef int why_not_lease(State state, Farm farm, int owner, int place) except? -1
cpdef bint can_lease(State state, Farm farm) except -1
cpdef int offer_tenant(State state, Farm farm) except -1
@cython.locals(is_sold=bint)
cpdef int why_not_tenant(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_tenant(State state, Farm farm, int verb, int number) except -1
cpdef int lease(State state, Farm farm, int owner, int place) except -1
cpdef int why_not_buy_field(State state, Farm farm) except? -1
cpdef int why_not_swap_field(Farm farm) except? -1
cpdef int buy_field(State state, Farm farm) except -1
cpdef int look_through_pile(State state, Farm farm, int places) except -1
cpdef int offer_pile(State state, Farm farm) except -1
cpdef int why_not_pile(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_pile(State state, Farm farm, int verb, int number) except -1
cpdef int why_not_put_back(State state, Farm farm, int place) except? -1
cpdef int offer_return(State state, Farm farm) except -1
cpdef int why_not_return(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_return(State state, Farm farm, int verb, int number) except -1
