/** What a previewed action changes for sure at one farm, for the chips at its counts. */

import type { Choice, Message, Preview } from "../net/document";

const EVENT = /^event-(cash|vegetable)-(more|less)$/;
const BECAUSE = "event-because";

/** By `cash` and `vegetable-leek`; before the preview has come, what the action costs. */
export function changes(
    choice: Choice | null,
    preview: Preview | null,
    seat: number,
): Record<string, number> {
    if (choice === null) return {};
    const found: Record<string, number> = {};
    if (preview === null) {
        for (const [thing, count] of Object.entries(choice.cost)) found[thing] = -count;
        return found;
    }
    for (const line of preview.lines) {
        if (line.seat === seat) for (const phrase of line.phrases) add(found, phrase);
    }
    return found;
}

function add(found: Record<string, number>, phrase: Message): void {
    const { values = {} } = phrase;
    if (phrase.key === BECAUSE && typeof values.what === "object" && "key" in values.what) {
        add(found, values.what);
        return;
    }
    const [, what, way] = EVENT.exec(phrase.key) ?? [];
    if (what === undefined || typeof values.count !== "number") return;
    const thing = what === "cash" ? what : String(values.vegetable);
    found[thing] = (found[thing] ?? 0) + (way === "more" ? values.count : -values.count);
}
