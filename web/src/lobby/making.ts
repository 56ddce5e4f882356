/** Tables are made: those of the panel, and those that go on from a record. */

import { api } from "../net/api";
import { links } from "../net/links.svelte";
import { isFull, seatsOf, wishOf, type Filled, type GameFacts } from "./wish";

/** The line of a record that tells how the game ended. */
const END = /^end /m;

export interface Invitation {
    seat: number;
    url: string;
}

export interface Made {
    table: string;
    invitations: Invitation[];
}

/** A table as it was filled in; each seat that waits for a guest has its link. */
export async function make(filled: Filled, game: GameFacts): Promise<Made> {
    const { table } = await api.make(wishOf(filled, game));
    const further = seatsOf(filled, "you").slice(1);
    for (const seat of further) await api.take(table.id, seat);
    if (further.length && isFull(filled)) await api.start(table.id);
    const invitations: Invitation[] = [];
    for (const seat of seatsOf(filled, "link")) {
        const { path } = await api.link(table.id, seat);
        invitations.push({ seat, url: links.keep(table.id, seat, path) });
    }
    return { table: table.id, invitations };
}

/**
 * The table of a record. A game that is over can be looked at at once, so its seats are filled with
 * bots that have nothing to do; one that is not waits for people.
 */
export async function open(record: string): Promise<string> {
    const isOver = END.test(record);
    const { table } = await api.make({ record, my_seat: isOver ? -1 : 0 });
    if (isOver) {
        for (const seat of table.seats.keys()) await api.bot(table.id, seat);
        await api.start(table.id);
    }
    return table.id;
}

export function absolute(path: string): string {
    return new URL(path, location.href).href;
}
