# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.core cimport events
from barrowgate.lagranja cimport goods
from barrowgate.lagranja cimport helpers
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport questions
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int use_of(int choice) except? -1
cpdef int why_not_use(State state, Farm farm, int choice, int taken) except? -1
cpdef int offer_commodities(State state, Farm farm, int taken) except -1
cpdef bint has_use(State state, Farm farm, int taken) except -1
cpdef int return_commodity(State state, Farm farm, int choice) except -1
cpdef int close_use(State state, Farm farm, int choice) except -1
cpdef int take_use(State state, Farm farm, int choice) except -1
cpdef int offer_commodity(State state, Farm farm) except -1
cpdef int why_not_commodity(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_commodity(State state, Farm farm, int verb, int number) except -1
cpdef int why_not_buy(Farm farm, int good) except? -1
cpdef int buy(State state, Farm farm, int good) except -1
cpdef int why_not_sell(Farm farm, int source) except? -1
cpdef int sell(State state, Farm farm, int source) except -1
cpdef int offer_trades(State state, Farm farm) except -1
cpdef int why_not_upgrade_free(Farm farm, int source, int resource) except? -1
cpdef int why_not_buy_upgrade(Farm farm, int source) except? -1
cpdef bint can_upgrade(Farm farm, int resource) except -1
cpdef int upgradable(Farm farm, int resource) except? -1
cpdef int upgrade(State state, Farm farm, int source) except -1
cpdef int buy_upgrade(State state, Farm farm, int source) except -1
cpdef int offer_upgrade(State state, Farm farm) except -1
cpdef int why_not_upgrade(State state, Farm farm, int verb, int number) except? -1
cpdef int answer_upgrade(State state, Farm farm, int verb, int number) except -1
