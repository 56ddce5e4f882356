/** A table at an action of its past, on the same components as the table of now. */

import { api, type Moment } from "../net/api";
import type { Happened, TableDocument } from "../net/document";
import { until } from "./story";

/** So many actions before a moment are enough to tell what led to it. */
const ENOUGH = 30;
/** So far before it the story is asked for: the server hands out more, so that it serves on both sides. */
const BACK = 100;

export class Replay {
    moment = $state.raw<Moment | null>(null);
    /** A piece of the story, without gaps. */
    private story = $state.raw<readonly Happened[]>([]);
    /** What had happened by the moment, as far back as it is known. */
    readonly before = $derived.by(() => {
        const action = this.moment?.action ?? 0;
        return this.reaches(action) ? until(this.story, action) : [];
    });
    private wanted: number | null = null;

    /** Show the table after an action; the newest wish counts, however late another is answered. */
    async show(table: string, action: number, seat: number): Promise<void> {
        this.wanted = action;
        const moment = await api.moment(table, action, seat);
        if (this.wanted !== action) return;
        this.moment = moment;
        if (!this.reaches(action, ENOUGH)) await this.tell(table, action, seat);
    }

    private async tell(table: string, action: number, seat: number): Promise<void> {
        const { events } = await api.events(table, Math.max(1, action - BACK), seat);
        if (this.wanted === action) this.story = events;
    }

    /** Is an action in the piece of the story, and so many before it? */
    private reaches(action: number, before = 0): boolean {
        const first = this.story[0]?.action ?? Infinity;
        const last = this.story.at(-1)?.action ?? 0;
        return first <= Math.max(1, action - before) && action <= last;
    }

    end(): void {
        this.wanted = null;
        this.moment = null;
    }
}

/** The document as it was at a moment: nothing is asked, nothing can be taken back. */
export function documentAt(
    told: TableDocument | null,
    moment: Moment | null,
): TableDocument | null {
    if (!told || !moment) return told;
    return {
        ...told,
        view: moment.view,
        headline: moment.headline,
        questions: moment.questions,
        asked: null,
        can_undo: false,
        result: null,
    };
}
