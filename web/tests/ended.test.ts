import { describe, expect, it } from "vitest";
import { CASH_KINDS, cashOf, decides } from "../src/loyang/ended";
import type { Message, Place } from "../src/net/document";
import { sumOf, withEnd } from "../src/table/ended";

const by = (cause: string, count: number): Message => ({
    key: "result-by",
    values: { cause, count },
});
const fact = (key: string, count: number, sources?: Message[]): Message => ({
    key,
    values: { count, ...(sources && { sources }) },
});
const place = (seat: number, ...facts: Message[]): Place => ({
    seat,
    place: seat + 1,
    score: { key: "result-space", values: { space: 9 } },
    facts,
    sources: [],
});

describe("cash of Loyang by its sources", () => {
    const told = place(
        0,
        fact("result-cash", 9),
        fact("result-earned", 60, [by("cause-regular", 57), by("helper-trader", 3)]),
        fact("result-spent", 61, [by("cause-path", 40), by("cause-grid", 18), by("cause-new", 3)]),
    );

    it("is told in kinds that have columns, what was spent as less", () => {
        const kinds = new Set(CASH_KINDS.map(({ name }) => name));
        expect(cashOf(told)).toEqual([
            { kind: "start", count: 10 },
            { kind: "regulars", count: 57 },
            { kind: "helpers", count: 3 },
            { kind: "path", count: -40 },
            { kind: "grid", count: -18 },
            { kind: "other", count: -3 },
        ]);
        expect(cashOf(told).every(({ kind }) => kinds.has(kind))).toBe(true);
    });

    it("comes to what is left", () => {
        expect(sumOf(cashOf(told))).toBe(9);
    });

    it("is unknown where nothing is told of it", () => {
        expect(cashOf(place(0, fact("result-cash", 9)))).toEqual([]);
    });
});

describe("what decided a place of Loyang", () => {
    const keys = (one: Place, ...level: Place[]) => decides(one, level).map(({ key }) => key);
    const earned = fact("result-earned", 60, [by("cause-regular", 60)]);
    const seat = (number: number, cash: number, left: number) =>
        place(number, fact("result-cash", cash), fact("result-left", left), earned);

    it("is told by loans alone, where nobody is level", () => {
        expect(keys(seat(0, 9, 3))).toEqual([]);
        expect(keys(place(0, fact("result-loans", 13), fact("result-cash", 0), earned))).toEqual([
            "result-loans",
        ]);
    });

    it("is told up to what differs between those that are level", () => {
        expect(keys(seat(0, 9, 3), seat(1, 7, 3))).toEqual(["result-cash"]);
        expect(keys(seat(0, 9, 3), seat(1, 9, 2))).toEqual(["result-cash", "result-left"]);
        expect(keys(seat(0, 9, 3), seat(1, 9, 3))).toEqual(["result-cash", "result-left"]);
    });
});

describe("the scores by round", () => {
    const found = [
        { action: 0, scores: [1, 1] },
        { action: 90, scores: [17, 2] },
    ];

    it("have a step of their own for what came after the last round", () => {
        expect(withEnd(found, (seat) => [0, -13][seat] ?? 0)).toEqual({
            steps: [
                { action: 0, scores: [1, 1] },
                { action: 90, scores: [17, 15] },
                { action: 90, scores: [17, 2] },
            ],
            hasEnd: true,
        });
    });

    it("end with the last round where nothing came after it", () => {
        expect(withEnd(found, () => 0)).toEqual({ steps: found, hasEnd: false });
        expect(withEnd([], () => 1)).toEqual({ steps: [], hasEnd: false });
    });
});
