# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport cards
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport dice
from barrowgate.lagranja cimport farming
from barrowgate.lagranja cimport hand
from barrowgate.lagranja cimport helper_uses
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport revenue
from barrowgate.lagranja cimport roof
from barrowgate.lagranja cimport tile_uses
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int offer_step(State state, Farm farm, int done, int counted) except -1
cpdef int why_not_done(State state, Farm farm, int done) except? -1
cpdef int plays_due(State state, Farm farm, int done) except? -1
cpdef int why_not_play_more(State state, Farm farm, int done) except? -1
cpdef int why_not_play(State state, Farm farm, int done, int number) except? -1
cpdef int why_not_deliver_more(State state, Farm farm, int done) except? -1
cpdef int why_not_deliver(State state, Farm farm, int done, int number) except? -1
cpdef int why_not_take_die(State state, Farm farm, int done, int number) except? -1
cpdef int why_not_common_die(State state, int done) except? -1
cpdef int why_not_walk(State state, Farm farm, int done, int counted, int number) except? -1
cpdef int offer_turn(State state, Farm farm) except -1
cpdef int why_not_turn(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_turn(State state, Farm farm, int verb, int number) except -1
cpdef int end_turn(State state, Farm farm) except -1
cpdef int play(State state, Farm farm, int number) except -1
cpdef int grow(State state, Farm farm) except -1
cpdef int deliver(State state, Farm farm, int number) except -1
cpdef int take_die(State state, Farm farm, int number) except -1
cpdef int use_common_die(State state, Farm farm) except -1
cpdef int walk(State state, Farm farm, int number) except -1
