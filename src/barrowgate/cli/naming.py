"""Names of cards as people type them."""

from barrowgate.core.notation import normal

LONGEST_NUMBER = 5  # digits that are worth reading


def plain(name: str) -> str:
    """``Olive Picker``, ``olive_picker`` and ``olive-picker`` are the same name."""
    return normal(name.replace("_", " ").replace("-", " "))


def singular(name: str) -> str:
    """``pigs`` and ``pig``, ``deliveries`` and ``delivery`` become the same, whatever it is."""
    stems = (word.rstrip("s") for word in name.split())
    return " ".join(stem[:-2] + "y" if stem.endswith("ie") else stem for stem in stems)


def number_of(name: str, most: int) -> int:
    """A number from 1 to ``most``; 0 for any other."""
    number = int(name) if len(name) <= LONGEST_NUMBER else 0
    return number if 1 <= number <= most else 0
