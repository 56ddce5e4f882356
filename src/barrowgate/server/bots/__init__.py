"""Bots, hints and reviews at the server: worker processes, and a pool that looks after them.

A worker (``worker``) is a process that reads jobs from its input, does them at its ``desk`` and
writes answers to its output, framed as ``framing`` says. The ``pool`` is what a server uses: its
``crew`` starts workers, gives the jobs out as ``lanes`` has it, limits their time and replaces
those that are lost; ``stand_in`` chooses where they fail.

What a worker is told is in ``jobs``: a game without its seed, and what one seat has seen. Only the
review of a game that is over needs the whole record.
"""
