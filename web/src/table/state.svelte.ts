/** One table as its reader sees it: the document, what is picked, what is being sent. */

import { getContext, setContext } from "svelte";
import * as acting from "../acting/acting";
import { Drawn } from "../acting/drawn.svelte";
import { Meant } from "../acting/meant";
import { Pointing } from "../acting/pointing.svelte";
import { api, Problem, type Hint } from "../net/api";
import type { Choice, Happened, TableDocument } from "../net/document";
import { Live, type Connection, type Refusal } from "../net/live";
import { patched } from "../net/patch";
import type { Speaker } from "../words/speaker";
import { namesOf } from "./names";
import { documentAt, Replay } from "./replay.svelte";
import { Showing } from "./showing.svelte";
import { lastOwn } from "./story";
import { Talk } from "./talk.svelte";
import type { Trouble } from "./trouble";

const KEY = Symbol("table");
const MOST_EVENTS = 400;

export type SheetName = "" | "actions" | "log" | "rules" | "text" | "menu";

export class TableState {
    events = $state.raw<Happened[]>([]);
    connection = $state<Connection>("connecting");
    closed = $state(0);
    picked = $state.raw<string[]>([]);
    sending = $state.raw<Choice | null>(null);
    trouble = $state.raw<Trouble | null>(null);
    hint = $state.raw<Hint | null>(null);
    sheet = $state<SheetName>("");
    /** The last action that I have seen or made; what others did since is their story. */
    looked = $state(0);
    speaker: Speaker = $state.raw() as Speaker;
    isHost = $state(false);
    /** Is the table played by keys? Then the focus follows the questions. */
    byKeys = false;
    mySeats = $state.raw<number[]>([]);

    readonly replay = new Replay();
    readonly drawn = new Drawn();
    readonly pointing: Pointing;
    readonly talk: Talk;
    readonly showing: Showing;
    /** What is shown: how it is now, or a moment of the past. */
    readonly document = $derived.by(() => documentAt(this.showing.shown, this.replay.moment));
    readonly asked = $derived(this.document?.asked ?? null);
    readonly choices = $derived(acting.choicesOf(this.asked));
    /** Those that things on the board lead to. */
    private readonly led = $derived(acting.onBoard(this.asked));
    /** Everything that they are about. */
    readonly objects = $derived(acting.find(this.led, []).open);
    readonly found: acting.Found = $derived(acting.find(this.led, this.picked));
    readonly askedFor = $derived(acting.askedFor(this.asked, this.found, this.picked));
    readonly endings = $derived(acting.endings(this.asked));
    readonly options = $derived(
        acting.options(this.found, this.picked, (object) => this.drawn.has(object), [
            ...this.endings,
            ...this.drawn.offered,
        ]),
    );
    private readonly seats = $derived(this.document?.table.seats);
    /** The words, with the names of those who sit here; they stay the same while those do. */
    readonly words = $derived(this.speaker.with(namesOf(this.seats ?? [], this.speaker)));
    /** The table after the action that is previewed, as far as it is certain. */
    readonly after = $derived.by(() => {
        const patch = this.pointing.preview?.after;
        return patch && this.document?.view ? patched(this.document.view, patch) : null;
    });
    readonly pointed = $derived.by(() => this.pointing.pointed);
    readonly held = $derived.by(() => this.pointing.held);
    readonly preview = $derived.by(() => this.pointing.preview);
    /** The end of a turn that loses something is held: the gate asks once. */
    readonly losing = $derived.by(
        () => this.endings.some((choice) => choice === this.held) && this.pointing.loses,
    );
    /** The things that answer the next question of what is previewed. */
    readonly next = $derived.by(() => this.pointing.next);
    readonly why = $derived.by(() => this.pointing.why);
    readonly paragraph = $derived.by(() => this.pointing.paragraph);
    readonly mayAct = $derived(
        this.connection === "open" && this.sending === null && this.choices.length > 0,
    );
    private isSurprised = false;
    private readonly live: Live;
    private readonly meant = new Meant();

    constructor(
        readonly id: string,
        readonly seat: number,
        speaker: Speaker,
    ) {
        this.speaker = speaker;
        this.showing = new Showing(seat, () => this.letGo());
        this.pointing = new Pointing(id, seat);
        this.talk = new Talk(this);
        this.live = new Live(id, seat, {
            whole: (document, events, said) => {
                this.events = events;
                this.talk.take(said);
                if (!this.newest) this.looked = lastOwn(events, seat);
                void this.showing.catchUp(document, events, (action) =>
                    api.moment(id, action, seat),
                );
                this.goOn();
            },
            changed: (document, events, said) => {
                const actions = document.view?.actions ?? 0;
                const kept = this.events.filter((each) => each.action <= actions);
                this.events = [...kept, ...events].slice(-MOST_EVENTS);
                this.talk.add(said);
                this.looked = Math.max(this.looked, lastOwn(events, seat));
                this.showing.take(document, events.at(-1) ?? null);
                this.goOn();
            },
            connection: (state, code) => {
                this.connection = state;
                this.closed = code ?? 0;
            },
        });
    }

    /** What the server told last. */
    get newest(): TableDocument | null {
        return this.showing.newest;
    }

