/** "What is this?" at one table: the thing that is asked about, and what the server tells of it. */

import { api, type Explained } from "../net/api";
import { theTable, type TableState } from "../table/state.svelte";
import type { Found } from "./finding";

const KNOWN = new WeakMap<TableState, Explaining>();

/** Asked for while a component is made. */
export function theExplaining(): Explaining {
    const table = theTable();
    const found = KNOWN.get(table) ?? new Explaining(table);
    KNOWN.set(table, found);
    return found;
}

export class Explaining {
    /** Is everything asked about that is pointed at? Then nothing is done by a click. */
    isOn = $state(false);
    about = $state.raw<Found | null>(null);
    told = $state.raw<Explained | null>(null);
    /** It stays until it is closed. */
    isPinned = $state(false);
    private known = new Map<string, Promise<Explained | null>>();
    private actions = -1;

    constructor(private readonly table: TableState) {}

    async ask(about: Found, pin = false): Promise<void> {
        this.isPinned = pin;
        if (this.about?.element === about.element && this.told) return;
        this.about = about;
        const told = await this.of(about.thing).catch(() => null);
        if (this.about === about) this.told = told;
    }

    /** What a thing is; prices may be others after each action. */
    of(thing: string): Promise<Explained | null> {
        const actions = this.table.newest?.view?.actions ?? 0;
        if (actions !== this.actions) this.known.clear();
        this.actions = actions;
        const known = this.known.get(thing);
        if (known) return known;
        const asked = api
            .explain(this.table.id, this.table.seat, thing)
            .then(({ explained }) => explained);
        this.known.set(thing, asked);
        asked.catch(() => this.known.delete(thing));
        return asked;
    }

    /** With a note that was clicked the asking ends: the next click acts. */
    close(): void {
        if (this.isPinned) this.isOn = false;
        this.about = null;
        this.told = null;
        this.isPinned = false;
    }

    toggle(): void {
        const isOn = !this.isOn;
        this.close();
        this.isOn = isOn;
    }

    /** The rulebook, open where this is told. */
    openRules(): void {
        if (!this.told) return;
        this.table.openRulesAt(this.told.paragraph);
        this.isOn = false;
        this.close();
    }
}
