/** The way through a game, drawn from left to right: which words and marks have room where. */

import type { Turning } from "./turning";
import { apart } from "./rounds";

/** How wide a letter is at most, and how far words keep from lines and from each other. */
const LETTER = 7;
const GAP = 4;

/**
 * What stands right of the lines at which rounds begin: their numbers. The first says what is counted
 * if that fits before the second line; what has no room is left out.
 */
export function roundLabels(lines: readonly number[], first: string, width: number): string[] {
    let free = -Infinity;
    return lines.map((x, place) => {
        const room = lines[place + 1] ?? width;
        const word = place === 0 && ends(x, first) <= room ? first : String(place + 1);
        if (x < free || ends(x, word) > width) return "";
        free = ends(x, word);
        return word;
    });
}

const ends = (x: number, word: string) => x + 2 * GAP + word.length * LETTER;

export interface Mark {
    turning: Turning;
    /** Where the mark is drawn, beside others, and where its decision is. */
    x: number;
    at: number;
}

/** The marks of turning points in a row of their own, none on another; the chosen one is drawn last. */
export function marksOf(
    turning: readonly Turning[],
    x: (action: number) => number,
    { radius, width, chosen }: { radius: number; width: number; chosen: Turning | undefined },
): Mark[] {
    const least = radius + 2;
    const wanted = turning.map(({ told }) => Math.max(least, x(told.action)));
    const found = apart(wanted, 2 * radius + GAP, width - least);
    return turning
        .map((each, place) => ({
            turning: each,
            x: found[place] ?? 0,
            at: x(each.told.action),
        }))
        .sort((one, other) => rank(one, chosen) - rank(other, chosen));
}

const rank = ({ turning }: Mark, chosen: Turning | undefined) =>
    Number(turning.number === chosen?.number);
