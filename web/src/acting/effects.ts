/** What an action does, in pieces: gains and losses are told apart by their keys. */

import type { Line, Message, Value } from "../net/document";

export interface Effect {
    seat: number;
    message: Message;
    sign: "gain" | "loss" | "";
}

const GAIN = "-more";
const LOSS = "-less";
/** A phrase that gives the cause of others; a preview needs none, the action is the cause. */
const BECAUSE = "event-because";

/** Phrases that say no more than the label of the action which they foretell. */
const RESTATING = new Set(
    ["play", "die", "delivery", "discard", "donkey", "tile-bought", "tile-used", "marker"].map(
        (name) => `event-${name}`,
    ),
);

/** What an action of this seat does besides what its label says. */
export function besides(told: readonly Effect[], seat: number): Effect[] {
    return told.filter((each) => each.seat !== seat || !RESTATING.has(each.message.key));
}

export function effects(lines: readonly Line[]): Effect[] {
    return lines.flatMap((line) =>
        line.phrases
            .flatMap(unwrapped)
            .map((message) => ({ seat: line.seat, message, sign: signOf(message.key) })),
    );
}

/** The phrases that a cause is given for, without it. */
export function unwrapped(message: Message): Message[] {
    const what = message.key === BECAUSE ? message.values?.["what"] : undefined;
    return what === undefined ? [message] : messagesOf(what);
}

function messagesOf(value: Value): Message[] {
    if (Array.isArray(value)) return value;
    return typeof value === "object" ? [value] : [{ key: String(value) }];
}

function signOf(key: string): Effect["sign"] {
    if (key.endsWith(GAIN)) return "gain";
    return key.endsWith(LOSS) ? "loss" : "";
}
