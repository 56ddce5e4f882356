/** What the spaces of the path cost a farm from where it stands. */

import type { Board, Farm } from "./view";

export interface Price {
    space: number;
    /** All the steps from here to it. */
    cost: number;
    isInReach: boolean;
}

/** The spaces ahead, the next one first; `cash` is what can be paid. */
export function pricesAhead(farm: Farm, path: Board["path"], cash: number): Price[] {
    if (farm.prices.step === null) return [];
    let cost = farm.prices.step;
    const ahead: Price[] = [];
    for (let space = farm.path + 1; space <= path.end; space += 1) {
        if (space > farm.path + 1) cost += path.steps[space - 1] ?? 0;
        ahead.push({ space, cost, isInReach: cost <= cash });
    }
    return ahead;
}
