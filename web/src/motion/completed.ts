/** What an action completed: the story names it as the board does. */

import { effects } from "../acting/effects";
import type { Line, Value } from "../net/document";

const COMPLETED = new Set(["event-barrow", "event-craft"]);

export function completed(lines: readonly Line[]): string[] {
    return effects(lines)
        .filter(({ message }) => COMPLETED.has(message.key))
        .flatMap(({ message }) => Object.values(message.values ?? {}))
        .flatMap(nameOf);
}

function nameOf(value: Value): string[] {
    if (typeof value === "string") return [value];
    return typeof value === "object" && "key" in value ? [value.key] : [];
}
