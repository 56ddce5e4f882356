"""Players for the tests of every game, made of weights and orders over the verbs of its actions."""

from collections.abc import Callable, Mapping, Sequence

from barrowgate.core.chance import Chance
from barrowgate.core.checks import Chooser
from barrowgate.core.contract import Position

PLAIN = 10


def verbs_of(first_of_verb: Sequence[int]) -> tuple[int, ...]:
    """The verb of each action; the last number is where the catalogue ends."""
    return tuple(
        verb
        for verb in range(len(first_of_verb) - 1)
        for _ in range(first_of_verb[verb], first_of_verb[verb + 1])
    )


def weighted(weights: Sequence[int]) -> Chooser:
    """A chooser with a weight for each action; where all weigh nothing it likes them alike."""

    def choose(position: Position, seat: int, chance: Chance) -> int:
        legal = position.legal(seat)
        total = sum(weights[action] for action in legal)
        if total == 0:
            return legal[chance.below(len(legal))]
        left = chance.below(total)
        for action in legal:
            left -= weights[action]
            if left < 0:
                return action
        raise AssertionError("a weight below 0")

    return choose


def by_verb(verb_of: Sequence[int], weights: Mapping[int, int]) -> list[int]:
    """A weight for each action by its verb; what is not named has the weight 10."""
    return [weights.get(verb, PLAIN) for verb in verb_of]


# --- Stubborn players: always the same kind of action, as long as there is one --------------------


def first(position: Position, seat: int, chance: Chance) -> int:
    return position.legal(seat)[0]


def last(position: Position, seat: int, chance: Chance) -> int:
    return position.legal(seat)[-1]


def always(
    verb_of: Sequence[int], verbs: Sequence[int], at_last: Sequence[int], lowest: bool = True
) -> Chooser:
    """The first (or last) action of these verbs, in this order; those at last only if need be."""
    rest = [verb for verb in range(max(verb_of) + 1) if verb not in (*verbs, *at_last)]
    order = [*verbs, *rest, *(verb for verb in at_last if verb not in verbs)]
    rank = [order.index(verb) for verb in verb_of]
    pick: Callable[[list[int]], int] = min if lowest else max

    def choose(position: Position, seat: int, chance: Chance) -> int:
        legal = position.legal(seat)
        best = min(rank[action] for action in legal)
        return pick([action for action in legal if rank[action] == best])

    return choose
