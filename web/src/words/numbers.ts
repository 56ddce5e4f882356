/** Numbers as messages: how they are written is a matter of the language. */

import type { Message } from "../net/document";

/** With one decimal. */
export function tenths(number: number): Message {
    return { key: "web-tenths", values: { number } };
}

/** Without decimals; what is below 0 has its sign. */
export function whole(value: number): Message {
    return value < 0 ? signed(value) : { key: "web-whole", values: { number: value } };
}

/** With its sign, and one decimal or none. */
export function signed(value: number, digits: 0 | 1 = 0): Message {
    const size = Math.abs(value);
    const number = digits === 1 ? tenths(size) : whole(size);
    if (value === 0) return number;
    return { key: value < 0 ? "web-less" : "web-more", values: { number } };
}
