/** The order of one's own tables: those that wait for me, those that are played, those that were. */

import type { TableLine } from "../net/api";

const PAST = new Set(["over", "closed"]);

function rank(line: TableLine): number {
    if (line.my_turn) return 0;
    return PAST.has(line.state) ? 2 : 1;
}

export function waitingFirst(tables: readonly TableLine[]): TableLine[] {
    return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}
