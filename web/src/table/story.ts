/** The log in groups: a round begins where the server tells of it. */

import type { Happened, Message } from "../net/document";

export interface Chapter {
    title: Message | null;
    events: Happened[];
}

const ROUND = "event-round";

export function chapters(events: readonly Happened[]): Chapter[] {
    const found: Chapter[] = [];
    for (const event of events) {
        if (event.lines.length === 0) continue;
        const title = roundOf(event);
        const last = found.at(-1);
        if (last) last.events.push(event);
        else found.push({ title: null, events: [event] });
        // The action that ends a round belongs to it; what follows belongs to the next.
        if (title) found.push({ title, events: [] });
    }
    return found.filter((chapter) => chapter.events.length > 0);
}

/** The message that a round begins, if an action led to it. */
export function roundOf(event: Happened): Message | null {
    const phrases = event.lines.flatMap((line) => line.phrases);
    return phrases.find((phrase) => phrase.key === ROUND) ?? null;
}
