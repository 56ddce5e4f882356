import { describe, expect, it } from "vitest";
import type { Happened } from "../src/net/document";
import { ends, wholeStory } from "../src/table/rounds";
import { chapters } from "../src/table/story";

const event = (action: number, ...keys: string[]): Happened => ({
    action,
    seat: 0,
    lines: keys.length ? [{ seat: 0, phrases: keys.map((key) => ({ key })) }] : [],
});

const STORY = [
    event(1, "event-die"),
    event(2),
    event(3, "event-vp-more", "event-round"),
    event(4, "event-die"),
];

describe("the log", () => {
    it("has a chapter for each round, and leaves out what nobody saw", () => {
        const found = chapters(STORY);
        expect(found.map((each) => [each.title?.key, each.events.map((e) => e.action)])).toEqual([
            [undefined, [1, 3]],
            ["event-round", [4]],
        ]);
    });
});

describe("points by round", () => {
    it("are looked up at the start, after each round, and at the end", () => {
        expect(ends(STORY, 4)).toEqual([0, 3, 4]);
        expect(ends(STORY.slice(0, 3), 3)).toEqual([0, 3]);
    });

    it("need the whole story, piece by piece", async () => {
        const asked: number[] = [];
        const told = await wholeStory(4, async (first) => {
            asked.push(first);
            return STORY.slice(first - 1, first + 1);
        });
        expect(told).toEqual(STORY);
        expect(asked).toEqual([1, 3]);
    });
});
