"""The keys of Loyang, family by family."""

from barrowgate.cli.loyang import face, labels, menu
from barrowgate.cli.loyang.pen import KINDS
from barrowgate.loyang import loading, names, notation, provenance, reasons, view
from tests.telling.keys import Families, by_number, family, options

FAMILIES: Families = {
    "reasons": set(reasons.KEYS),
    "options": options("loyang"),
    "events": by_number(vars(names), "EVENT_"),
    "causes": by_number(vars(names), "CAUSE_"),
    "questions": family("question", set(view.QUESTIONS.values())),
    "ends of questions": family(
        "done", {"action", "grid", "path", "courtyard", "merchant", "crier", "store"}
    ),
    "steps": family("step", set(view.STEPS) - {""}),
    "phases": {"phase-harvest", "phase-cards", "phase-action"},
    "vegetables": family("vegetable", notation.VEGETABLES) | family("count", notation.VEGETABLES),
    "helpers": {
        f"helper-{key}{part}" for key in notation.HELPERS for part in ("", "-short", "-text")
    },
    "uses": {labels.use_key(use) for use in range(names.USES)},
    "cards": {f"card-{kind}" for kind, _ in KINDS if kind != "helper"},
    "lists of cards": {f"cards-{kind}" for kind, _ in KINDS},
    "fields": family("field", {"home", "private", "common"}),
    "duties": family("duty", view.DUTIES),
    "lasting": family(
        "lasting", {"extra_tokens", "housemaid", "messenger", "official", "saleswoman"}
    ),
    "levels": family("level", {*face.LEVELS, "none"}),
    "shop": family("shop", {"spaces", "start", "buy", "sell"}),
    "kinds": family("kind", set(provenance.summary(loading.shipped()))),
    "groups": set(menu.GROUPS),
    "plain actions": set(labels.SIMPLE.values()),
}
