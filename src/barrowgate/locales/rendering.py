"""Messages become text: each value of a message is handed to its sentence in all its forms.

``$good`` is the plain form of a thing, ``$good-accusative`` the form of that name; a list is joined
form by form, and ``$cards-count`` is its length. The same few lines are to be written in
TypeScript; tests/telling/cases.json holds what both must render.
"""

from collections.abc import Mapping

from barrowgate.locales import Words
from barrowgate.telling.message import Message, Value

PLAIN = ""
SEPARATOR = "list-separator"
LANGUAGE_FORMS = "language-forms"  # the forms that a language asks things for, by name
Forms = dict[str, str]  # by the name of the form; PLAIN is the value itself


class Speaker:
    """Says messages in one language; a table's own words take precedence over the language's."""

    def __init__(self, words: Words, own: Mapping[str, str] | None = None) -> None:
        self.words = words
        self.own = own or {}
        # Also the forms of English: what the language lacks is said in it.
        known = (form for forms in words.every(LANGUAGE_FORMS) for form in forms.split())
        self._known = tuple(dict.fromkeys((PLAIN, *known)))

    def say(self, message: Message | str) -> str:
        """The text of a message, or of a thing by its key."""
        return self.forms(message)[PLAIN]

    def forms(self, message: Message | str) -> Forms:
        """A message in all forms of the language; one that it lacks is its plain form."""
        if isinstance(message, str):
            message = Message(message)
        if message.key in self.own:
            return dict.fromkeys(self._known, self.own[message.key])
        forms = self.words.forms(message.key, self._variables(message.values))
        return dict.fromkeys(self._known, forms[PLAIN]) | forms

    def _variables(self, values: Mapping[str, Value]) -> dict[str, str | int]:
        variables: dict[str, str | int] = {}
        for name, value in values.items():
            if isinstance(value, int):
                variables[name] = value
            elif isinstance(value, list):
                variables[f"{name}-count"] = len(value)
                self._add(variables, name, self._joined(value))
            else:
                self._add(variables, name, self.forms(value))
        return variables

    def _joined(self, listed: list[Message]) -> Forms:
        each = [self.forms(message) for message in listed]
        separator = self.say(SEPARATOR)
        return {form: separator.join(forms[form] for forms in each) for form in self._known}

    def _add(self, variables: dict[str, str | int], name: str, forms: Forms) -> None:
        for form, text in forms.items():
            variables[f"{name}-{form}" if form else name] = text
