"""The paragraphs of docs/rules/loyang.md and their tests."""

from pathlib import Path

from tests.paragraphs import Paragraphs
from tests.paragraphs import paragraph as paragraph

# What is played; section 12 has a test a helper.
PARAGRAPHS = Paragraphs("loyang", Path(__file__).parent, first_section=3, last_section=11)
