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

export function effects(lines: readonly Line[]): Effect[] {
    return lines.flatMap((line) =>
        line.phrases
            .flatMap(unwrapped)
            .map((message) => ({ seat: line.seat, message, sign: signOf(message.key) })),
    );
}

function unwrapped(message: Message): Message[] {
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
