/** What is pointed at before anything is done: its preview, or why nothing can be done with it. */

import { api } from "../net/api";
import type { Choice, Message, Preview } from "../net/document";
import { oneTapIsEnough } from "../ui/kept";
import { isSame } from "./acting";
import { effects } from "./effects";
import { Previews } from "./previews";

/** How long one points at something before it is asked why not, in milliseconds. */
const REST = 300;

export class Pointing {
    /** What the pointer or the focus is on, and what a first tap or click has chosen. */
    hovered = $state.raw<Choice | null>(null);
    held = $state.raw<Choice | null>(null);
    preview = $state.raw<Preview | null>(null);
    /** Why nothing can be done with what is pointed at. */
    why = $state.raw<Message | null>(null);
    /** The paragraph of the rules that the last previewed action belongs to. */
    paragraph = $state("");
    /** The action that is previewed. */
    readonly pointed = $derived(this.hovered ?? this.held);
    /** The things that answer the next question of what is previewed. */
    readonly next = $derived(new Set(this.preview?.further?.objects ?? []));
    /** What is previewed takes something from whoever does it. */
    readonly loses = $derived(this.isLoss(this.preview));
    readonly previews: Previews;
    private resting: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly table: string,
        private readonly seat: number,
    ) {
        this.previews = new Previews((choice) => api.preview(table, seat, choice));
    }

    /** Point at an action: it is previewed, not done. */
    point(choice: Choice | null): void {
        this.hovered = choice;
        this.look(choice ?? this.held);
    }

    /** Choose an action, to be done by the next click on it. */
    hold(choice: Choice): void {
        this.held = choice;
        this.look(choice);
    }

    /** Point at things that lead nowhere: the rules say why, after a moment of rest. */
    pointInVain(things: readonly string[] | null): void {
        clearTimeout(this.resting);
        this.why = null;
        if (things === null || this.seat < 0) return;
        this.resting = setTimeout(async () => {
            const { resting } = this;
            const found = await api.why(this.table, this.seat, things).catch(() => null);
            if (found && resting === this.resting) this.why = found.why;
        }, REST);
    }

    letGo(): void {
        this.held = null;
        this.point(null);
        this.pointInVain(null);
        this.previews.forget();
    }

    /** Wants the action a second tap, or a second click as it shows what cannot be taken back? */
    async waits(choice: Choice, isTap: boolean): Promise<boolean> {
        if (isSame(this.held, choice)) return false;
        if (isTap && !oneTapIsEnough()) return true;
        const preview = await this.previews.of(choice).catch(() => null);
        return preview?.reveals ?? false;
    }

    /** Takes the action something from whoever does it, who has not been told yet? */
    async costs(choice: Choice): Promise<boolean> {
        if (isSame(this.held, choice)) return false;
        return this.isLoss(await this.previews.of(choice).catch(() => null));
    }

    private isLoss(preview: Preview | null): boolean {
        const own = effects(preview?.lines ?? []).filter((each) => each.seat === this.seat);
        return own.some((each) => each.sign === "loss");
    }

    private look(choice: Choice | null): void {
        this.preview = null;
        if (choice === null || this.seat < 0) return;
        this.previews
            .of(choice)
            .then((preview) => {
                if (this.pointed !== choice) return;
                this.preview = preview;
                this.paragraph = preview.paragraph;
            })
            .catch(() => undefined); // no preview: the action itself will tell what is wrong
    }
}
