/** Regular customers that the end of a turn leaves unserved. */

import { unwrapped } from "../acting/effects";
import type { Preview } from "../net/document";
import type { Leaving } from "../table/games";

export function missed(preview: Preview, seat: number): Leaving | null {
    const count = preview.lines
        .filter((line) => line.seat === seat)
        .flatMap((line) => line.phrases.flatMap(unwrapped))
        .filter((phrase) => phrase.key === "event-missed").length;
    if (count === 0) return null;
    return {
        undone: { key: "web-loyang-due", values: { count } },
        question: { key: "web-loyang-miss-them", values: { count } },
    };
}
