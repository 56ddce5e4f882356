/** Requests to the server; whatever is refused is a `Problem` with a key that the page has words for. */

import type { Choice, Happened, Message, Preview, TableFacts, View } from "./document";

export class Problem extends Error {
    constructor(
        readonly type: string,
        readonly status: number,
        readonly detail: string,
        readonly why: Message | null = null,
    ) {
        super(detail || type);
    }
}

export interface Me {
    person: string;
    name: string;
    login: string | null;
}

export interface TableLine {
    table: string;
    name: string;
    game: string;
    state: string;
    seats: number;
    free: number;
    public: boolean;
    my_turn: boolean;
    changed: number;
}

export interface TableAnswer {
    table: TableFacts;
    number: number;
    my_seats: number[];
    is_host: boolean;
}

export interface Games {
    games: {
        name: string;
        least_seats: number;
        most_seats: number;
        options: Record<string, string[]>;
    }[];
    levels: { name: string; searches: boolean; points: Record<string, number> }[];
    registration: boolean;
}

export interface Wish {
    game?: string;
    seats?: number;
    options?: Record<string, string>;
    components?: string;
    record?: string;
    name?: string;
    public?: boolean;
    spectators?: boolean;
    talk?: boolean;
    hints?: boolean;
    seed?: number;
    clock?: { budget: number; increment?: number; then?: "bot" | "pause" } | null;
    bots?: Record<string, string>;
    my_seat?: number;
    start?: boolean;
}

export interface Moment {
    action: number;
    actions: number;
    reader: number;
    view: View;
    headline: Message[];
    event: Happened | null;
    questions: { seat: number; question: Message }[];
}

/** The best actions as the coach sees them, the best first. */
export interface Hint {
    actions: { action: string; points: number; win?: number }[];
}

/** A thing on the table: its name, what it does, its paragraph of the rules. */
export interface Explained {
    name: Message;
    told: Message[];
    paragraph: string;
}

/** A part of the table as text: a heading, and what is told below it. */
export interface Section {
    title: Message;
    lines: Message[];
}

/** What a group of actions is for. */
export interface Kind {
    key: string;
    purpose: Message;
    paragraph: string;
}

interface Measured {
    points: number;
    win?: number;
    error: { points: number; win?: number };
}

export interface ReviewedDecision {
    action: number;
    played: string;
    best: string;
    expected: Measured;
    lost: Measured;
    fine: boolean;
}

interface ToldChoice {
    title: Message;
    label: Message;
}

export interface SeatReview {
    seat: number;
    decisions: ReviewedDecision[];
    turning_points: number[];
    /** The turning points in words. */
    told: { action: number; headline: Message[]; played: ToldChoice; best: ToldChoice }[];
    lost: Measured;
    luck: Measured;
}

/** The coach's review of a game that is over; seats count from 1. */
export interface Review {
    actions: number;
    seats: SeatReview[];
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await request(method, path, body);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function read(path: string): Promise<string> {
    return (await request("GET", path)).text();
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
    let answer: Response;
    try {
        answer = await fetch(`/api${path}`, {
            method,
            headers: body === undefined ? {} : { "Content-Type": "application/json" },
            body: body === undefined ? null : JSON.stringify(body),
        });
    } catch {
        throw new Problem("offline", 0, "");
    }
    if (!answer.ok) throw await problem(answer);
    return answer;
}

async function problem(answer: Response): Promise<Problem> {
    try {
        const told = await answer.json();
        return new Problem(told.type, answer.status, told.detail ?? "", told.why ?? null);
    } catch {
        return new Problem("fault", answer.status, "");
    }
}

const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
    games: () => ask<Games>("GET", "/games"),
    me: () => ask<Me>("GET", "/me"),
    be: (name: string) => ask<Me>("POST", "/me", { name }),
    register: (login: string, password: string) =>
        ask<Me>("POST", "/accounts", { login, password }),
    signIn: (login: string, password: string) => ask<Me>("POST", "/session", { login, password }),
    signOut: () => ask<undefined>("DELETE", "/session"),
    vanish: () => ask<undefined>("DELETE", "/me"),
    exportUrl: "/api/me/export",
    device: () => ask<{ token: string; path: string }>("POST", "/me/devices"),
    redeem: (token: string, name?: string) =>
        ask<{ kind: string; table: string | null; seat: number | null }>("POST", "/links", {
            token,
            ...(name ? { name } : {}),
        }),
    tables: () => ask<{ tables: TableLine[] }>("GET", "/tables"),
    mine: () => ask<{ tables: TableLine[] }>("GET", "/tables/mine"),
    make: (wish: Wish) => ask<TableAnswer>("POST", "/tables", wish),
    table: (table: string) => ask<TableAnswer>("GET", at(table)),
    start: (table: string) => ask<unknown>("POST", at(table, "/start"), {}),
    close: (table: string) => ask<unknown>("POST", at(table, "/close"), {}),
    pause: (table: string) => ask<unknown>("POST", at(table, "/pause"), {}),
    resume: (table: string) => ask<unknown>("POST", at(table, "/resume"), {}),
    rematch: (table: string) => ask<{ table: string }>("POST", at(table, "/rematch")),
    take: (table: string, seat: number) =>
        ask<unknown>("POST", at(table, `/seats/${seat}/take`), {}),
    leave: (table: string, seat: number) =>
        ask<unknown>("POST", at(table, `/seats/${seat}/leave`), {}),
    link: (table: string, seat: number) =>
        ask<{ token: string; path: string }>("POST", at(table, `/seats/${seat}/link`)),
    bot: (table: string, seat: number, level: string) =>
        ask<unknown>("POST", at(table, `/seats/${seat}/bot`), { level }),
    preview: (table: string, seat: number, { action, further = [] }: Choice) =>
        ask<Preview>(
            "GET",
            at(
                table,
                `/preview?${new URLSearchParams([["seat", String(seat)], ["action", action], ...further.map((each) => ["then", each])])}`,
            ),
        ),
    hint: (table: string, seat: number) => ask<Hint>("POST", at(table, `/hint?seat=${seat}`)),
    why: (table: string, seat: number, things: readonly string[]) =>
        ask<{ why: Message | null }>(
            "GET",
            at(
                table,
                `/why?${new URLSearchParams([["seat", String(seat)], ...things.map((thing) => ["thing", thing])])}`,
            ),
        ),
    explain: (table: string, seat: number, thing: string) =>
        ask<{ explained: Explained | null }>(
            "GET",
            at(table, `/explain?seat=${seat}&thing=${encodeURIComponent(thing)}`),
        ),
    text: (table: string, seat: number, action: number) =>
        ask<{ action: number; sections: Section[] }>(
            "GET",
            at(table, `/text?seat=${seat}&at=${action}`),
        ),
    kinds: (table: string, seat: number) =>
        ask<{ decision: number; kinds: Kind[] }>("GET", at(table, `/actions?seat=${seat}`)),
    review: (table: string) => ask<Review>("POST", at(table, "/review")),
    moment: (table: string, action: number, seat?: number) =>
        ask<Moment>("GET", at(table, `/at/${action}${seat === undefined ? "" : `?seat=${seat}`}`)),
    events: (table: string, first: number, seat: number) =>
        ask<{ events: Happened[] }>("GET", at(table, `/events?first=${first}&seat=${seat}`)),
    rules: (game: string) => read(`/games/${encodeURIComponent(game)}/rules`),
    report: (table: string, text: string) =>
        ask<{ report: number }>("POST", at(table, "/reports"), { text }),
    recordUrl: (table: string) => `/api${at(table, "/record")}`,
};
