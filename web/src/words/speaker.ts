/**
 * Messages become text: each value of a message is handed to its sentence in all its forms. The same
 * few lines as `locales/rendering.py`; tests/telling/cases.json holds what both must render.
 */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Message, Value } from "../net/document";

const PLAIN = "";
const SEPARATOR = "list-separator";
const LANGUAGE_FORMS = "language-forms";

/** A table says a few hundred things; a clock says always new ones. */
const MOST_TOLD = 2000;

type Forms = Record<string, string>;

export class Speaker {
    private readonly known: string[];
    /** What was said, as most of it is said again: on another place, or by the next picture. */
    private readonly told = new Map<string, Forms>();

    constructor(
        private readonly bundle: FluentBundle,
        private readonly own: Readonly<Record<string, string>> = {},
    ) {
        this.known = [PLAIN, ...this.attributeless(LANGUAGE_FORMS)];
    }

    /** The same words, and these of the table's own before them. */
    with(own: Readonly<Record<string, string>>): Speaker {
        return new Speaker(this.bundle, { ...this.own, ...own });
    }

    /** The text of a message, or of a thing by its key. */
    say(message: Message | string, values?: Record<string, Value>): string {
        if (typeof message === "string" && values) message = { key: message, values };
        return this.forms(message)[PLAIN] ?? "";
    }

    /** The text of a message in a few words, if there are such (`KEY-short`). */
    sayBriefly(message: Message): string {
        const key = `${message.key}-short`;
        return this.say(this.knows(key) ? { ...message, key } : message);
    }

    /** What has been done by the time of a question, if there are words for that (`KEY-done`). */
    sayDone(message: Message): string {
        const key = `${message.key}-done`;
        return this.knows(key) ? this.say({ ...message, key }) : "";
    }

    /**
     * What a question is about, said to somebody else: `KEY-topic`. One for all kinds of a question,
     * `question-pack` and `question-pack-one`; a message of its own, with the question's values.
     */
    topicOf({ key, values = {} }: Message): Message {
        const ends = [...key.matchAll(/-|$/g)].map(({ index }) => `${key.slice(0, index)}-topic`);
        return { key: ends.findLast((each) => this.knows(each)) ?? key, values };
    }

    knows(key: string): boolean {
        return key in this.own || this.bundle.hasMessage(key);
    }

    private forms(message: Message | string): Forms {
        const { key, values = {} } = typeof message === "string" ? { key: message } : message;
        const isThing = Object.keys(values).length === 0;
        const written = isThing ? key : `${key} ${JSON.stringify(values)}`;
        const known = this.told.get(written);
        if (known) return known;
        if (this.told.size >= MOST_TOLD) this.told.clear();
        const made = this.whole(key, values);
        this.told.set(written, made);
        return made;
    }

    private whole(key: string, values: Record<string, Value>): Forms {
        const own = this.own[key];
        if (own !== undefined) return Object.fromEntries(this.known.map((form) => [form, own]));
        const found = this.found(key, this.variables(values));
        const plain = found[PLAIN] ?? key;
        return { ...Object.fromEntries(this.known.map((form) => [form, plain])), ...found };
    }

    private found(key: string, variables: Record<string, FluentVariable>): Forms {
        const message = this.bundle.getMessage(key);
        if (!message?.value) return { [PLAIN]: key };
        const forms: Forms = { [PLAIN]: this.bundle.formatPattern(message.value, variables, []) };
        for (const [name, pattern] of Object.entries(message.attributes)) {
            forms[name] = this.bundle.formatPattern(pattern, variables, []);
        }
        return forms;
    }

    private variables(values: Record<string, Value>): Record<string, FluentVariable> {
        const variables: Record<string, FluentVariable> = {};
        for (const [name, value] of Object.entries(values)) {
            if (typeof value === "number") {
                variables[name] = value;
            } else if (Array.isArray(value)) {
                variables[`${name}-count`] = value.length;
                add(variables, name, this.joined(value));
            } else {
                add(variables, name, this.forms(value));
            }
        }
        return variables;
    }

    private joined(listed: readonly Message[]): Forms {
        const each = listed.map((message) => this.forms(message));
        const separator = this.say(SEPARATOR);
        return Object.fromEntries(
            this.known.map((form) => [
                form,
                each.map((forms) => forms[form] ?? "").join(separator),
            ]),
        );
    }

    private attributeless(key: string): string[] {
        const message = this.bundle.getMessage(key);
        if (!message?.value) return [];
        return this.bundle.formatPattern(message.value, {}, []).split(/\s+/).filter(Boolean);
    }
}

function add(variables: Record<string, FluentVariable>, name: string, forms: Forms): void {
    for (const [form, text] of Object.entries(forms)) {
        variables[form ? `${name}-${form}` : name] = text;
    }
}
