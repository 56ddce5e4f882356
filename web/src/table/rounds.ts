/** The whole story of a table, its rounds, and the scores after each. */

import { api } from "../net/api";
import type { Happened, View } from "../net/document";
import type { TableState } from "./state.svelte";
import { roundOf } from "./story";

export interface AfterRound {
    /** The action after which the round was over. */
    action: number;
    scores: (number | null)[];
}

const STORIES = new WeakMap<TableState, Promise<Happened[]>>();

/** The whole story, which is handed out in pieces. */
export async function wholeStory(
    actions: number,
    ask: (first: number) => Promise<Happened[]>,
): Promise<Happened[]> {
    const told: Happened[] = [];
    while (told.length < actions) {
        const more = await ask(told.length + 1);
        if (more.length === 0) break;
        told.push(...more);
    }
    return told;
}

/** The story of a table that is over, asked for once. */
export function storyOf(table: TableState): Promise<Happened[]> {
    const known = STORIES.get(table);
    if (known) return known;
    const asked = wholeStory(table.newest?.view?.actions ?? 0, async (first) => {
        const { events } = await api.events(table.id, first, table.seat);
        return events;
    });
    STORIES.set(table, asked);
    asked.catch(() => STORIES.delete(table));
    return asked;
}

/**
 * The actions with which rounds ended, the start and the end of the game among them. Before the first
 * round nothing ends, though a game may tell that it begins.
 */
export function ends(story: readonly Happened[], actions: number): number[] {
    const isNext = (event: Happened) => Number(roundOf(event)?.values?.round ?? 0) > 1;
    const between = story.filter(isNext).map((event) => event.action);
    return [...new Set([0, ...between, actions])];
}

export async function scoresByRound(
    table: TableState,
    seats: number,
    score: (view: View, seat: number) => number | null,
): Promise<AfterRound[]> {
    const actions = table.newest?.view?.actions ?? 0;
    return Promise.all(
        ends(await storyOf(table), actions).map(async (action) => {
            const { view } = await api.moment(table.id, action, table.seat);
            return { action, scores: Array.from({ length: seats }, (_, i) => score(view, i)) };
        }),
    );
}

/** Numbers from 0 on that a scale may show, at most so many steps apart that they are read easily. */
export function ticks(most: number, steps = 5): number[] {
    const sizes = [1, 2, 5, 10, 20, 25, 50, 100];
    const size = sizes.find((each) => most / each <= steps) ?? Math.ceil(most / steps);
    return Array.from({ length: Math.ceil(most / size) + 1 }, (_, place) => place * size);
}

/**
 * Places on a line, moved apart so far that words there do not cover each other; in their order, and
 * none beyond the last place.
 */
export function apart(wanted: readonly number[], least: number, last = Infinity): number[] {
    const order = wanted.map((_, place) => place).sort((a, b) => at(wanted, a) - at(wanted, b));
    const found: number[] = [...wanted];
    order.forEach((place, rank) => {
        const before = order[rank - 1];
        if (before !== undefined)
            found[place] = Math.max(at(wanted, place), at(found, before) + least);
    });
    order.toReversed().forEach((place, rank) => {
        found[place] = Math.min(at(found, place), last - rank * least);
    });
    return found;
}

function at(list: readonly number[], place: number): number {
    return list[place] ?? 0;
}
