/** The story in groups: by rounds and phases, and seat by seat. */

import type { Happened, Line, Message } from "../net/document";
import { isAlike, type Time } from "./past.svelte";

/** What happened in one phase of a round; none is known of what is still looked up. */
export interface Chapter {
    time: Time | undefined;
    events: Happened[];
}

const ROUND = "event-round";
export const NOBODY = -1;

export function chapters(
    events: readonly Happened[],
    timeOf: (action: number) => Time | undefined,
): Chapter[] {
    const found: Chapter[] = [];
    for (const event of events) {
        if (event.lines.length === 0) continue;
        const time = timeOf(event.action);
        if (time) closeGap(found, time);
        const last = found.at(-1);
        if (last && isAlike(last.time, time)) last.events.push(event);
        else found.push({ time, events: [event] });
    }
    return found;
}

/** No phase comes twice in a round: what lies between two of its actions is of it, known or not. */
function closeGap(found: Chapter[], time: Time): void {
    const [before, gap] = found.slice(-2);
    if (!before || !gap || gap.time || !isAlike(before.time, time)) return;
    before.events.push(...gap.events);
    found.pop();
}

/** The message that a round begins, if an action led to it. */
export function roundOf(event: Happened): Message | null {
    const phrases = event.lines.flatMap((line) => line.phrases);
    return phrases.find((phrase) => phrase.key === ROUND) ?? null;
}

/** What one seat did in a row; nobody did what followed by itself. */
export interface Turn {
    seat: number;
    /** The action that it began with; of what is told of it that may be left out. */
    from: number;
    events: Happened[];
}

/** The events that tell something, seat by seat as they came. */
export function turns(events: readonly Happened[]): Turn[] {
    const found: Turn[] = [];
    for (const event of events) {
        if (event.lines.length === 0) continue;
        const last = found.at(-1);
        if (last?.seat === event.seat) last.events.push(event);
        else found.push({ seat: event.seat, from: event.action, events: [event] });
    }
    return found;
}

/** The newest events of these turns, as many as there is room for: more would be drawn for nobody. */
export function newest(told: readonly Turn[], most: number): Turn[] {
    const found: Turn[] = [];
    let room = most;
    for (const turn of told.toReversed()) {
        if (room <= 0) break;
        const events = turn.events.slice(-room);
        room -= events.length;
        found.unshift({ ...turn, events });
    }
    return found;
}

/** What others did after an action of mine, and before it what that one led to. */
export function since(events: readonly Happened[], looked: number, seat: number): Happened[] {
    const theirs = events.filter((each) => each.action > looked && each.seat !== seat);
    const mine = events.find((each) => each.action === looked && each.seat === seat);
    const followed = mine ? mine.lines.slice(led(mine.lines, seat)) : [];
    if (!mine || followed.every((line) => line.seat === NOBODY)) return theirs;
    return [{ ...mine, seat: NOBODY, lines: followed }, ...theirs];
}

/** The first line that is not of the seat that acted: from there on all tells what followed. */
export function led(lines: readonly Line[], seat: number): number {
    const first = lines.findIndex((line) => line.seat !== seat);
    return first < 0 ? lines.length : first;
}

/** What had happened by an action of the past. */
export function until(events: readonly Happened[], action: number): Happened[] {
    return events.filter((each) => each.action <= action);
}

/** The newest of these actions that this seat made. */
export function lastOwn(events: readonly Happened[], seat: number): number {
    return events.findLast((each) => each.seat === seat)?.action ?? 0;
}
