# Written by tools/headers.py from the annotations; do not edit.

from barrowgate.lagranja cimport names

cpdef int must_choose(int verb) except? -1
cpdef int may_pass(int verb) except? -1
