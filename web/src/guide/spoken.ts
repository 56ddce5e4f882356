/** What a guide has said at a table, as this browser keeps it. The lobby begins one without the tables. */

import { keep, kept } from "../ui/kept";
import type { Spoken } from "./guided";

const keyOf = (table: string) => `guide-${table}`;

/** A table that was just made is guided from now on. */
export function beginGuide(table: string): void {
    keepSpoken(table, {});
}

/** Keep it; or nothing, where nobody is guided any more. */
export function keepSpoken(table: string, spoken: Spoken | null): void {
    keep(keyOf(table), spoken && JSON.stringify(spoken));
}

export function spokenAt(table: string): Spoken | null {
    try {
        return JSON.parse(kept(keyOf(table)) ?? "null") as Spoken | null;
    } catch {
        return null; // not what was written here
    }
}
