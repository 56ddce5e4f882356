/** Who sits at a table of a list: its line tells how many seats are free, the table itself which. */

import type { TableAnswer, TableLine } from "../net/api";

/** By seat: does somebody sit there? As long as nobody knows which are free, the last are drawn so. */
export function taken({ seats, free }: TableLine, told?: TableAnswer): boolean[] {
    if (told) return told.table.seats.map(({ sitter }) => sitter !== "free");
    return Array.from({ length: seats }, (_, seat) => seat < seats - free);
}
