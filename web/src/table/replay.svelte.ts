/** A table at an action of its past, on the same components as the table of now. */

import { api, type Moment } from "../net/api";
import type { TableDocument } from "../net/document";

export class Replay {
    moment = $state.raw<Moment | null>(null);
    private wanted: number | null = null;

    /** Show the table after an action; the newest wish counts, however late another is answered. */
    async show(table: string, action: number, seat: number): Promise<void> {
        this.wanted = action;
        const moment = await api.moment(table, action, seat);
        if (this.wanted === action) this.moment = moment;
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
