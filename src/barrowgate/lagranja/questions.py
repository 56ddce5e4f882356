"""What every question has in common: whether it may be declined."""

from barrowgate.lagranja import names


def must_choose(verb: int) -> int:
    """The reason against any other answer to a question that cannot be declined."""
    return names.MUST_CHOOSE if verb == names.VERB_PASS else names.NOT_ASKED


def may_pass(verb: int) -> int:
    """The reason against any other answer to a question that may be declined: none to a pass."""
    return names.ALLOWED if verb == names.VERB_PASS else names.NOT_ASKED
