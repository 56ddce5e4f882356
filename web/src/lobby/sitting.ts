/** Who sits at a table of a list: its line tells how many seats are free, the table itself which. */

import type { TableAnswer, TableLine } from "../net/api";

/** By seat: does somebody sit there? As long as nobody knows which are free, the last are drawn so. */
export function taken({ seats, free }: TableLine, told?: TableAnswer): boolean[] {
    if (told) return told.table.seats.map(({ sitter }) => sitter !== "free");
    return Array.from({ length: seats }, (_, seat) => seat < seats - free);
}

/** What a table does, as a key of words; where all sit before the start it waits for its host. */
export function stateOf({ state, free }: TableLine, told?: TableAnswer): string {
    if (state !== "open" || free > 0) return `web-state-${state}`;
    return told?.is_host ? "web-state-ready-mine" : "web-state-ready";
}
