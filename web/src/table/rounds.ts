/** Scores after each round: the server is asked for the table at the end of each. */

import { api } from "../net/api";
import type { Happened, View } from "../net/document";
import { roundOf } from "./story";

export interface AfterRound {
    /** The action after which the round was over. */
    action: number;
    scores: (number | null)[];
}

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

/** The actions with which rounds ended, the start and the end of the game among them. */
export function ends(story: readonly Happened[], actions: number): number[] {
    const between = story.filter((event) => roundOf(event)).map((event) => event.action);
    return [...new Set([0, ...between, actions])];
}

export async function scoresByRound(
    table: string,
    seat: number,
    actions: number,
    seats: number,
    score: (view: View, seat: number) => number | null,
): Promise<AfterRound[]> {
    const story = await wholeStory(actions, async (first) => {
        const { events } = await api.events(table, first, seat);
        return events;
    });
    return Promise.all(
        ends(story, actions).map(async (action) => {
            const { view } = await api.moment(table, action, seat);
            return { action, scores: Array.from({ length: seats }, (_, i) => score(view, i)) };
        }),
    );
}
