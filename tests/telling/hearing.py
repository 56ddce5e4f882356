"""Somebody who listens to a teller: every message must be sound and have words in every language.

Nothing here knows a game; each game's tests walk whole games with it.
"""

import json
import re
from collections.abc import Iterable, Sequence

from barrowgate.core.contract import Game
from barrowgate.locales import ENGLISH, languages, words
from barrowgate.locales.rendering import Speaker
from barrowgate.telling import Group, Line, Message, Result, Teller

SEAT = re.compile(r"seat-[0-4]")
KEY = re.compile(r"[a-z][a-z0-9_-]*")


class Ear:
    """Hears messages in all languages; what was heard before is not looked at again."""

    def __init__(self, game: Game, teller: Teller) -> None:
        self.teller = teller
        self.words = words(ENGLISH, game.name)
        seats = {f"seat-{seat}": f"{seat + 1} somebody" for seat in range(game.seats)}
        self.speakers = {
            language: Speaker(words(language, game.name), {**teller.own_words(language), **seats})
            for language in languages()
        }
        self.heard: dict[str, dict[str, str]] = {}
        self.keys: set[str] = set()

    def hear(self, message: Message) -> str:
        """The English text of a message; it is sound, travels as JSON and has words."""
        return self.hear_all(message)[ENGLISH]

    def hear_all(self, message: Message) -> dict[str, str]:
        """The text in each language."""
        assert isinstance(message, Message)
        written = json.dumps(message.as_json())
        if written not in self.heard:
            self._check(message)
            all_said = {name: speaker.say(message) for name, speaker in self.speakers.items()}
            for said in all_said.values():
                assert said, message
                assert "{" not in said, f"{message}: {said}"
            self.heard[written] = all_said
        return self.heard[written]

    def _check(self, message: Message) -> None:
        """Values are numbers, keys that have words, messages, or lists of messages."""
        self.keys.add(message.key)
        for value in message.values.values():
            assert not isinstance(value, bool)
            if isinstance(value, str):
                assert SEAT.fullmatch(value) or self.words.knows(value), f"{value} in {message}"
                self.keys.add(value)
            elif isinstance(value, Message):
                self._check(value)
            elif isinstance(value, list):
                for each in value:
                    self._check(each)
            else:
                assert isinstance(value, int), message

    def hear_groups(self, groups: Sequence[Group], game: Game, legal: Sequence[int]) -> None:
        """Every legal action once, each in its written form, with labels, objects and costs."""
        keys = [group.key for group in groups]
        assert len(set(keys)) == len(keys)
        choices = [choice for group in groups for choice in group.choices]
        assert sorted(choice.action for choice in choices) == sorted(legal)
        for group in groups:
            assert group.choices
            assert KEY.fullmatch(group.key)
            self.hear(group.title)
            told = [self.hear_all(choice.label) for choice in group.choices]
            for language in self.speakers:
                labels = [each[language] for each in told]
                assert len(set(labels)) == len(labels), f"{group.key}: {labels}"
        for choice in choices:
            assert choice.written == game.catalogue.write(choice.action)
            assert len(set(choice.objects)) == len(choice.objects)
            assert all(KEY.fullmatch(thing) for thing in choice.objects), choice
            assert all(amount > 0 for amount in choice.cost.values()), choice
            for thing, along in choice.then.items():
                assert KEY.fullmatch(thing)
                self.hear(along.label)
                assert all(game.catalogue.read(written) >= 0 for written in along.actions)

    def hear_lines(self, lines: Iterable[Line]) -> list[str]:
        return [self.hear(phrase) for line in lines for phrase in line.phrases]

    def hear_result(self, result: Result, scores: Sequence[int], standing: Sequence[int]) -> None:
        assert [place.place for place in result.places] == sorted(standing)
        assert {place.seat: place.place for place in result.places} == dict(enumerate(standing))
        for place in result.places:
            assert str(scores[place.seat]) in self.hear(place.score)
            for fact in place.facts:
                self.hear(fact)
            for source in place.sources:
                self.hear(source.what)
        for remark in result.remarks:
            self.hear(remark)
