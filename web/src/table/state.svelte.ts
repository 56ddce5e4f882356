/** One table as its reader sees it: the document, what is picked, what is being sent. */

import { getContext, setContext } from "svelte";
import { askedFor, choicesOf, endings, find, options, pick, type Found } from "../acting/acting";
import { Drawn } from "../acting/drawn.svelte";
import { Previews } from "../acting/previews";
import { api, Problem, type Hint } from "../net/api";
import type { Choice, Happened, Message, Preview, Said, TableDocument } from "../net/document";
import { Live, type Connection, type Refusal } from "../net/live";
import { session } from "../session.svelte";
import { oneTapIsEnough } from "../ui/kept";
import type { Speaker } from "../words/speaker";
import { documentAt, Replay } from "./replay.svelte";

const KEY = Symbol("table");
const MOST_EVENTS = 400;
/** How long one points at something before it is asked why not, in milliseconds. */
const REST = 300;

/** Why something was not done, for the gate. */
export interface Trouble {
    reason: string;
    why: Message | null;
    detail: string;
}

export type SheetName = "" | "actions" | "log" | "rules" | "text" | "menu" | "rivals";

export class TableState {
    /** What the server told last; `document` is what is shown: this, or a moment of the past. */
    newest = $state.raw<TableDocument | null>(null);
    events = $state.raw<Happened[]>([]);
    said = $state.raw<Said[]>([]);
    connection = $state<Connection>("connecting");
    closed = $state(0);
    picked = $state.raw<string[]>([]);
    /** What the pointer or the focus is on, and what a first tap has chosen. */
    hovered = $state.raw<Choice | null>(null);
    held = $state.raw<Choice | null>(null);
    preview = $state.raw<Preview | null>(null);
    sending = $state.raw<Choice | null>(null);
    trouble = $state.raw<Trouble | null>(null);
    hint = $state.raw<Hint | null>(null);
    /** Why nothing can be done with what is pointed at. */
    why = $state.raw<Message | null>(null);
    sheet = $state<SheetName>("");
    /** The paragraph of the rules that the last previewed action belongs to. */
    paragraph = $state("");
    /** The last action that I have seen or made; what others did since is their story. */
    looked = $state(0);
    speaker: Speaker = $state.raw() as Speaker;
    isHost = $state(false);
    /** Is the table played by keys? Then the focus follows the questions. */
    byKeys = false;
    mySeats = $state.raw<number[]>([]);

    readonly replay = new Replay();
    readonly drawn = new Drawn();
    readonly document = $derived(documentAt(this.newest, this.replay.moment));
    readonly asked = $derived(this.document?.asked ?? null);
    readonly choices = $derived(choicesOf(this.asked));
    /** Everything that actions of this decision are about. */
    readonly objects = $derived(new Set(this.choices.flatMap((choice) => choice.objects)));
    readonly found: Found = $derived(find(this.choices, this.picked));
    readonly askedFor = $derived(askedFor(this.asked, this.found, this.picked));
    readonly endings = $derived(endings(this.asked));
    readonly options = $derived(
        options(this.found, this.picked, (object) => this.drawn.has(object), this.endings),
    );
    /** The action that is previewed. */
    readonly pointed = $derived(this.hovered ?? this.held);
    readonly mayAct = $derived(
        this.connection === "open" && this.sending === null && this.choices.length > 0,
    );

    private readonly live: Live;
    private resting: ReturnType<typeof setTimeout> | undefined;
    readonly previews: Previews;

    constructor(
        readonly id: string,
        readonly seat: number,
        speaker: Speaker,
    ) {
        this.speaker = speaker;
        this.previews = new Previews((action) => api.preview(id, seat, action));
        this.live = new Live(id, seat, {
            whole: (document, events, said) => {
                this.events = events;
                this.said = said;
                if (!this.newest) this.looked = lastOwn(events, seat);
                this.take(document);
            },
            changed: (document, events, said) => {
                const actions = document.view?.actions ?? 0;
                const kept = this.events.filter((each) => each.action <= actions);
                this.events = [...kept, ...events].slice(-MOST_EVENTS);
                this.said = [...this.said, ...said];
                this.looked = Math.max(this.looked, lastOwn(events, seat));
                this.take(document);
            },
            connection: (state, code) => {
                this.connection = state;
                this.closed = code ?? 0;
            },
        });
    }

    end(): void {
        this.live.end();
    }

    /** Try to connect now. */
    again(): void {
        this.live.again();
    }

