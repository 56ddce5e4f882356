/**
 * The socket of one reader: it reconnects by itself, and sends again what was not answered. A line may
 * die without a word; it is taken for lost when something asked is not answered in time.
 */

import type { Schemas } from "./asking";
import type { Happened, Said, TableDocument } from "./document";
import { followNewer } from "./newest";
import { patched } from "./patch";

/** Besides the obvious: the page is puzzled by what it was told, or too old and loaded again. */
export type Connection = "connecting" | "open" | "lost" | "ended" | "puzzled" | "outdated";

type Told = Schemas["FromServer"];
/** What can be asked for, and is answered. */
export type Request = Exclude<Schemas["FromClient"], Schemas["AskWhole"]>;
export type Refusal = Schemas["RefusedMessage"];

export interface Listener {
    whole(document: TableDocument, events: Happened[], said: Said[]): void;
    changed(document: TableDocument, events: Happened[], said: Said[]): void;
    connection(state: Connection, code?: number): void;
}

/** After these coming again is of no use: message refused, signed out, seat lost, table gone. */
const FINAL = new Set([1008, 4001, 4003, 4004]);
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** So long an answer is waited for, in milliseconds. */
const PATIENCE = 6000;
/** Whoever comes back to the page trusts a line on which something was heard so lately. */
const QUIET = 15_000;
/** What a browser tells of a line that was cut. */
const CUT = 1006;

interface Waiting {
    said: Request;
    settle: (refusal: Refusal | null) => void;
}

export class Live {
    private socket: WebSocket | null = null;
    private document: TableDocument | null = null;
    private number = 0;
    private pause = FIRST_PAUSE;
    private ended = false;
    private wasLost = false;
    private readonly waiting = new Map<string, Waiting>();
    private timer: ReturnType<typeof setTimeout> | undefined;
    private watch: ReturnType<typeof setTimeout> | undefined;
    /** When something was heard, or the line begun. */
    private heard = 0;

    constructor(
        private readonly table: string,
        private readonly seat: number,
        private readonly listener: Listener,
        private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
        private readonly newer = followNewer,
    ) {
        addEventListener("online", this.look);
        document.addEventListener("visibilitychange", this.back);
        this.connect();
    }

    /** Ask for something; the answer comes when it is written down, or refused. */
    ask(said: Request): Promise<Refusal | null> {
        const request = newRequest();
        const full = { ...said, request };
        return new Promise((settle) => {
            this.waiting.set(request, { said: full, settle });
            this.send(full);
        });
    }

    end(): void {
        this.ended = true;
        removeEventListener("online", this.look);
        document.removeEventListener("visibilitychange", this.back);
        clearTimeout(this.timer);
        this.stopWaiting();
        this.socket?.close();
        this.listener.connection("ended");
    }

    /** Try now, without waiting for the pause to end. */
    again(): void {
        if (this.ended || this.socket) return;
        clearTimeout(this.timer);
        this.connect();
    }

    /** Is the line still there? */
    private readonly look = (): void => {
        if (this.ended) return;
        if (this.socket) this.askWhole();
        else this.again();
    };

    private readonly back = (): void => {
        if (!document.hidden && Date.now() - this.heard > QUIET) this.look();
    };

    private connect(): void {
        this.heard = Date.now();
        this.listener.connection("connecting");
        const scheme = location.protocol === "https:" ? "wss:" : "ws:";
        const path = `/api/tables/${encodeURIComponent(this.table)}/live?seat=${this.seat}`;
        const socket = this.open(`${scheme}//${location.host}${path}`);
        this.socket = socket;
        socket.onmessage = (event) => this.listen(String(event.data));
        socket.onclose = (event) => this.closed(event.code);
    }

    private closed(code: number): void {
        if (this.ended) return;
        this.stopWaiting();
        this.socket = null;
        if (FINAL.has(code)) {
            this.ended = true;
            this.listener.connection("ended", code);
            return;
        }
        this.wasLost = true;
        this.listener.connection("lost");
        this.timer = setTimeout(() => this.connect(), this.pause * (0.5 + Math.random()));
        this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    }

    private send(said: Schemas["FromClient"]): void {
        if (this.socket?.readyState === WebSocket.OPEN && this.document) {
            this.socket.send(JSON.stringify(said));
            this.expect();
        }
    }

    /** Whatever was missed is told with it. */
    private askWhole(): void {
        if (this.socket?.readyState === WebSocket.OPEN) {
            this.socket.send(JSON.stringify({ do: "whole" }));
        }
        this.expect();
    }

    /** An answer is due. */
    private expect(): void {
        this.watch ??= setTimeout(() => this.cut(), PATIENCE);
    }

    private stopWaiting(): void {
        clearTimeout(this.watch);
        this.watch = undefined;
    }

    /** The browser itself would wait for the other end to agree. */
    private cut(): void {
        if (!this.socket) return;
        this.socket.onmessage = null;
        this.socket.onclose = null;
        this.socket.close();
        this.closed(CUT);
    }

    /** A message that is not understood is of a newer server: nothing is done on top of it. */
    private listen(text: string): void {
        this.heard = Date.now();
        this.stopWaiting();
        try {
            this.hear(JSON.parse(text) as Told);
            // A server that is slow to answer is not asked again and again.
            if (this.waiting.size === 0) this.pause = FIRST_PAUSE;
            else if (this.document) this.expect();
        } catch (error) {
            this.document = null;
            this.listener.connection("puzzled");
            this.lookForNewer();
            reportError(error);
        }
    }

    /** The server may be another one now, with another page. */
    private lookForNewer(): void {
        void this.newer(() => this.listener.connection("outdated"));
    }

    private hear(told: Told): void {
        if (told.type === "whole") {
            this.take(told);
        } else if (told.type === "change") {
            this.follow(told);
        } else if (told.type !== "done" && told.type !== "refused") {
            throw new Error("a message of a kind that is not known here");
        } else if (typeof told.request === "string") {
            const waiting = this.waiting.get(told.request);
            this.waiting.delete(told.request);
            waiting?.settle(told.type === "refused" ? told : null);
        }
    }

    private take(told: Schemas["Whole"]): void {
        const isBack = this.wasLost;
        this.wasLost = false;
        this.document = told.document;
        this.number = told.number;
        this.listener.connection("open");
        this.listener.whole(told.document, told.events, told.said);
        if (isBack) this.lookForNewer();
        // The same ids: what was written down before the line was lost is not done twice.
        for (const { said } of this.waiting.values()) this.send(said);
    }

    private follow(told: Schemas["Change"]): void {
        if (!this.document || told.number !== this.number + 1) {
            this.askWhole();
            return;
        }
        this.document = patched(this.document, told.patch);
        this.number = told.number;
        this.listener.changed(this.document, told.events, told.said);
    }
}

function newRequest(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
