# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport names
from barrowgate.lagranja.components cimport Components


cdef list symbols(short* table, int row)
cpdef list options_of(Components table, int space)
cpdef int silver_at(Components table, int space, int option) except? -1
cpdef str instant_word(Components table, int craft)
cpdef str lasting_word(Components table, int craft)
cpdef dict _market_space(Components table, int space)
cpdef list _options(Components table, int space)
cpdef dict _craft(Components table, int craft)
cpdef dict _card(Components table, int card)
cpdef list _extension(Components table, int card)
