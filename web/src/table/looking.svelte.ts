/** Whose farm is looked at: one large over the table, or by an onlooker that below the gate. */

import { untrack } from "svelte";
import { ownObjects } from "../acting/acting";
import { framed } from "./games";
import type { TableState } from "./state.svelte";

export const NOBODY = -1;

export class Looking {
    /** Whose farm was opened last and has not been closed. */
    private opened = NOBODY;
    private readonly decision = $derived.by(() => this.table.asked?.decision ?? 0);
    /** Whose farm lies large over the table; a new question closes it, unless it is about that farm. */
    private shown = $derived.by(() => {
        if (this.decision && !untrack(() => this.isAskedFor())) this.opened = NOBODY;
        return this.opened;
    });
    /** Whose farm an onlooker has below the gate. */
    private chosen = $state(0);

    constructor(private readonly table: TableState) {}

    get large(): number {
        return this.shown;
    }

    /** Whose farm lies below the gate: one's own, or what an onlooker has chosen. */
    get below(): number {
        const seat = this.seat;
        return seat >= 0 ? seat : this.chosen;
    }

    /** Is this the farm that was wanted, of all the others'? */
    isOpen(seat: number): boolean {
        return seat === this.large || (this.seat < 0 && seat === this.chosen);
    }

    /** Open a farm large, or close the one that is open; an onlooker has it below the gate. */
    at(seat: number): void {
        if (this.table.sheet === "rivals") this.table.sheet = "";
        if (this.seat < 0) this.chosen = seat;
        else this.open(seat === this.large || seat === this.seat ? NOBODY : seat);
    }

    close(): void {
        this.open(NOBODY);
    }

    private open(seat: number): void {
        this.opened = seat;
        this.shown = seat;
    }

    private get seat(): number {
        return this.table.document?.view?.seat ?? NOBODY;
    }

    private isAskedFor(): boolean {
        const { asked, document } = this.table;
        const view = document?.view;
        const liesAt = view && framed(view.game)?.liesAt;
        if (!liesAt || this.opened === NOBODY) return false;
        return [...ownObjects(asked)].some((object) => liesAt(view, this.opened, object));
    }
}

const KNOWN = new WeakMap<TableState, Looking>();

/** What is looked at on this table; another table begins with no farm opened. */
export function lookingOn(table: TableState): Looking {
    const looking = KNOWN.get(table) ?? new Looking(table);
    KNOWN.set(table, looking);
    return looking;
}
