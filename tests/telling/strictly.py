"""Messages looked at strictly: every key has words, no value is a word, everything renders."""

from typing import Any

from barrowgate.locales import Words
from barrowgate.locales.rendering import Speaker
from barrowgate.telling import Message


class Strict:
    """Says messages of one table, and complains of everything that a face could not say."""

    def __init__(self, words: Words, seats: int) -> None:
        own = {f"seat-{seat}": f"{seat + 1} you" for seat in range(seats)}
        self.words = words
        self._own = own
        self._speaker = Speaker(words, own)
        self._said: dict[str, str] = {}

    def say(self, message: Message) -> str:
        """The words of a message; each is looked at once."""
        key = repr(message)
        if key not in self._said:
            self._check(message)
            self._said[key] = self._speaker.say(message)
            assert self._said[key].strip(), key
        return self._said[key]

    def _check(self, value: Any) -> None:
        if isinstance(value, Message):
            self._check_key(value.key)
            for each in value.values.values():
                self._check(each)
        elif isinstance(value, list):
            for each in value:
                assert isinstance(each, Message), value
                self._check(each)
        elif isinstance(value, str):
            self._check_key(value)
        else:
            assert type(value) is int, value

    def _check_key(self, key: str) -> None:
        assert key in self._own or self.words.knows(key), f"{key} is a word, or has none"
