"""The keys of La Granja, family by family."""

from barrowgate.lagranja import loading, names, notation, provenance, reasons, view, vocabulary
from barrowgate.lagranja.helper_effects import EFFECTS
from barrowgate.telling.lagranja import explained, leaving
from barrowgate.telling.lagranja.choices import GROUPS
from tests.telling.keys import Families, by_number, family, options, without_amounts

# Questions and steps that the page says in a few words.
IN_FEW_WORDS = {
    *("turn-cards", "turn-income", "turn-growth", "turn-roof", "turn-roof-first"),
    *("turn-roof-bought", "turn-first_die", "turn-second_die", "turn-used", "turn-siesta-may"),
    *("turn-siesta-walked", "turn-deliveries", "turn-extra_deliveries"),
    *("question-discard_down", "question-slot", "question-extension_cost", "question-room"),
    *("question-upgrade", "question-commodity", "question-tenant_good", "question-roof_cost"),
    *("question-storage", "question-second_option", "question-helper", "question-helper-about"),
    *("question-place", "question-second_good", "question-instant", "question-donkey"),
    *("question-reserve", "question-rent", "question-grow"),
    *("step-cards", "step-income", "step-growth", "step-roof", "step-donkeys", "step-siesta"),
    *("step-deliveries", "step-extra_deliveries"),
}

# Steps that ask for a turn.
TURNS = {
    *("cards", "income", "growth", "roof", "first_die", "second_die", "common_die"),
    *("siesta", "deliveries", "extra_deliveries"),
}

FAMILIES: Families = {
    "reasons": set(reasons.KEYS),
    "options": options("la-granja"),
    "events": by_number(vars(names), "EVENT_") - family("event", {"silver", "vp", "good"}),
    "causes": by_number(vars(names), "CAUSE_") - {"cause-craft"},
    "questions": family("question", set(view.QUESTIONS.values()) - {"turn"}),
    "in a few words": {f"{key}-short" for key in IN_FEW_WORDS},
    "what others decide": {
        f"question-{name}-topic" for name in set(view.QUESTIONS.values()) - {"turn"}
    }
    | {f"turn-{turn}-topic" for turn in TURNS | {"used"}},
    "what was declined": family("declined", leaving.DECLINED),
    "phases": family("phase", {phase for _, phase in view.PHASES}),
    "seats": {"seat-4"},
    "steps": family("step", set(view.STEPS) - {""}),
    "turns": family("turn", TURNS),
    "goods": family("good", notation.GOODS),
    "sides": family("side", notation.SIDES),
    "crafts": family("craft", notation.CRAFTS),
    "tiles": family("tile", notation.TILES),
    "revenue": family("revenue", notation.OPTIONS),
    "uses": family("use", notation.COMMODITY_ACTIONS) | family("closed", notation.COMMODITY_USES),
    "instants": family("instant", without_amounts(vocabulary.INSTANTS)),
    "lastings": family("lasting", without_amounts(vocabulary.LASTINGS)),
    "symbols": family("symbol", vocabulary.EXTENSIONS) | family("short", vocabulary.EXTENSIONS),
    "effects": family("effect", set(EFFECTS)),
    "bonuses": family("bonus", set(vocabulary.BONUS_ON)),
    "cards": {
        f"card-{number}{part}" for number in range(1, names.CARDS + 1) for part in ("", "-text")
    },
    "kinds": family("kind", set(provenance.summary(loading.shipped()))),
    "what groups are for": {f"{key}-about" for key in GROUPS},
    "what things are": {
        f"explain-{word}{part}" for word in explained.SYMBOLS for part in ("", "-name")
    }
    | family("explain", notation.SIDES),
    "groups": set(GROUPS),
}
