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

cpdef bint may_act(State state, int seat) except -1
cpdef int offer(State state, int seat) except -1
cpdef bint may_pass(int kind, int first, int second) except -1
cpdef int offer_answer(State state, Farm farm, int kind, int first, int second) except -1
cpdef int offer_simple(State state, Farm farm, int kind) except -1
cpdef int offer_range(State state, int seat, int base, int size) except -1
cpdef int offer_turn(State state, Farm farm, int done, int counted) except -1
cpdef int card_plays(State state, Farm farm) except? -1
cpdef int why_not_play_more(State state, Farm farm, int done) except? -1
cpdef int why_not_done(State state, Farm farm, int done) except? -1
cpdef int why_not_deliver_now(State state, Farm farm, int done) except? -1
cpdef int why_not_in_turn(State state, Farm farm, int verb, int number, int done, int counted) except? -1
cpdef int why_not(State state, int seat, int action) except? -1
cpdef int why_not_answer(State state, int seat, int action) except? -1
cpdef int why_not_deliver_asked(State state, Farm farm, int kind, int first, int number) except? -1
cpdef int why_not_pay(State state, Farm farm, int kind, int first, int second, int payment) except? -1
cpdef int why_not_take(State state, Farm farm, int kind, int first, int second, int good) except? -1
cpdef int why_not_on_board(State state, Farm farm, int kind, int first, int verb, int number) except? -1
cpdef int why_not_other(State state, Farm farm, int kind, int first, int second, int verb, int number) except? -1
