/** One table as its reader is told of it: the document, its story, who sits there, the line to the server. */

import { api, Problem } from "../net/api";
import type { Happened, TableDocument } from "../net/document";
import { Live, type Connection, type Refusal } from "../net/live";
import type { Speaker } from "../words/speaker";
import { namesOf } from "./names";
import { documentAt, Replay } from "./replay.svelte";
import { Seats } from "./seats.svelte";
import { ServerTime } from "./serverTime";
import { Showing } from "./showing.svelte";
import { lastOwn } from "./story";
import { Since } from "./since.svelte";
import { Talk } from "./talk.svelte";
import type { Trouble } from "./trouble";

const MOST_EVENTS = 400;

export abstract class Told {
    events = $state.raw<Happened[]>([]);
    connection = $state<Connection>("connecting");
    readonly isConnected = $derived(this.connection === "open");
    /** The code with which the server ended the line for good. */
    closed = $state(0);
    trouble = $state.raw<Trouble | null>(null);
    /** The last action that I have seen or made; what others did since is their story. */
    looked = $state(0);
    speaker: Speaker = $state.raw() as Speaker;

    readonly replay = new Replay();
    readonly seats = new Seats(this);
    readonly serverTime = new ServerTime();
    readonly since: Since;
    readonly talk: Talk;
    readonly showing: Showing;
    /** What is shown: how it is now, or a moment of the past. */
    readonly document = $derived.by(() => documentAt(this.showing.shown, this.replay.moment));
    private readonly sitters = $derived(this.document?.table.seats);
    /** The words, with the names of those who sit here; they stay the same while those do. */
    readonly words = $derived(this.speaker.with(namesOf(this.sitters ?? [], this.speaker)));
    protected readonly live: Live;

    constructor(
        readonly id: string,
        readonly seat: number,
        speaker: Speaker,
    ) {
        this.speaker = speaker;
        this.showing = new Showing(seat, () => this.letGo());
        this.since = new Since(id);
        this.talk = new Talk(this);
        this.live = new Live(id, seat, {
            whole: (document, events, said) => {
                this.events = events;
                this.since.told(document.view?.actions ?? 0, false);
                this.talk.take(said);
                if (!this.newest) this.looked = lastOwn(events, seat);
                void this.showing.catchUp(document, events, (action) =>
                    api.moment(id, action, seat),
                );
                this.goOn();
            },
            changed: (document, events, said) => {
                if (document.clock) this.serverTime.heard(document.clock.at);
                // Before the start a table that goes on from a record has a story, but no view.
                const actions = document.view?.actions ?? Infinity;
                const kept = this.events.filter((each) => each.action <= actions);
                this.since.told(document.view?.actions ?? 0, true);
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

    /** Forget what was about to be done: something else is asked. */
    abstract letGo(): void;

    /** Something was told: what was meant to follow may follow. */
    protected abstract goOn(): void;

    /** What the server told last. */
    get newest(): TableDocument | null {
        return this.showing.newest;
    }

    end(): void {
        this.live.end();
        this.showing.end();
    }

    /** Try to connect now. */
    again(): void {
        this.live.again();
    }

    /** Table talk; was it said? */
    async say(text: string): Promise<boolean> {
        const refusal = await this.live.ask({ do: "say", text });
        this.told(refusal);
        return refusal === null;
    }

    protected told(refusal: Refusal | null): void {
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
        const seat = this.seats.mine.length > 1 ? `?seat=${this.seat}` : "";
        return `/t/${this.id}${action === null ? "" : `/${action}`}${seat}`;
    }
}
