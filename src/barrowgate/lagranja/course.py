"""Where the game stands: the phase that its step belongs to."""

from barrowgate.lagranja import names
from barrowgate.lagranja.state import State


def phases(state: State) -> int:
    """The phase that this step belongs to, as PHASE_ bits."""
    if state.step <= names.STEP_ROOF:
        return names.PHASE_FARM
    if state.step <= names.STEP_COMMON_DIE:
        return names.PHASE_REVENUE
    if state.step == names.STEP_SIESTA:
        return names.PHASE_TRANSPORT + names.PHASE_BEFORE_ORDER
    if state.step == names.STEP_SCORING:
        return names.PHASE_SCORING
    return names.PHASE_TRANSPORT
