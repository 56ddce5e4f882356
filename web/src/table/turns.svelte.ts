/**
 * On a phone a table is drawn piece by piece, each in a task of its own, so that a slow one can be
 * touched between. When all are there it is whole, and from then on everything is drawn at once.
 */

import { getContext, setContext } from "svelte";

type Draw = () => void;

const KEY = Symbol("turns");

export class Turns {
    areOver: boolean = $state(false);
    private waiting: Draw[] = [];
    /** Pieces of the piece that was drawn last; they come before those that waited already. */
    private inner: Draw[] = [];
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(isPhone: boolean) {
        this.areOver = !isPhone;
    }

    /** Draw a piece when its turn comes; what is returned forgets it. */
    take(draw: Draw): () => void {
        this.inner.push(draw);
        this.timer ??= setTimeout(() => this.next());
        return () => {
            this.inner = this.inner.filter((each) => each !== draw);
            this.waiting = this.waiting.filter((each) => each !== draw);
        };
    }

    private next(): void {
        this.waiting.unshift(...this.inner.splice(0));
        const draw = this.waiting.shift();
        draw?.();
        this.areOver = draw === undefined;
        this.timer = this.areOver ? undefined : setTimeout(() => this.next());
    }
}

export function provideTurns(turns: Turns): Turns {
    return setContext(KEY, turns);
}

/** The turns of the frame around; where there is none, everything is drawn at once. */
export function theTurns(): Turns | undefined {
    return getContext<Turns | undefined>(KEY);
}
