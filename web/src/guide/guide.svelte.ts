/** The guide at one table: what it has said is kept in this browser, so that it survives a reload. */

import type { Choice } from "../net/document";
import { theTable, type TableState } from "../table/state.svelte";
import { hintFor, isOver, met, nextObject, present, suggested } from "./guided";
import type { GuidedRound, Hint, Spoken, Suggested } from "./guided";
import { ROUNDS } from "./rounds";
import { keepSpoken, spokenAt } from "./spoken";

const GUIDES = new WeakMap<TableState, Guide>();

/** The guide of the table that this component stands on; asked for while the component is made. */
export function theGuide(): Guide {
    const table = theTable();
    const guide = GUIDES.get(table) ?? new Guide(table);
    GUIDES.set(table, guide);
    return guide;
}

export class Guide {
    /** What it has said; null where nobody is guided. */
    private spoken = $state.raw<Spoken | null>(null);

    constructor(private readonly table: TableState) {
        this.spoken = spokenAt(table.id);
    }

    /** Whether somebody is guided at the present moment of the game. */
    readonly isOn = $derived.by(() => this.round !== null && !this.table.replay.moment);
    readonly hint: Hint | null = $derived.by(() => {
        const { asked } = this.table;
        if (!this.isOn || !this.round || !asked) return null;
        return hintFor(this.round, this.spoken ?? {}, asked, this.actions);
    });
    private readonly suggested: Suggested | null = $derived.by(() =>
        this.hint && this.table.asked ? suggested(this.hint, this.table.asked) : null,
    );
    readonly choice: Choice | null = $derived(this.suggested?.choice ?? null);
    /** The thing to click next. */
    readonly object: string | null = $derived.by(() =>
        this.suggested
            ? nextObject(this.suggested, this.table.choices, this.table.picked, (object) =>
                  this.table.drawn.has(object),
              )
            : null,
    );
    readonly moments = $derived(this.round?.moments ?? 0);
    readonly met: ReadonlySet<number> = $derived(
        this.round ? met(this.round, this.spoken ?? {}) : new Set<number>(),
    );
    readonly present = $derived(
        this.hint?.moment || (this.round ? present(this.round, this.spoken ?? {}) : 0),
    );

    private get round(): GuidedRound | null {
        const game = this.table.newest?.table.game;
        if (this.spoken === null || !game) return null;
        return ROUNDS[game] ?? null;
    }

    private get actions(): number {
        return this.table.newest?.view?.actions ?? 0;
    }

    /** Note what is said now; after the last sentence the guide is over. */
    note(): void {
        const { asked } = this.table;
        if (!this.round || !this.spoken || !asked) return;
        if (isOver(this.round, this.spoken, asked)) return this.leave();
        if (!this.hint) return;
        const said = { actions: this.actions, decision: asked.decision };
        const before = this.spoken[this.hint.name];
        if (before?.actions === said.actions && before.decision === said.decision) return;
        this.spoken = { ...this.spoken, [this.hint.name]: said };
        keepSpoken(this.table.id, this.spoken);
    }

    /** The game stays as it is. */
    leave(): void {
        this.spoken = null;
        keepSpoken(this.table.id, null);
    }
}
