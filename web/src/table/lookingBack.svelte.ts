/** A game that is over, looked back at: what the coach said of it, and where one is in it. */

import { untrack } from "svelte";
import { api, type Review } from "../net/api";
import type { TableState } from "./state.svelte";

export class LookingBack {
    review = $state.raw<Review | null>(null);
    isThinking = $state(false);
    /** The action that the slider is at. */
    at = $state(0);
    /** Whose game is looked at, where there are several: one's own at first. */
    whose = $state(0);

    constructor(
        private readonly table: TableState,
        readonly actions: number,
    ) {
        this.at = actions;
        this.whose = table.seat;
    }

    get mine(): Review["seats"][number] | undefined {
        const seats = this.review?.seats;
        return seats?.find((each) => each.seat === this.whose + 1) ?? seats?.[0];
    }

    async ask(): Promise<void> {
        this.isThinking = true;
        this.table.trouble = null;
        await this.table.ask(async () => {
            this.review = await api.review(this.table.id);
        });
        this.isThinking = false;
    }
}

/** A look at the board takes the end away for a while; what was found there stays with the table. */
const KEPT = new WeakMap<TableState, LookingBack>();

export function lookingBack(table: TableState): LookingBack {
    const actions = table.newest?.view?.actions ?? 0;
    const known = KEPT.get(table);
    if (known?.actions === actions) return known;
    // It outlives whoever asked for it first.
    const made = untrack(() => new LookingBack(table, actions));
    KEPT.set(table, made);
    return made;
}

/** What a game says in its own words, where it has such: what Loyang counts are spaces, not points. */
export function ofGame(table: TableState, key: string): string {
    const own = `${key}-${table.document?.table.game ?? ""}`;
    return table.speaker.knows(own) ? own : key;
}
