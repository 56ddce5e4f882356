/** What a reader of a table is told; the server's `tables/reading.py` makes it. */

import type { Patch } from "./patch";

export type Value = number | string | Message | Message[];

/** A message of `telling`: a key with values, never words. */
export interface Message {
    key: string;
    values?: Record<string, Value>;
}

export interface Choice {
    action: string;
    label: Message;
    objects: string[];
    cost: Record<string, number>;
    /** By what may be picked along with it: the actions that then follow it at once. */
    then?: Record<string, { actions: string[]; label: Message; cost: Record<string, number> }>;
    /** Those that follow it, by what was picked. */
    further?: string[];
}

export interface Group {
    key: string;
    title: Message;
    choices: Choice[];
}

export interface Asked {
    decision: number;
    question: Message;
    groups: Group[];
}

export interface SeatFacts {
    sitter: "free" | "person" | "bot";
    name: string;
    level: string;
    muted: boolean;
}

export interface TableFacts {
    id: string;
    name: string;
    state: "open" | "running" | "paused" | "over" | "closed";
    game: string;
    edition: string;
    own_components: boolean;
    options: Record<string, string>;
    public: boolean;
    spectators: boolean;
    talk: boolean;
    hints: boolean;
    deal_known: boolean;
    commitment: string;
    made: number;
    seats: SeatFacts[];
    rematch: string | null;
}

export interface Clock {
    left: number[];
    at: number;
    running: number[];
}

export interface Place {
    seat: number;
    place: number;
    score: Message;
    facts: Message[];
    sources: { what: Message; points: number }[];
}

export interface Result {
    places: Place[];
    remarks: Message[];
    seed: string;
    salt: string;
}

/** What a seat may know of the game; each game's own components know its keys. */
export type View = Record<string, unknown> & {
    game: string;
    seat: number;
    players: number;
    round: number;
    rounds: number;
    phase: string;
    step: string;
    actions: number;
    actors: number[];
    order: number[];
};

export interface TableDocument<V extends View = View> {
    table: TableFacts;
    headline: Message[];
    clock: Clock | null;
    view: V | null;
    asked: Asked | null;
    can_undo: boolean;
    result: Result | null;
}

export interface Line {
    seat: number;
    phrases: Message[];
}

/** What one action did. */
export interface Happened {
    action: number;
    seat: number;
    lines: Line[];
}

export interface Said {
    number: number;
    at: number;
    seat: number;
    name: string;
    text: string;
}

export interface Preview {
    possible: boolean;
    why: Message | null;
    lines: Line[];
    undone: Message | null;
    paragraph: string;
    /** It shows what nobody can take back. */
    reveals: boolean;
    /** What makes the view what it is then; null where something is revealed on the way. */
    after: Patch | null;
    /** What is asked within the action, and the objects that may answer it. */
    further: { question: Message; objects: string[] } | null;
}
