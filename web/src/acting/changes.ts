/** What a previewed action changes for sure at one farm, told by its events. */

import type { Choice, Message, Preview } from "../net/document";
import { unwrapped } from "./effects";

export interface Change {
    /** `silver`, `cash`, `good-olive`, `vegetable-leek`. */
    thing: string;
    /** How much more; less is below 0. */
    by: number;
}

const CHANGE = /^event-(.+)-(more|less)$/;

/** The change that a phrase tells of: more or less of something that is counted. */
export function changeIn({ key, values = {} }: Message): Change | null {
    const [, what, way] = CHANGE.exec(key) ?? [];
    const amount = Object.values(values).find((value) => typeof value === "number");
    if (what === undefined || amount === undefined) return null;
    const thing = Object.values(values).find((value) => typeof value === "string") ?? what;
    return { thing, by: way === "more" ? amount : -amount };
}

/** The changes that a phrase consists of, those of one thing summed; null where it tells more. */
export function counted(phrase: Message): Change[] | null {
    const found: Change[] = [];
    for (const message of unwrapped(phrase)) {
        const change = changeIn(message);
        if (!change) return null;
        const same = found.find(
            ({ thing, by }) => thing === change.thing && by > 0 === change.by > 0,
        );
        if (same) same.by += change.by;
        else found.push(change);
    }
    return found;
}

/** By thing; before the preview has come, what the action costs. */
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
    const phrases = preview.lines.filter((line) => line.seat === seat).flatMap((l) => l.phrases);
    for (const phrase of phrases.flatMap(unwrapped)) {
        const change = changeIn(phrase);
        if (change) found[change.thing] = (found[change.thing] ?? 0) + change.by;
    }
    return found;
}
