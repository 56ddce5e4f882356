/** Since when the present question stands, where no clock tells it. */

import { api } from "../net/api";

export class Since {
    /** Null where it is not known. */
    at = $state<number | null>(null);
    private actions = -1;

    constructor(private readonly table: string) {}

    /** So many actions were done; the last of them just now, or while nobody looked. */
    told(actions: number, isJustNow: boolean): void {
        if (actions === this.actions) return;
        this.actions = actions;
        this.at = isJustNow ? Date.now() : null;
    }

    /** The list of my tables knows when something was done last. */
    async look(): Promise<void> {
        const { actions } = this;
        const { tables } = await api.mine();
        const mine = tables.find(({ table }) => table === this.table);
        if (mine && actions === this.actions) this.at ??= mine.changed;
    }
}
