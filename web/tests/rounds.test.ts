import { describe, expect, it } from "vitest";
import { SOURCE_KINDS, sourceKind } from "../src/lagranja/sources";
import { apart, ends, ticks } from "../src/table/rounds";

describe("the scale of a chart", () => {
    it("has few round numbers, the last above everything", () => {
        expect(ticks(38)).toEqual([0, 10, 20, 30, 40]);
        expect(ticks(110)).toEqual([0, 25, 50, 75, 100, 125]);
        expect(ticks(1)).toEqual([0, 1]);
    });

    it("names the ends of lines apart from each other", () => {
        expect(apart([50, 10, 12], 16)).toEqual([50, 10, 26]);
        expect(apart([5, 5], 16)).toEqual([5, 21]);
        expect(apart([90, 90, 10], 16, 100)).toEqual([84, 100, 10]);
    });
});

describe("rounds", () => {
    it("end with the actions that begin the next", () => {
        const event = (action: number, key: string, round = 0) => ({
            action,
            seat: 0,
            lines: [{ seat: -1, phrases: [{ key, values: { round } }] }],
        });
        const story = [
            event(1, "event-round", 1),
            event(2, "event-die"),
            event(3, "event-round", 2),
            event(4, "event-end"),
        ];
        expect(ends(story, 4)).toEqual([0, 3, 4]);
    });
});

describe("sources of points", () => {
    it("are shown by their kinds", () => {
        expect(sourceKind("card-54")).toBe("helpers");
        expect(sourceKind("craft-deli")).toBe("markers");
        expect(sourceKind("cause-first")).toBe("village");
        expect(sourceKind("cause-commodity")).toBe("other");
        expect(SOURCE_KINDS.map(({ name }) => name)).toContain(sourceKind("cause-end"));
    });
});
