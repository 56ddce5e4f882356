/** Regular customers that the end of a turn leaves unserved. */

import { unwrapped } from "../acting/effects";
import type { Preview, View } from "../net/document";
import type { Leaving } from "../table/games";
import type { LoyangView } from "./view";

/** The preview tells whether any are missed; it may end before all are, where cash must be raised. */
export function missed(preview: Preview, view: View, seat: number): Leaving | null {
    const misses = preview.lines
        .filter((line) => line.seat === seat)
        .flatMap((line) => line.phrases.flatMap(unwrapped))
        .some((phrase) => phrase.key === "event-missed");
    if (!misses) return null;
    const area = (view as LoyangView).areas[seat] ?? [];
    const count = area.filter(({ duty }) => duty === "due").length;
    return {
        undone: { key: "web-loyang-due", values: { count } },
        question: { key: "web-loyang-miss-them", values: { count } },
    };
}
