/** When each piece leaves and arrives: never more than a few in the air, the rest appear. */

import { distance, type Travel } from "./moves";

/** How long a piece travels, in milliseconds; the tokens have the same. */
export const TRAVEL = 260;
/** The time between two pieces that leave. */
export const APART = 60;
/** As many may be in the air. */
const TOGETHER = 3;
/** As many leave one place for another; and as many travel at all. */
const ALIKE = 3;
const MOST = 8;

export interface Timed extends Travel {
    leaves: number;
    arrives: number;
}

export function schedule(travels: readonly Travel[]): Timed[] {
    const timed: Timed[] = [];
    for (const travel of travels) {
        if (timed.length === MOST) break;
        if (timed.filter((each) => isAlike(each, travel)).length === ALIKE) continue;
        const previous = timed.at(-1)?.leaves;
        const landed = timed.at(-TOGETHER)?.arrives ?? 0;
        const leaves =
            previous === undefined
                ? 0
                : Math.max(previous + APART, timed.length < TOGETHER ? 0 : landed);
        timed.push({ ...travel, leaves, arrives: leaves + TRAVEL });
    }
    return timed;
}

function isAlike(one: Travel, other: Travel): boolean {
    return (
        one.symbol === other.symbol &&
        distance(one.from, other.from) === 0 &&
        distance(one.to, other.to) === 0
    );
}
