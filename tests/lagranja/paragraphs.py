"""The paragraphs of docs/rules/la-granja.md and their tests."""

from pathlib import Path

from tests.paragraphs import Paragraphs
from tests.paragraphs import paragraph as paragraph

# What is played; section 12 has a test a helper.
PARAGRAPHS = Paragraphs("la-granja", Path(__file__).parent, first_section=4, last_section=11)
