import { describe, expect, it } from "vitest";
import type { TableDocument, View } from "../src/net/document";
import { Past } from "../src/table/past.svelte";

/** Ten actions in each of three phases. */
const PHASES = ["farm", "revenue", "transport"];
const viewAt = (actions: number) =>
    ({ actions, round: 1, phase: PHASES[Math.floor(actions / 10)] }) as unknown as View;
const documentAt = (actions: number, can_undo = false) =>
    ({ view: viewAt(actions), can_undo }) as TableDocument;

describe("the phases of the past", () => {
    it("are looked up where they change, not action by action", async () => {
        const past = new Past();
        past.note(documentAt(29));
        const asked: number[] = [];
        await past.lookUp(3, (actions) => {
            asked.push(actions);
            return Promise.resolve(viewAt(actions));
        });
        const found = Array.from({ length: 26 }, (_, place) => past.timeOf(place + 4)?.phase);
        expect(found).toEqual([
            ...Array(7).fill("farm"),
            ...Array(10).fill("revenue"),
            ...Array(9).fill("transport"),
        ]);
        expect(asked.length).toBeLessThan(12);
        expect(past.timeOf(3)).toBeUndefined();
    });

    it("are known of what was seen, and forgotten when it is taken back", () => {
        const past = new Past();
        for (const actions of [9, 10, 11]) past.note(documentAt(actions));
        past.note(documentAt(10));
        expect([10, 11, 12].map((action) => past.timeOf(action)?.phase)).toEqual([
            "farm",
            "revenue",
            undefined,
        ]);
    });
});

describe("the floor of taking back", () => {
    const floorAfter = (...told: [number, boolean][]) => {
        const past = new Past();
        for (const [actions, canUndo] of told) past.note(documentAt(actions, canUndo));
        return past.floor;
    };

    it("lies where something could last not be taken back", () => {
        expect(floorAfter([4, false], [5, true], [6, true])).toBe(4);
        expect(floorAfter([4, false], [5, true], [6, false], [7, true])).toBe(6);
    });

    it("is at least below the newest action, for who has just come", () => {
        expect(floorAfter([6, true])).toBe(5);
        expect(floorAfter([6, true], [5, true])).toBe(4);
    });
});
