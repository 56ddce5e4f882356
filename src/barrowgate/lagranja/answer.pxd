# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport cards
from barrowgate.lagranja cimport completion
from barrowgate.lagranja cimport delivery
from barrowgate.lagranja cimport dice
from barrowgate.lagranja cimport extensions
from barrowgate.lagranja cimport farming
from barrowgate.lagranja cimport flow
from barrowgate.lagranja cimport hand
from barrowgate.lagranja cimport helper_uses
from barrowgate.lagranja cimport making_room
from barrowgate.lagranja cimport market
from barrowgate.lagranja cimport names
from barrowgate.lagranja cimport peddler
from barrowgate.lagranja cimport revenue
from barrowgate.lagranja cimport roof
from barrowgate.lagranja cimport taking
from barrowgate.lagranja cimport tile_uses
from barrowgate.lagranja cimport trade
from barrowgate.lagranja cimport transport
from barrowgate.lagranja cimport turn
from barrowgate.lagranja.state cimport Farm
from barrowgate.lagranja.state cimport State

cpdef int answer(State state, int seat, int action) except -1
cpdef int apply(State state, Farm farm, int verb, int number) except -1