    private take(document: TableDocument): void {
        if (document.asked?.decision !== this.newest?.asked?.decision) this.letGo();
        this.newest = document;
    }

    /** Forget what was picked and pointed at. */
    letGo(): void {
        this.picked = [];
        this.held = null;
        this.hint = null;
        this.point(null);
        this.pointInVain(null);
        this.previews.forget();
        this.trouble = null;
    }

    /**
     * Click on an object of the board: as soon as one action is left, it is done; by a tap it is
     * chosen first, and done by the second.
     */
    click(object: string, isTap = false): void {
        if (!this.mayAct) return;
        const picked = pick(this.choices, this.picked, object);
        const { only } = find(this.choices, picked);
        this.trouble = null;
        if (only && picked.includes(object)) {
            if (isTap && !oneTapIsEnough() && this.held !== only) this.hold(only);
            else void this.act(only);
            return;
        }
        this.held = null;
        this.picked = picked;
        if (picked.length === 0) this.point(null);
    }

    private hold(choice: Choice): void {
        this.held = choice;
        this.look(choice);
    }

    /** What a click on this object would do, if it is one thing. */
    leadsTo(object: string): Choice | null {
        return find(this.choices, pick(this.choices, this.picked, object)).only;
    }

    /** Point at an action: it is previewed, not done. */
    point(choice: Choice | null): void {
        this.hovered = choice;
        if (choice) this.trouble = null;
        this.look(choice ?? this.held);
    }

    /** Point at something that leads nowhere: the rules say why, after a moment of rest. */
    pointInVain(object: string | null): void {
        clearTimeout(this.resting);
        this.why = null;
        if (object === null || this.seat < 0 || !this.asked) return;
        const things = [...this.picked.filter((each) => each !== object), object];
        const { decision } = this.asked;
        this.resting = setTimeout(async () => {
            const found = await api.why(this.id, this.seat, things).catch(() => null);
            if (found && this.asked?.decision === decision) this.why = found.why;
        }, REST);
    }

    private look(choice: Choice | null): void {
        this.preview = null;
        if (choice === null || this.seat < 0) return;
        this.previews
            .of(choice.action)
            .then((preview) => {
                if (this.pointed !== choice) return;
                this.preview = preview;
                this.paragraph = preview.paragraph;
            })
            .catch(() => undefined); // no preview: the action itself will tell what is wrong
    }

    /** Open the rules where the present decision stands in them. */
    async openRules(): Promise<void> {
        const action = (this.pointed ?? this.choices[0])?.action;
        if (action) this.paragraph = (await this.previews.of(action)).paragraph;
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
        if (!decision || this.sending) return;
        this.sending = choice;
        this.trouble = null;
        const refusal = await this.live.ask({
            do: "act",
            seat: this.seat,
            decision,
            action: choice.action,
        });
        this.sending = null;
        this.told(refusal);
    }

    /** A written action, whether or not it is offered: the server says what it thinks of it. */
    async write(action: string): Promise<void> {
        await this.act({ action, label: { key: action }, objects: [], cost: {} });
    }

    async undo(): Promise<void> {
        const actions = this.newest?.view?.actions;
        if (actions) this.told(await this.live.ask({ do: "undo", seat: this.seat, actions }));
    }

    async say(text: string): Promise<void> {
        this.told(await this.live.ask({ do: "say", text }));
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
            this.trouble = { reason: error.type, why: error.why, detail: error.detail };
        }
    }

    /** The address of this table at an action, or now. */
    pathAt(action: number | null): string {
        const seat = this.mySeats.length > 1 ? `?seat=${this.seat}` : "";
        return `/t/${this.id}${action === null ? "" : `/${action}`}${seat}`;
    }

    /** A link to a moment stays on this page. */
    readonly follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        session.go(event.currentTarget.pathname + event.currentTarget.search);
    };

    /** The name of a seat, as words of the table's own. */
    names(): Record<string, string> {
        const seats = this.document?.table.seats ?? [];
        return Object.fromEntries(
            seats.map((each, seat) => [`seat-${seat}`, each.name || `${seat + 1}`]),
        );
    }
}

/** The newest of these actions that this seat made. */
function lastOwn(events: readonly Happened[], seat: number): number {
    return events.findLast((each) => each.seat === seat)?.action ?? 0;
}

export function provideTable(state: TableState): void {
    setContext(KEY, state);
}

export function theTable(): TableState {
    return getContext<TableState>(KEY);
}
