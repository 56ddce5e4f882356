/** One table as its reader sees it: the document, what is picked, what is being sent. */

import { getContext, setContext } from "svelte";
import { choicesOf, endings, find, pick, type Found } from "../acting/acting";
import { api, Problem } from "../net/api";
import type { Choice, Happened, Message, Preview, Said, TableDocument } from "../net/document";
import { Live, type Connection, type Refusal } from "../net/live";
import type { Speaker } from "../words/speaker";

const KEY = Symbol("table");
const MOST_EVENTS = 400;

/** Why something was not done, for the gate. */
export interface Trouble {
    reason: string;
    why: Message | null;
    detail: string;
}

export class TableState {
    document = $state.raw<TableDocument | null>(null);
    events = $state.raw<Happened[]>([]);
    said = $state.raw<Said[]>([]);
    connection = $state<Connection>("connecting");
    closed = $state(0);
    picked = $state.raw<string[]>([]);
    pointed = $state.raw<Choice | null>(null);
    preview = $state.raw<Preview | null>(null);
    sending = $state.raw<Choice | null>(null);
    trouble = $state.raw<Trouble | null>(null);
    speaker: Speaker = $state.raw() as Speaker;
    isHost = $state(false);

    readonly choices = $derived(choicesOf(this.document?.asked ?? null));
    readonly found: Found = $derived(find(this.choices, this.picked));
    readonly endings = $derived(endings(this.document?.asked ?? null));
    readonly mayAct = $derived(
        this.connection === "open" && this.sending === null && this.choices.length > 0,
    );

    private readonly live: Live;
    private previews = new Map<string, Promise<Preview>>();

    constructor(
        readonly id: string,
        readonly seat: number,
        speaker: Speaker,
    ) {
        this.speaker = speaker;
        this.live = new Live(id, seat, {
            whole: (document, events, said) => {
                this.events = events;
                this.said = said;
                this.take(document);
            },
            changed: (document, events, said) => {
                const actions = document.view?.actions ?? 0;
                const kept = this.events.filter((each) => each.action <= actions);
                this.events = [...kept, ...events].slice(-MOST_EVENTS);
                this.said = [...this.said, ...said];
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

    private take(document: TableDocument): void {
        if (document.asked?.decision !== this.document?.asked?.decision) this.letGo();
        this.document = document;
    }

    /** Forget what was picked and pointed at. */
    letGo(): void {
        this.picked = [];
        this.point(null);
        this.previews.clear();
        this.trouble = null;
    }

    /** Click on an object of the board: as soon as one action is left, it is done. */
    click(object: string): void {
        if (!this.mayAct) return;
        this.picked = pick(this.choices, this.picked, object);
        const { only } = this.found;
        if (only && this.picked.includes(object)) void this.act(only);
        else if (this.picked.length === 0) this.point(null);
    }

    /** What a click on this object would do, if it is one thing. */
    leadsTo(object: string): Choice | null {
        return find(this.choices, pick(this.choices, this.picked, object)).only;
    }

    /** Point at an action: it is previewed, not done. */
    point(choice: Choice | null): void {
        this.pointed = choice;
        this.preview = null;
        if (choice === null || this.seat < 0) return;
        const known =
            this.previews.get(choice.action) ?? api.preview(this.id, this.seat, choice.action);
        this.previews.set(choice.action, known);
        known
            .then((preview) => {
                if (this.pointed === choice) this.preview = preview;
            })
            .catch(() => this.previews.delete(choice.action));
    }

    async act(choice: Choice): Promise<void> {
        const decision = this.document?.asked?.decision;
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
        const actions = this.document?.view?.actions;
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

    /** The name of a seat, as words of the table's own. */
    names(): Record<string, string> {
        const seats = this.document?.table.seats ?? [];
        return Object.fromEntries(
            seats.map((each, seat) => [`seat-${seat}`, each.name || `${seat + 1}`]),
        );
    }
}

export function provideTable(state: TableState): void {
    setContext(KEY, state);
}

export function theTable(): TableState {
    return getContext<TableState>(KEY);
}
