"""Components of a game as data: files, checks, the box that they make, and where values come from.

A game says what its file looks like (``checking``, ``blocks``), how a player's own file is laid
over it (``overlay``), which values the rules read (``digest``) and how they become tables
(``draft``); a ``box.Loader`` does the rest.
"""
