/**
 * The moves of others are shown one after another. What the server told is the truth at once; this
 * only says how far of it is shown, and it is never far behind.
 */

import type { Happened, TableDocument } from "../net/document";

/**
 * One change of the table: what it was (nothing, where it is a jump and not a move), what it became,
 * and the action that did it, if one did.
 */
export interface Step {
    before: TableDocument | null;
    document: TableDocument;
    happened: Happened | null;
}

/** How long one move is shown before the next, in milliseconds. */
export const PACE = 260;
/** The longest that what is shown may be behind, in milliseconds. */
const LONGEST = 2000;
export const MOST_STEPS = Math.floor(LONGEST / PACE);

export class Playing {
    private waiting: Step[] = [];
    private missed: Step[] = [];
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly seat: number,
        private readonly show: (step: Step) => void,
        private readonly isStill: () => boolean,
        private readonly isAway: () => boolean = () => document.hidden,
    ) {}

    /** Something has changed: it is shown now, or after what is still to be shown. */
    add(step: Step): void {
        const isOwn = step.happened?.seat === this.seat;
        if (isOwn) this.missed = [];
        if (isOwn || this.isStill()) {
            this.atOnce(step);
        } else if (this.isAway()) {
            this.missed = withStep(this.missed, step);
            this.atOnce({ ...step, before: null });
        } else if (step.happened || this.waiting.length > 0) {
            this.waiting = joined(this.waiting, step).slice(-MOST_STEPS);
            if (this.timer === undefined) this.next();
        } else {
            this.show(step);
        }
    }

    /** These moves one after another, from what was before them. */
    replay(steps: readonly Step[]): void {
        const [first] = steps;
        if (!first?.before || this.isStill()) return;
        clearTimeout(this.timer);
        this.show({ before: null, document: first.before, happened: null });
        this.waiting = [...steps];
        this.timer = setTimeout(() => this.next(), PACE);
    }

    /** Somebody has come back to the page: the last turn is shown, and no more of what was missed. */
    back(): void {
        const steps = this.missed.slice(-MOST_STEPS);
        this.missed = [];
        this.replay(steps);
    }

    /** Show how it is now. */
    skip(): void {
        const last = this.waiting.at(-1);
        this.end();
        if (last) this.show({ ...last, before: null });
    }

    end(): void {
        this.waiting = [];
        clearTimeout(this.timer);
        this.timer = undefined;
    }

    private atOnce(step: Step): void {
        this.end();
        this.show(step);
    }

    private next(): void {
        const step = this.waiting.shift();
        this.timer = step ? setTimeout(() => this.next(), PACE) : undefined;
        if (step) this.show(step);
    }
}

/** A change that no action made needs no time of its own. */
function joined(steps: readonly Step[], step: Step): Step[] {
    const last = steps.at(-1);
    if (step.happened || !last) return [...steps, step];
    return [...steps.slice(0, -1), { ...last, document: step.document }];
}

/** The steps of one turn: with the action of another seat a new turn begins. */
function withStep(steps: readonly Step[], step: Step): Step[] {
    const last = steps.at(-1);
    if (!step.happened) return last ? joined(steps, step) : [];
    const isSameTurn = last?.happened?.seat === step.happened.seat;
    return isSameTurn ? [...steps, step] : [step];
}

/** The actions of the last turn among these, if it was somebody else's. */
export function lastTurn(
    events: readonly Happened[],
    after: number,
    seat: number,
): readonly Happened[] {
    const missed = events.filter((each) => each.action > after);
    const last = missed.at(-1);
    if (!last || last.seat === seat) return [];
    const begin = missed.findLastIndex((each) => each.seat !== last.seat) + 1;
    return missed.slice(begin).slice(-MOST_STEPS);
}
