/** The story in groups: by rounds and phases, and seat by seat. */

import type { Happened, Message } from "../net/document";
import { isAlike, type Time } from "./past.svelte";

/** What happened in one phase of a round; none is known of what is still looked up. */
export interface Chapter {
    time: Time | undefined;
    events: Happened[];
}

const ROUND = "event-round";

export function chapters(
    events: readonly Happened[],
    timeOf: (action: number) => Time | undefined,
): Chapter[] {
    const found: Chapter[] = [];
    for (const event of events) {
        if (event.lines.length === 0) continue;
        const time = timeOf(event.action);
        const last = found.at(-1);
        if (last && isAlike(last.time, time)) last.events.push(event);
        else found.push({ time, events: [event] });
    }
    return found;
}

/** The message that a round begins, if an action led to it. */
export function roundOf(event: Happened): Message | null {
    const phrases = event.lines.flatMap((line) => line.phrases);
    return phrases.find((phrase) => phrase.key === ROUND) ?? null;
}

/** What one seat did in a row. */
export interface Turn {
    seat: number;
    events: Happened[];
}

/** The events that tell something, seat by seat as they came. */
export function turns(events: readonly Happened[]): Turn[] {
    const found: Turn[] = [];
    for (const event of events) {
        if (event.lines.length === 0) continue;
        const last = found.at(-1);
        if (last?.seat === event.seat) last.events.push(event);
        else found.push({ seat: event.seat, events: [event] });
    }
    return found;
}

/** What others did after an action of mine. */
export function since(events: readonly Happened[], looked: number, seat: number): Happened[] {
    return events.filter((each) => each.action > looked && each.seat !== seat);
}

/** The newest of these actions that this seat made. */
export function lastOwn(events: readonly Happened[], seat: number): number {
    return events.findLast((each) => each.seat === seat)?.action ?? 0;
}
