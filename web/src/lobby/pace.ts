/** A budget of seconds as a message: days if it is some, else minutes. */

import type { Message } from "../net/document";

const MINUTE = 60;
const DAY = 24 * 3600;

export function pace(budget: number): Message {
    if (!budget) return { key: "web-no-clock" };
    if (budget % DAY === 0) return { key: "web-days-each", values: { days: budget / DAY } };
    return { key: "web-minutes-each", values: { minutes: budget / MINUTE } };
}
