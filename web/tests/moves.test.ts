import { describe, expect, it } from "vitest";
import { moves } from "../src/motion/moves";
import type { Box, Picture } from "../src/motion/picture";
import { APART, schedule, TRAVEL } from "../src/motion/schedule";

const at = (x: number): Box => ({ x, y: 0, width: 20, height: 20 });
const place = () => document.createElement("span");

/** A table of places, each with a symbol, a count and how far to the right it lies. */
function table(
    places: [Element, string, number, number][],
    homes: [string, number][] = [],
): Picture {
    return {
        pieces: new Map(),
        held: new Map(
            places.map(([element, symbol, count, x]) => [element, { symbol, count, at: at(x) }]),
        ),
        homes: new Map(homes.map(([symbol, x]) => [symbol, at(x)])),
    };
}

const [den, barrow, rival, shop] = [place(), place(), place(), place()];

describe("pieces that look alike", () => {
    it("travel from where there is one less to where there is one more", () => {
        const found = moves(
            table([
                [den, "grain", 3, 0],
                [barrow, "grain", 0, 100],
                [rival, "grape", 1, 300],
            ]),
            table([
                [den, "grain", 2, 0],
                [barrow, "grain", 1, 100],
                [rival, "grape", 1, 300],
            ]),
        );
        expect(found.travels).toEqual([
            { symbol: "grain", from: at(0), to: at(100), into: barrow, isNamed: false },
        ]);
        expect(found.changed).toEqual(
            new Map([
                [den, 3],
                [barrow, 0],
            ]),
        );
    });

    it("go to the nearest that got one, and come from every field in turn", () => {
        const [one, two] = [place(), place()];
        const found = moves(
            table([
                [one, "leek", 3, 0],
                [two, "leek", 2, 40],
                [den, "leek", 0, 100],
                [rival, "leek", 0, 900],
            ]),
            table([
                [one, "leek", 1, 0],
                [two, "leek", 1, 40],
                [den, "leek", 3, 100],
                [rival, "leek", 0, 900],
            ]),
        );
        expect(found.travels.map(({ from, into }) => [from.x, into])).toEqual([
            [0, den],
            [40, den],
            [0, den],
        ]);
    });

    it("come from the thing that was acted upon, where nobody lost them", () => {
        const before = table([[den, "silver", 1, 0]]);
        const after = table([[den, "silver", 3, 0]]);
        expect(moves(before, after, [at(500)]).travels.map(({ from }) => from.x)).toEqual([500]);
        expect(moves(before, after).travels).toEqual([]);
        // What was acted upon is the place itself: nothing is seen to travel.
        expect(moves(before, after, [at(1)]).travels).toEqual([]);
    });

    it("come from their home and go back to it", () => {
        const home: [string, number][] = [["seat-2", 700]];
        const [empty, laid] = [table([], home), table([[barrow, "seat-2", 1, 40]], home)];
        const [placed] = moves(empty, laid).travels;
        expect([placed?.from.x, placed?.to.x, placed?.into]).toEqual([700, 40, barrow]);
        const [removed] = moves(laid, empty).travels;
        expect([removed?.from.x, removed?.to.x, removed?.into]).toEqual([40, 700, null]);
    });

    it("are not pieces where a number counts no symbol: it only changes", () => {
        const found = moves(
            table([
                [den, "", 3, 0],
                [shop, "", 1, 100],
            ]),
            table([
                [den, "", 2, 0],
                [shop, "", 2, 100],
            ]),
        );
        expect(found.travels).toEqual([]);
        expect([...found.changed.keys()]).toEqual([den, shop]);
    });

    it("are others when a place holds another symbol", () => {
        const found = moves(
            table([[den, "wheat", 2, 0]]),
            table([
                [den, "leek", 1, 0],
                [shop, "wheat", 2, 90],
            ]),
        );
        expect(found.changed.size).toBe(0);
        expect(found.travels.map(({ symbol, into }) => [symbol, into])).toEqual([
            ["wheat", shop],
            ["wheat", shop],
        ]);
    });
});

describe("a piece that has a name", () => {
    const disc = (x: number, element: Element): Picture => ({
        ...table([]),
        pieces: new Map([["siesta-1", { element, at: at(x) }]]),
    });

    it("travels to where it lies now, even if it is drawn by another element", () => {
        const found = moves(disc(0, den), disc(80, barrow)).travels;
        expect(found).toEqual([
            { symbol: "siesta-1", from: at(0), to: at(80), into: barrow, isNamed: true },
        ]);
    });

    it("leaves before those that only make room for it", () => {
        const hand = (...places: number[]): Picture => ({
            ...table([]),
            pieces: new Map(places.map((x, card) => [`card-${card}`, { element: den, at: at(x) }])),
        });
        const found = moves(hand(0, 50, 100), hand(50, 900, 50)).travels;
        expect(found.map(({ symbol }) => symbol)).toEqual(["card-1", "card-0", "card-2"]);
    });

    it("does not travel where it stays, comes or goes", () => {
        expect(moves(disc(0, den), disc(2, den)).travels).toEqual([]);
        expect(moves(table([]), disc(2, den)).travels).toEqual([]);
        expect(moves(disc(2, den), table([])).travels).toEqual([]);
    });
});

describe("the time of pieces", () => {
    const travel = (from: number, symbol = "leek") => ({
        symbol,
        from: at(from),
        to: at(1000),
        into: den,
        isNamed: false,
    });

    it("is field by field, and never more than three are in the air", () => {
        const fields = [0, 30, 60, 90, 120, 150].map((x) => travel(x));
        const timed = schedule(fields);
        expect(timed.map((each) => each.leaves)).toEqual([0, 60, 120, 260, 320, 380]);
        expect(APART).toBe(60);
        for (const one of timed) {
            const there = timed.filter(
                (each) => each.leaves <= one.leaves && one.leaves < each.arrives,
            );
            expect(there.length).toBeLessThanOrEqual(3);
            expect(one.arrives - one.leaves).toBe(TRAVEL);
        }
    });

    it("is spent on three of those that take the same way; the rest appear", () => {
        expect(schedule([travel(0), travel(0), travel(0), travel(0), travel(0)])).toHaveLength(3);
        expect(schedule([travel(0), travel(0), travel(0), travel(0, "wheat")])).toHaveLength(4);
    });

    it("is not spent on a whole table", () => {
        const many = Array.from({ length: 30 }, (_, place) => travel(place * 30));
        expect(schedule(many).length).toBeLessThan(10);
    });
});
