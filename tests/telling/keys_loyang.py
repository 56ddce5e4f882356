"""The keys of Loyang, family by family."""

from barrowgate.cli.loyang.inventory import KINDS
from barrowgate.loyang import loading, notation, printed, provenance, reasons, schema, view
from barrowgate.telling.loyang import explained, happened
from barrowgate.telling.loyang.choices import GROUPS
from barrowgate.telling.loyang.label_helpers import use_key
from tests.telling.keys import Families, family, options

# Questions and ends that the page's gate says in a few words.
IN_FEW_WORDS = {
    *("question-crop", "question-harvest", "question-distribute", "question-distribute-two"),
    *("question-distribute-must", "question-courtyard", "question-hand", "question-grid"),
    *("question-partner", "question-action", "question-funds", "question-foreman"),
    *("question-give", "question-pack", "question-pack-one", "question-store", "question-path"),
    "done-action-penalty",
}

FAMILIES: Families = {
    "reasons": set(reasons.KEYS),
    "options": options("loyang"),
    "causes": set(happened.CAUSES.values()),
    "questions": family("question", set(view.QUESTIONS.values())),
    "in a few words": {f"{key}-short" for key in IN_FEW_WORDS},
    "what others decide": {f"question-{name}-topic" for name in view.QUESTIONS.values()},
    "ends of questions": family(
        "done", {"action", "grid", "path", "courtyard", "merchant", "crier", "store"}
    ),
    "steps": family("step", set(view.STEPS) - {""}),
    "phases": family("phase", {phase for phase, _ in view.PHASES}),
    "vegetables": family("vegetable", notation.VEGETABLES),
    "helpers": {
        f"helper-{key}{part}" for key in notation.HELPERS for part in ("", "-short", "-text")
    },
    "paying": family("text-pays", schema.BRING_CASH),
    "uses": {use_key(use) for use in notation.USES},
    "cards": family("card", set(KINDS) - {"helper"}),
    "lists of cards": family("cards", KINDS),
    "fields": family("field", {"home", "private", "common"}),
    "fields read aloud": family("read-field", {"home", "private", "common"}),
    "levels read aloud": family("read-level", printed.LEVELS),
    "duties": family("duty", view.DUTIES),
    "lasting": family(
        "lasting", {"extra_tokens", "housemaid", "messenger", "official", "saleswoman"}
    ),
    "levels": family("level", {*printed.LEVELS, "none"}),
    "shop": family("shop", {"spaces", "start", "buy", "sell"}),
    "kinds": family("kind", set(provenance.summary(loading.shipped()))),
    "what groups are for": {f"{key}-about" for key in GROUPS.values()},
    "what things are": {
        f"explain-{word}{part}" for word in explained.ALWAYS for part in ("", "-name")
    },
    "groups": set(GROUPS.values()),
    "the dummy": {"seat-1"},
}
