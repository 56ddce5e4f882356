/** What is pointed at before anything is done: its preview, or why nothing can be done with it. */

import { api, type Obstacle } from "../net/api";
import type { Choice, Message, Preview } from "../net/document";
import { session } from "../session.svelte";
import { isSame } from "./acting";
import { effects } from "./effects";
import { Previews } from "./previews";

/** How long one points at something before it is asked why not, in milliseconds. */
const REST = 300;
/** So long what a click has asked stays when the pointer leaves: so its button can be reached. */
const LINGER = 4000;
/** So far a hand that rests may move, in pixels. */
const SLIGHT = 6;
/** A reason that says nothing of the thing itself: then it is told where the thing is used. */
const NOT_ASKED = "reason-not-asked";

interface Spot {
    x: number;
    y: number;
}

export class Pointing {
    /** What the pointer or the focus is on, and what a first tap or click has chosen. */
    hovered = $state.raw<Choice | null>(null);
    held = $state.raw<Choice | null>(null);
    preview = $state.raw<Preview | null>(null);
    /** Why nothing can be done with what is pointed at, and where the rules tell of it. */
    obstacle = $state.raw<Obstacle | null>(null);
    /** Where a thing is used that was clicked, though it is not what is asked now. */
    use = $state.raw<Message | null>(null);
    /** The action that is previewed. */
    readonly pointed = $derived(this.hovered ?? this.held);
    /** The things that answer the next question of what is previewed. */
    readonly next = $derived(new Set(this.preview?.further?.objects ?? []));
    /** What is previewed takes something from whoever does it. */
    readonly loses = $derived(this.isLoss(this.preview));
    readonly previews: Previews;
    /** The action whose preview is shown, or asked for. */
    private looked: Choice | null = null;
    /** Where the pointer is, and where it was when something else came to be asked. */
    private spot: Spot | null = null;
    private left: Spot | null = null;
    private resting: ReturnType<typeof setTimeout> | undefined;
    /** The reason was asked for by a click. */
    private isClicked = false;
    private asking = 0;

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

    /** The pointer is here now. */
    moved({ clientX, clientY }: MouseEvent): void {
        this.spot = { x: clientX, y: clientY };
    }

    /** Has somebody moved the pointer here? Else the table has changed beneath it. */
    isMoved({ clientX, clientY }: MouseEvent): boolean {
        if (!this.left) return true;
        return Math.hypot(clientX - this.left.x, clientY - this.left.y) > SLIGHT;
    }

    /** Point at things that lead nowhere: the rules say why, after a moment of rest. */
    pointInVain(things: readonly string[] | null): void {
        if (this.isClicked) clearTimeout(this.resting);
        else this.forgetWhy();
        if (things !== null && this.seat >= 0)
            this.resting = setTimeout(() => void this.askWhy(things), REST);
        else if (this.isClicked) this.resting = setTimeout(() => this.forgetWhy(), LINGER);
    }

    /** A click on things that lead nowhere: the rules say why, or where the last of them is used. */
    async clickInVain(things: readonly string[]): Promise<void> {
        this.forgetWhy();
        if (this.seat < 0) return;
        this.isClicked = true;
        await this.askWhy(things, things.at(-1));
    }

    forgetWhy(): void {
        clearTimeout(this.resting);
        this.asking += 1;
        this.isClicked = false;
        this.obstacle = null;
        this.use = null;
    }

    private async askWhy(things: readonly string[], clicked?: string): Promise<void> {
        const asking = (this.asking += 1);
        const found = await api.why(this.table, this.seat, things).catch(() => null);
        const why = found?.why;
        const isVague = !why || why.key === NOT_ASKED;
        const use = clicked !== undefined && isVague ? await this.useOf(clicked) : null;
        if (asking !== this.asking) return;
        this.isClicked = clicked !== undefined;
        this.use = use;
        this.obstacle = use ? null : found;
    }

    /** The last sentence on a thing says what it is for. */
    private async useOf(thing: string): Promise<Message | null> {
        const found = await api.explain(this.table, this.seat, thing).catch(() => null);
        return found?.explained?.told.at(-1) ?? null;
    }

    letGo(): void {
        this.held = null;
        this.left = this.spot;
        this.point(null);
        this.forgetWhy();
        this.previews.forget();
    }

    /** Wants the action a second tap, or a second click as it shows what cannot be taken back? */
    async waits(choice: Choice, isTap: boolean): Promise<boolean> {
        if (isSame(this.held, choice)) return false;
        if (isTap && !session.oneTap) return true;
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
        // What is shown stays: drawn anew, it would be gone from under the pointer for a moment.
        if (!isSame(this.looked, choice)) this.preview = null;
        this.looked = choice;
        if (choice === null || this.seat < 0) return;
        this.previews
            .of(choice)
            .then((preview) => {
                if (isSame(this.pointed, choice)) this.preview = preview;
            })
            .catch(() => undefined); // no preview: the action itself will tell what is wrong
    }
}
