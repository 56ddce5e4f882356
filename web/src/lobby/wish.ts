/** What the panel for a new table is filled with, and what is asked of the server for it. */

import type { Games, Wish } from "../net/api";
import { DAY, HOUR } from "./pace";

export type GameFacts = Games["games"][number];
export type Sitting = "you" | "bot" | "link" | "open";

/** Who shall sit on a seat; the level counts for bots alone. */
export interface SeatWish {
    sitting: Sitting;
    level: string;
}

/** Seconds for each seat; none is played without a clock. */
export const BUDGETS: readonly number[] = [20 * 60, 60 * 60, 3 * DAY, 14 * DAY];

/** Seconds that each action may give back: hours, where there are days. */
export function incrementsFor(budget: number): readonly number[] {
    return budget < DAY ? [0, 5, 15, 30] : [0, HOUR, 4 * HOUR, 12 * HOUR];
}

export interface Filled {
    game: string;
    seats: number;
    sitters: SeatWish[];
    budget: number;
    increment: number;
    then: "bot" | "pause";
    options: Record<string, string>;
    components: string;
    name: string;
    isPublic: boolean;
    spectators: boolean;
    talk: boolean;
    hints: boolean;
}

/** Everything has a default: you against two bots, without a clock, as shipped. */
export function defaults(game: string, level: string): Filled {
    return {
        game,
        seats: 3,
        sitters: (["you", "bot", "bot", "bot"] as const).map((sitting) => ({ sitting, level })),
        budget: 0,
        increment: 0,
        then: "bot",
        options: {},
        components: "",
        name: "",
        isPublic: false,
        spectators: true,
        talk: true,
        hints: false,
    };
}

export function seatsOf(filled: Filled, sitting: Sitting): number[] {
    return [...filled.sitters.slice(0, filled.seats).entries()]
        .filter(([, seat]) => seat.sitting === sitting)
        .map(([number]) => number);
}

/** A seat that is open to all can only be found at a public table. */
export function isPublic(filled: Filled): boolean {
    return filled.isPublic || seatsOf(filled, "open").length > 0;
}

/** Nobody is waited for, so that the game can begin at once. */
export function isFull(filled: Filled): boolean {
    return seatsOf(filled, "link").length + seatsOf(filled, "open").length === 0;
}

/** The values of an option that the game takes with so many seats. */
export function valuesFor(game: GameFacts, name: string, seats: number): string[] {
    const refused = game.refused[name] ?? {};
    return (game.options[name] ?? []).filter((value) => !refused[value]?.includes(seats));
}

/** The options that differ from what is played if nobody says anything. */
export function changed(
    game: GameFacts,
    options: Record<string, string>,
    seats: number,
): Record<string, string> {
    return Object.fromEntries(
        Object.entries(options).filter(([name, value]) => {
            const values = valuesFor(game, name, seats);
            return values.includes(value) && values[0] !== value;
        }),
    );
}

/** What each action gives back; what was chosen beside another budget may not fit this one. */
export function incrementOf({ budget, increment }: Filled): number {
    return incrementsFor(budget).includes(increment) ? increment : 0;
}

function clockOf(filled: Filled): Wish["clock"] {
    const { budget, then } = filled;
    return budget ? { budget, increment: incrementOf(filled), then } : null;
}

export function wishOf(filled: Filled, game: GameFacts): Wish {
    const yours = seatsOf(filled, "you");
    return {
        game: game.name,
        seats: filled.seats,
        options: changed(game, filled.options, filled.seats),
        bots: Object.fromEntries(
            seatsOf(filled, "bot").map((seat) => [seat, filled.sitters[seat]?.level ?? ""]),
        ),
        my_seat: yours[0] ?? -1,
        name: filled.name.trim(),
        public: isPublic(filled),
        spectators: filled.spectators,
        talk: filled.talk,
        hints: filled.hints,
        clock: clockOf(filled),
        start: isFull(filled) && yours.length <= 1,
        ...(filled.components ? { components: filled.components } : {}),
    };
}
