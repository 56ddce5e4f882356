# Written by tools/headers.py from the annotations; do not edit.


cpdef int note(list log, int kind, int seat, int first, int second, int cause) except -1
cpdef int whisper(list log, int kind, int seat, int first, int second, int cause) except -1
cpdef list public_form(list event, int reader)
