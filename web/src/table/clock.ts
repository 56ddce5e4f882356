/** What is left on a clock, as a message: days and hours if it is as much, else to the second. */

import type { Message } from "../net/document";

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(milliseconds: number): Message {
    const all = Math.max(0, Math.round(milliseconds / SECOND));
    const days = Math.floor(all / DAY);
    const hours = Math.floor((all % DAY) / HOUR);
    const minutes = Math.floor((all % HOUR) / MINUTE);
    const seconds = all % MINUTE;
    if (days > 0) return { key: "web-clock-days", values: { days, hours } };
    if (hours > 0) return { key: "web-clock-hours", values: { hours, minutes, seconds } };
    return { key: "web-clock-minutes", values: { minutes, seconds } };
}

/** How long ago a question was asked: less than a minute is not told. */
export function askedAgo(milliseconds: number): Message | null {
    const seconds = milliseconds / SECOND;
    const [days, hours, minutes] = [DAY, HOUR, MINUTE].map((each) => Math.floor(seconds / each));
    if (days) return { key: "web-asked-days", values: { days } };
    if (hours) return { key: "web-asked-hours", values: { hours } };
    return minutes ? { key: "web-asked-minutes", values: { minutes } } : null;
}