    end(): void {
        this.live.end();
        this.showing.end();
    }

    /** A key or a button goes down. It is not for a question that comes to be seen by it. */
    pressed(): void {
        const decision = this.asked?.decision;
        this.showing.pressed();
        this.isSurprised = this.asked?.decision !== decision;
    }

    /** Try to connect now. */
    again(): void {
        this.live.again();
    }

    /** Forget what was picked and pointed at. */
    letGo(): void {
        this.picked = [];
        this.hint = null;
        this.pointing.letGo();
        this.trouble = null;
    }

    /** Click on an object of the board: as soon as one action is left, it is done. */
    click(object: string, isTap = false): void {
        if (!this.mayAct) return;
        const picked = acting.pick(this.led, this.picked, object);
        const { only } = acting.find(this.led, picked);
        this.trouble = null;
        if (only && picked.includes(object)) {
            void this.choose(only, isTap);
            return;
        }
        this.pointing.held = null;
        this.picked = picked;
        if (picked.length === 0) this.point(null);
    }

    /** Do an action; one that is tapped or that reveals something is held first. */
    async choose(choice: Choice, isTap = false): Promise<void> {
        await this.actUnless(choice, this.pointing.waits(choice, isTap));
    }

    /** End the turn, or decline; where that costs or reveals something, the gate asks once. */
    async finish(choice: Choice): Promise<void> {
        const { pointing } = this;
        const asks = async () =>
            (await pointing.costs(choice)) || (await pointing.waits(choice, false));
        await this.actUnless(choice, asks());
    }

    private async actUnless(choice: Choice, holds: Promise<boolean>): Promise<void> {
        const decision = this.asked?.decision;
        const isHeld = await holds;
        if (decision !== this.asked?.decision) return;
        if (isHeld) this.pointing.hold(choice);
        else await this.act(choice);
    }

    /** What a click on this object would do, if it is one thing. */
    leadsTo(object: string): Choice | null {
        return acting.find(this.led, acting.pick(this.led, this.picked, object)).only;
    }

    /** Point at an action: it is previewed, not done. */
    point(choice: Choice | null): void {
        if (choice) this.trouble = null;
        this.pointing.point(choice);
    }

    /** Point at something that leads nowhere: the rules say why. */
    pointInVain(object: string | null): void {
        const others = this.picked.filter((each) => each !== object);
        this.pointing.pointInVain(object === null || !this.asked ? null : [...others, object]);
    }

    /** Open the rules where the present decision stands in them. */
    async openRules(): Promise<void> {
        const choice = this.pointed ?? this.choices[0];
        this.openRulesAt(choice ? (await this.pointing.previews.of(choice)).paragraph : "");
    }

    openRulesAt(paragraph: string): void {
        this.pointing.paragraph = paragraph;
        this.sheet = "rules";
    }

    /** Ask the coach; only where the table allows it. */
    async askHint(): Promise<void> {
        const decision = this.asked?.decision;
        await this.ask(async () => {
            const found = await api.hint(this.id, this.seat);
            if (decision === this.asked?.decision) this.hint = found;
        });
    }

    async act(choice: Choice): Promise<void> {
        const decision = this.asked?.decision;
        if (!decision || this.sending || this.isSurprised) return;
        this.sending = choice;
        this.showing.doing(choice.objects);
        this.trouble = null;
        const refusal = await this.live.ask({
            do: "act",
            seat: this.seat,
            decision,
            action: choice.action,
        });
        this.sending = null;
        this.meant.mean(decision, refusal === null ? (choice.further ?? []) : []);
        this.told(refusal);
        this.goOn();
    }

    private goOn(): void {
        const next = this.sending ? null : this.meant.next(this.newest?.asked ?? null);
        if (next) void this.act(next);
    }

    /** A written action, whether or not it is offered: the server says what it thinks of it. */
    async write(action: string): Promise<void> {
        await this.act({ action, label: { key: action }, objects: [], cost: {} });
    }

    async undo(): Promise<void> {
        const actions = this.newest?.view?.actions;
        if (actions) this.told(await this.live.ask({ do: "undo", seat: this.seat, actions }));
    }

    /** Table talk; was it said? */
    async say(text: string): Promise<boolean> {
        const refusal = await this.live.ask({ do: "say", text });
        this.told(refusal);
        return refusal === null;
    }

    private told(refusal: Refusal | null): void {
        if (refusal === null) return;
        this.letGo();
        this.trouble = { reason: refusal.reason, why: refusal.why, detail: refusal.detail };
    }

    /** Do something by request; what is refused is told in the gate. */
    async ask(work: () => Promise<unknown>): Promise<void> {
        try {
            await work();
        } catch (error) {
            if (!(error instanceof Problem)) throw error;
            this.trouble = { ...error, reason: error.type };
        }
    }

    /** The address of this table at an action, or now. */
    pathAt(action: number | null): string {
        const seat = this.mySeats.length > 1 ? `?seat=${this.seat}` : "";
        return `/t/${this.id}${action === null ? "" : `/${action}`}${seat}`;
    }
}

export function provideTable(state: TableState): void {
    setContext(KEY, state);
}

export function theTable(): TableState {
    return getContext<TableState>(KEY);
}
