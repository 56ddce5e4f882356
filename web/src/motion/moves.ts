/** What moved between two pictures of the table: who lost a piece, who got one, who only changed. */

import type { Box, Picture } from "./picture";

/**
 * A piece that travels: `into` is what is drawn where it goes, if anything is. A piece that is known
 * by its name looks like that; others look like their symbol.
 */
export interface Travel {
    symbol: string;
    from: Box;
    to: Box;
    into: Element | null;
    isNamed: boolean;
}

export interface Moves {
    travels: Travel[];
    /** Places whose count is another one, with what it was. */
    changed: Map<Element, number>;
    /** Places that were not there before. */
    fresh: Element[];
}

interface Side {
    element: Element | null;
    at: Box;
    left: number;
}

/** How far a thing must go for it to be seen, in pixels. */
const LEAST = 6;

function middle(box: Box): [number, number] {
    return [box.x + box.width / 2, box.y + box.height / 2];
}

export function distance(one: Box, other: Box): number {
    const [x, y] = middle(one);
    const [u, v] = middle(other);
    return Math.hypot(x - u, y - v);
}

/** Pieces known by name that lie elsewhere now. */
function named(before: Picture, after: Picture): Travel[] {
    const found: Travel[] = [];
    for (const [symbol, { element, at }] of after.pieces) {
        const from = before.pieces.get(symbol)?.at;
        if (!from || distance(from, at) < LEAST) continue;
        found.push({ symbol, from, to: at, into: element, isNamed: true });
    }
    // What was moved goes far; what only makes room for it goes a little, and leaves after it.
    return found.toSorted((one, other) => length(other) - length(one));
}

function length({ from, to }: Travel): number {
    return distance(from, to);
}

/** What each symbol lost and gained, place by place. */
class Balance {
    readonly losses = new Map<string, Side[]>();
    readonly gains = new Map<string, Side[]>();
    readonly changed = new Map<Element, number>();
    readonly fresh: Element[] = [];

    constructor(before: Picture, after: Picture) {
        for (const [element, old] of before.held) {
            const now = after.held.get(element);
            const stays = now?.symbol === old.symbol;
            const lost = old.count - (stays ? now.count : 0);
            if (lost > 0 && old.symbol)
                add(this.losses, old.symbol, { element, at: old.at, left: lost });
            if (stays && now.count !== old.count) this.changed.set(element, old.count);
        }
        for (const [element, now] of after.held) {
            const old = before.held.get(element);
            const stays = old?.symbol === now.symbol;
            const gained = now.count - (stays ? old.count : 0);
            if (gained > 0 && now.symbol)
                add(this.gains, now.symbol, { element, at: now.at, left: gained });
            if (!stays) this.fresh.push(element);
        }
    }
}

function add(sides: Map<string, Side[]>, symbol: string, side: Side): void {
    const known = sides.get(symbol);
    if (known) known.push(side);
    else sides.set(symbol, [side]);
}

function nearest(sides: readonly Side[], to: Box): Side | undefined {
    const left = sides.filter((each) => each.left > 0);
    return left.toSorted((one, other) => distance(one.at, to) - distance(other.at, to))[0];
}

/** From the place that lost a piece to the nearest that got one like it, place by place in turn. */
function exchanged(symbol: string, losses: readonly Side[], gains: readonly Side[]): Travel[] {
    const found: Travel[] = [];
    let isMoving = true;
    while (isMoving) {
        isMoving = false;
        for (const loss of losses) {
            const gain = loss.left > 0 ? nearest(gains, loss.at) : undefined;
            if (!gain) continue;
            loss.left -= 1;
            gain.left -= 1;
            isMoving = true;
            const [from, to] = [loss.at, gain.at];
            found.push({ symbol, from, to, into: gain.element, isNamed: false });
        }
    }
    return found;
}

/** Where a piece comes from or goes to that no other place has lost or got. */
function elsewhere(
    at: Box,
    symbol: string,
    things: readonly Box[],
    homes: Map<string, Box>,
): Box | null {
    const thing = things.find((each) => distance(each, at) >= LEAST);
    return thing ?? homes.get(symbol) ?? null;
}

/**
 * The moves between two pictures. `things` are the boxes of what the action was about, if that is
 * known: what came from nowhere came from there, what is gone went there.
 */
export function moves(before: Picture, after: Picture, things: readonly Box[] = []): Moves {
    const balance = new Balance(before, after);
    const travels: Travel[] = named(before, after);
    for (const symbol of new Set([...balance.gains.keys(), ...balance.losses.keys()])) {
        const losses = balance.losses.get(symbol) ?? [];
        const gains = balance.gains.get(symbol) ?? [];
        travels.push(...exchanged(symbol, losses, gains));
        for (const { at, element } of gains.filter((each) => each.left > 0)) {
            const from = elsewhere(at, symbol, things, before.homes);
            if (from) {
                travels.push({ symbol, from, to: at, into: element, isNamed: false });
            }
        }
        for (const { at } of losses.filter((each) => each.left > 0)) {
            const to = elsewhere(at, symbol, things, after.homes);
            if (to) travels.push({ symbol, from: at, to, into: null, isNamed: false });
        }
    }
    const { changed, fresh } = balance;
    return { travels, changed, fresh };
}
