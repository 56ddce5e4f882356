import { describe, expect, it } from "vitest";
import type { Happened } from "../src/net/document";
import { ends, wholeStory } from "../src/table/rounds";
import { chapters, newest, since, turns, NOBODY } from "../src/table/story";

const event = (action: number, ...keys: string[]): Happened => ({
    action,
    seat: 0,
    lines: keys.length ? [{ seat: 0, phrases: keys.map((key) => ({ key })) }] : [],
});

const roundBegins = (round: number) => ({ key: "event-round", values: { round } });

const STORY: Happened[] = [
    event(1, "event-die"),
    event(2),
    {
        action: 3,
        seat: 0,
        lines: [{ seat: 0, phrases: [{ key: "event-vp-more" }, roundBegins(2)] }],
    },
    event(4, "event-die"),
];

describe("the log", () => {
    it("has a chapter for each phase, and leaves out what nobody saw", () => {
        const phases = ["revenue", "revenue", "transport", "farm"];
        const timeOf = (action: number) => ({
            round: action === 4 ? 2 : 1,
            phase: phases[action - 1] ?? "",
        });
        const found = chapters(STORY, timeOf);
        expect(found.map((each) => [each.time?.phase, each.events.map((e) => e.action)])).toEqual([
            ["revenue", [1]],
            ["transport", [3]],
            ["farm", [4]],
        ]);
    });

    it("tells a phase once, also while some of its actions are still looked up", () => {
        const told = [1, 2, 3, 4, 5, 6].map((action) => event(action, "event-die"));
        const known: Record<number, string> = { 1: "farm", 3: "farm", 4: "farm", 6: "revenue" };
        const timeOf = (action: number) => {
            const phase = known[action];
            return phase ? { round: 1, phase } : undefined;
        };
        const found = chapters(told, timeOf);
        expect(found.map((each) => [each.time?.phase, each.events.map((e) => e.action)])).toEqual([
            ["farm", [1, 2, 3, 4]],
            [undefined, [5]],
            ["revenue", [6]],
        ]);
    });

    it("is one chapter as long as no phase is known", () => {
        expect(chapters(STORY, () => undefined)).toHaveLength(1);
    });
});

describe("points by round", () => {
    it("are looked up at the start, after each round, and at the end", () => {
        expect(ends(STORY, 4)).toEqual([0, 3, 4]);
        expect(ends(STORY.slice(0, 3), 3)).toEqual([0, 3]);
    });

    it("ends no round where the first begins", () => {
        const first = { action: 1, seat: 0, lines: [{ seat: 0, phrases: [roundBegins(1)] }] };
        expect(ends([first, ...STORY.slice(1)], 4)).toEqual([0, 3, 4]);
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

describe("what others did", () => {
    const by = (action: number, seat: number, ...keys: string[]): Happened => ({
        ...event(action, ...keys),
        seat,
    });
    const TOLD = [
        by(4, 0, "event-die"),
        by(5, 1, "event-die"),
        by(6, 1),
        by(7, 1, "event-growth"),
        by(8, 2, "event-die"),
        by(9, 0, "event-die"),
        by(10, 1, "event-die"),
    ];

    it("is told seat by seat, as it came", () => {
        const found = turns(since(TOLD, 4, 0));
        expect(found.map(({ seat, events }) => [seat, events.map((each) => each.action)])).toEqual([
            [1, [5, 7]],
            [2, [8]],
            [1, [10]],
        ]);
    });

    it("tells the newest of it where there is room for little", () => {
        const told = newest(turns(since(TOLD, 4, 0)), 3);
        expect(told.map(({ from, events }) => [from, events.map((each) => each.action)])).toEqual([
            [5, [7]],
            [8, [8]],
            [10, [10]],
        ]);
        expect(newest(told, 1).map(({ from }) => from)).toEqual([10]);
        expect(newest(told, 0)).toEqual([]);
    });

    it("begins after my last move", () => {
        expect(since(TOLD, 9, 0).map((each) => each.action)).toEqual([10]);
    });

    it("begins with what my last move led to for anybody", () => {
        const line = (seat: number, key: string) => ({ seat, phrases: [{ key }] });
        const lines = [line(0, "event-die"), line(1, "event-siesta"), line(0, "event-siesta")];
        const told = [{ ...by(9, 0), lines }, by(10, 1, "event-die")];
        expect(since(told, 9, 0)).toEqual([
            { ...by(9, NOBODY), lines: lines.slice(1) },
            by(10, 1, "event-die"),
        ]);
        const round = [{ ...by(9, 0), lines: [line(0, "event-die"), line(NOBODY, "event-round")] }];
        expect(since(round, 9, 0)).toEqual([]);
    });
});
