# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport cards
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja cimport transport
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int arrive(State state, Farm farm, int target) except -1
cpdef int complete_craft(State state, Farm farm, int building, int stage) except -1
cpdef int move_to_grey_area(State state, Farm farm, int building) except -1
cpdef int score_craft(State state, Farm farm, int building) except -1
cpdef int score_lasting(State state, Farm farm, int effect) except -1
cpdef int unblock(State state, Farm farm) except -1
cpdef int take_instant(State state, Farm farm, int building) except -1
cpdef int score_siesta_space(State state, Farm farm, int cause) except -1
cpdef int offer_take_back(State state, Farm farm) except -1
cpdef int why_not_take_back(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_take_back(State state, Farm farm, int verb, int number) except -1
cpdef bint gives_resource(State state, int craft) except -1
cpdef int offer_instant(State state, Farm farm) except -1
cpdef int why_not_instant(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_instant(State state, Farm farm, int verb, int number) except -1
cpdef int complete_barrow(State state, Farm farm, int slot) except -1
cpdef int barrow_gone(State state, Farm farm, int slot) except -1
