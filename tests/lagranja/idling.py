"""A player who moves a game on without trading: for tests that watch its course."""

from tests.lagranja.builders import Scene

TRADES = ("buy", "sell", "upgrade", "commodity", "use")


def idle(scene: Scene, seat: int | None = None) -> str:
    """Play the first legal action that is not an anytime action; return it."""
    action = next(action for action in scene.legal(seat) if is_idle(action))
    scene.play(action, seat=seat)
    return action


def is_idle(action: str) -> bool:
    return action == "use common die" or action.split()[0] not in TRADES
