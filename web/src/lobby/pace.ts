/** The times of a clock as messages. */

import type { Message } from "../net/document";

const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** A budget of seconds: days if it is some, else minutes. */
export function pace(budget: number): Message {
    if (!budget) return { key: "web-no-clock" };
    if (budget % DAY === 0) return { key: "web-days-each", values: { days: budget / DAY } };
    return { key: "web-minutes-each", values: { minutes: budget / MINUTE } };
}

/** What each action gives back: hours if it is some, else seconds. */
export function given(increment: number): Message {
    const isHours = increment > 0 && increment % HOUR === 0;
    if (isHours) return { key: "web-hours", values: { hours: increment / HOUR } };
    return { key: "web-seconds", values: { seconds: increment } };
}
