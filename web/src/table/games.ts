/**
 * What the frame must know of a game: its component, its phases in order, the tabs of a phone, and
 * where a view has the score of a seat. Everything else is the component's.
 *
 * A game's component draws one `part` of its table. On a phone it is also told the `tab`: then it
 * draws only what belongs there; without one it draws the whole part.
 */

import type { Component } from "svelte";
import type { Message, Place, Preview, View } from "../net/document";
import { isShown, type ShownGame } from "./shown";
import type { TableState } from "./state.svelte";

/** `pinned` lies above the gate of a phone, whatever tab is shown; `discards` in a sheet. */
export type Part = "common" | "own" | "rivals" | "pinned" | "discards";
export type PartComponent = Component<{ part: Part; tab?: string }>;

export interface Tab {
    name: string;
    icon: string;
    parts: Part[];
}

export interface FramedGame {
    component: PartComponent;
    phases: string[];
    /** The colours of the phases, by their places in those of the other game. */
    colours?: number[];
    /** Of a phone, at a moment of the game. */
    tabs(view: View): Tab[];
    isPinned?: boolean;
    /** The larger side of the gate, where sheets open. */
    room: "common" | "own";
    score(view: View, seat: number): number | null;
    scoreIcon: string;
    /** What the end of a turn leaves undone besides what the server tells, and how the gate asks. */
    leaves?(preview: Preview, view: View, seat: number): Leaving | null;
    /** The steps that end a turn, by their questions; in the first the gate itself asks. */
    ends?: { question: string; words: string }[];
    /** Where points came from, and what else is counted so. */
    sources: readonly [SourceTable, ...SourceTable[]];
    /** The kind of points that comes only after the last round, if there is such. */
    after?: string;
    /** What of its facts decided a place, if not all of them; others are level with it. */
    decides?(place: Place, level: readonly Place[]): Message[];
    /** What a seat has at the end, in a row of counts. */
    facts?: Component<{ seat: number }>;
    /** The symbols of an option that has its own; else those of what it is about are drawn. */
    signs(label: Message): string[];
    /** Open the farm of a seat large, or have it below the gate. */
    look(table: TableState, seat: number): void;
    /** Lies this thing on the farm of a seat, where that is opened large? */
    liesAt?(view: View, seat: number, object: string): boolean;
}

/** A table of what came from where: its words, its columns in order, and how much a seat has of each. */
export interface SourceTable {
    title: string;
    about: string;
    /** What the sum of a row is called. */
    sum: string;
    /** How it is chosen where there are several. */
    name: string;
    icon: string;
    kinds: readonly SourceKind[];
    amounts(place: Place): Amount[];
}

export interface SourceKind {
    name: string;
    icon: string;
}

export interface Amount {
    kind: string;
    count: number;
}

export interface Leaving {
    undone: Message;
    question: Message;
}

export const LOG: Tab = { name: "log", icon: "log", parts: [] };

/** The steps of a turn's end, and which of them is now; none outside of one. */
export function endingAt(game: FramedGame, question: string): number {
    return game.ends?.findIndex((step) => step.question === question) ?? -1;
}

/** The places of a phone when the game is over, in every game. */
export const END_TABS: Tab[] = [
    { name: "places", icon: "cup", parts: [] },
    { name: "points", icon: "chart", parts: [] },
    { name: "review", icon: "coach", parts: [] },
    LOG,
];

/** A number of a seat's farm, if the reader may know it. */
export function ofFarm(view: View, seat: number, key: string): number | null {
    const farms = view["farms"] as Record<string, unknown>[] | undefined;
    const found = farms?.[seat]?.[key];
    return typeof found === "number" ? found : null;
}

/** A game is much, and a table is of one: each comes when it is wanted. */
const GAMES: Record<ShownGame, () => Promise<{ framedGame: FramedGame }>> = {
    "la-granja": () => import("../lagranja/framed"),
    loyang: () => import("../loyang/framed"),
};
const fetched = new Map<string, FramedGame>();

/** Before a table of this game is drawn. */
export async function fetchGame(game: ShownGame): Promise<void> {
    fetched.set(game, (await GAMES[game]()).framedGame);
}

/** What the frame knows of a game that was fetched; nothing of one that this page cannot draw. */
export function framed(game: string): FramedGame | undefined {
    return isShown(game) ? fetched.get(game) : undefined;
}
