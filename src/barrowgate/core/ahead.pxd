# Written by hand: tools/headers.py knows no words of the compiler.

from cpython.object cimport PyObject

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define BARROWGATE_FETCH(place) __builtin_prefetch((place), 1)
    #else
    #define BARROWGATE_FETCH(place) ((void) (place))
    #endif

    /* Line by line: the head of a board with the first of its legal actions; then, behind those
       that are seldom used, its numbers, and its farms in most cases. */
    static CYTHON_INLINE void barrowgate_fetch(const char *first) {
        int at;
        for (at = 0; at < 192; at += 64) BARROWGATE_FETCH(first + at);
        for (at = 2048; at < 6144; at += 64) BARROWGATE_FETCH(first + at);
    }
    """
    void barrowgate_fetch(char* first) noexcept

cdef extern from "Python.h":
    PyObject* PyList_GetItem(object things, Py_ssize_t place) except NULL  # it counts no user

cdef inline int fetch(list things, Py_ssize_t place) except -1:
    if place < len(things):
        barrowgate_fetch(<char*> PyList_GetItem(things, place))
    return 0
