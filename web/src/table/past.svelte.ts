/** The course of a game as far as the page knows it: which phase was when, what may be taken back. */

import { SvelteMap } from "svelte/reactivity";
import type { TableDocument, View } from "../net/document";

export interface Time {
    round: number;
    phase: string;
}

export function isAlike(one: Time | undefined, other: Time | undefined): boolean {
    return one?.round === other?.round && one?.phase === other?.phase;
}

export class Past {
    /** Which phase it was after so many actions. */
    private readonly times = new SvelteMap<number, Time>();
    /** What I did after so many actions can be taken back; all that was done, if nothing can. */
    floor = $state(Infinity);

    /** The server told how it is now. What is not known of the floor is found by taking back. */
    note({ view, can_undo }: TableDocument): void {
        if (!view) return;
        const { actions } = view;
        this.floor = can_undo ? Math.min(this.floor, actions - 1) : actions;
        for (const known of this.times.keys()) if (known > actions) this.times.delete(known);
        this.times.set(actions, timeIn(view));
    }

    /** When an action was made. */
    timeOf(action: number): Time | undefined {
        return this.times.get(action - 1);
    }

    /** Look up what was not seen, from so many actions on. */
    async lookUp(from: number, viewAt: (actions: number) => Promise<View>): Promise<void> {
        const known = [...this.times.keys()].filter((actions) => actions > from);
        let before = from;
        for (const next of known.sort((one, other) => one - other)) {
            await this.fill(before, next, viewAt);
            before = next;
        }
    }

    /** No phase comes twice in a round: where both ends are alike, so is all between. */
    private async fill(
        from: number,
        to: number,
        viewAt: (actions: number) => Promise<View>,
    ): Promise<void> {
        const start = await this.at(from, viewAt);
        const end = await this.at(to, viewAt);
        if (isAlike(start, end)) {
            for (let actions = from + 1; actions < to; actions++) this.times.set(actions, start);
        } else if (to - from > 1) {
            const middle = Math.floor((from + to) / 2);
            await this.fill(from, middle, viewAt);
            await this.fill(middle, to, viewAt);
        }
    }

    private async at(actions: number, viewAt: (actions: number) => Promise<View>): Promise<Time> {
        const known = this.times.get(actions);
        if (known) return known;
        const found = timeIn(await viewAt(actions));
        this.times.set(actions, found);
        return found;
    }
}

function timeIn({ round, phase }: View): Time {
    return { round, phase };
}
