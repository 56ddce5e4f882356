/** The order of tables in a list, the newest first among those that are alike. */

import type { TableLine } from "../net/api";

const PAST = new Set(["over", "closed"]);

function rank(line: TableLine): number {
    if (line.my_turn) return 0;
    return PAST.has(line.state) ? 2 : 1;
}

/** One's own: those that wait for me, those that are played, those that were. */
export function waitingFirst(tables: readonly TableLine[]): TableLine[] {
    return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** Those of others: where a seat is free before those that can only be watched. */
export function freeFirst(tables: readonly TableLine[]): TableLine[] {
    const isFull = ({ free }: TableLine) => Number(free === 0);
    return [...tables].sort(
        (one, other) => isFull(one) - isFull(other) || other.changed - one.changed,
    );
}
