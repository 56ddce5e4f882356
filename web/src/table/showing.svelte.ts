/**
 * What of the newest document is shown. It is the newest, but for the moments in which the moves of
 * others are still played one after another; what moves and what is heard begins here.
 */

import { completed } from "../motion/completed";
import { lastTurn, Playing, type Step } from "../motion/playing";
import { Stage } from "../motion/stage";
import type { Moment } from "../net/api";
import type { Happened, TableDocument } from "../net/document";
import { senses } from "../senses.svelte";
import { soundOf } from "../sound/heard";
import { sounds } from "../sound/sounds";
import { Past } from "./past.svelte";
import { documentAt } from "./replay.svelte";

export class Showing {
    /** What the server told last. */
    newest = $state.raw<TableDocument | null>(null);
    /** How far it is shown, while that is not the newest. */
    private behind = $state.raw<TableDocument | null>(null);
    readonly shown = $derived(this.behind ?? this.newest);

    readonly past = new Past();
    readonly stage = new Stage(() => senses.isStill);
    private readonly playing: Playing;
    /** The things of the action that I made last: what it brings comes from there. */
    private things: readonly string[] = [];

    /** `turned` is called when another decision is to be shown, before it is. */
    constructor(
        private readonly seat: number,
        private readonly turned: () => void,
    ) {
        this.playing = new Playing(
            seat,
            (step) => this.show(step),
            () => senses.isStill,
        );
        document.addEventListener("visibilitychange", this.look);
    }

    /** The server has told of a change. */
    take(document: TableDocument, happened: Happened | null): void {
        const before = this.newest;
        this.behind ??= before;
        this.newest = document;
        this.past.note(document);
        this.playing.add({ before, document, happened });
    }

    /**
     * The whole was told again, as something was missed: the last turn is looked up and played. It is
     * asked for by the number of its actions.
     */
    async catchUp(
        document: TableDocument,
        events: readonly Happened[],
        momentOf: (action: number) => Promise<Moment>,
    ): Promise<void> {
        const after = this.newest?.view?.actions ?? Infinity;
        const turn = senses.isStill ? [] : lastTurn(events, after, this.seat);
        this.take(document, null);
        if (turn.length === 0) return;
        const actions = turn.map((each) => each.action - 1);
        const moments = await Promise.all(actions.map(momentOf)).catch(() => []);
        // What came meanwhile is newer than what was missed.
        if (moments.length === 0 || this.newest !== document) return;
        const befores = moments.map((moment) => documentAt(document, moment));
        this.playing.replay(
            turn.map((happened, place) => ({
                before: befores[place] ?? null,
                document: befores[place + 1] ?? document,
                happened,
            })),
        );
    }

    /** I am doing something about these things. */
    doing(things: readonly string[]): void {
        this.things = things;
    }

    /** Somebody pressed something: the table is shown as it is now, and sounds are allowed. */
    pressed(): void {
        void sounds.allow();
        this.playing.skip();
    }

    end(): void {
        document.removeEventListener("visibilitychange", this.look);
        this.playing.end();
    }

    private readonly look = (): void => {
        if (!document.hidden) this.playing.back();
    };

    private show({ before, document, happened }: Step): void {
        const was = this.shown;
        if (document.asked?.decision !== was?.asked?.decision) this.turned();
        const isOwn = happened?.seat === this.seat;
        const about = {
            things: isOwn ? this.things : [],
            completed: completed(happened?.lines ?? []),
        };
        const change = () => (this.behind = document === this.newest ? null : document);
        // Clocks and words move nothing.
        if (before && document.view !== was?.view) this.stage.play(change, about);
        else change();
        const isAsked = document.asked !== null && was !== null && was.asked === null;
        const sound = isAsked ? "turn" : soundOf(happened?.lines ?? []);
        if (sound) sounds.play(sound);
    }
}
