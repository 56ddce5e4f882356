import { describe, expect, it } from "vitest";
import { changes, counted } from "../src/acting/changes";
import type { Choice, Message, Preview } from "../src/net/document";

const choice: Choice = {
    action: "sell olive",
    label: { key: "sell" },
    objects: [],
    cost: { silver: 2 },
};

function preview(...phrases: Message[]): Preview {
    const lines = [
        { seat: 1, phrases },
        { seat: 2, phrases: [{ key: "event-silver-more", values: { amount: 9 } }] },
    ];
    const rest = { why: null, undone: null, paragraph: "", after: null, further: null };
    return { possible: true, reveals: true, lines, ...rest };
}

describe("what a previewed action changes", () => {
    it("is its cost before the preview has come", () => {
        expect(changes(choice, null, 1)).toEqual({ silver: -2 });
        expect(changes(null, null, 1)).toEqual({});
    });

    it("is added up from the phrases about the seat, with their causes or without", () => {
        const told = preview(
            { key: "event-good-more", values: { amount: 2, good: "good-olive" } },
            {
                key: "event-because",
                values: {
                    what: [
                        { key: "event-good-less", values: { amount: 1, good: "good-olive" } },
                        { key: "event-vp-more", values: { amount: 3 } },
                    ],
                    cause: "cause-barrow",
                },
            },
            { key: "event-cash-less", values: { count: 4 } },
            { key: "event-vegetable-more", values: { count: 1, vegetable: "vegetable-leek" } },
            { key: "event-marker", values: { space: 13, value: 4 } },
        );
        expect(changes(choice, told, 1)).toEqual({
            "good-olive": 1,
            vp: 3,
            cash: -4,
            "vegetable-leek": 1,
        });
    });
});

describe("a phrase of a story", () => {
    const more = (amount: number, good: string) => ({
        key: "event-good-more",
        values: { amount, good },
    });

    it("is counted, with all of one thing together, gains apart from losses", () => {
        const less = { key: "event-good-less", values: { amount: 1, good: "good-olive" } };
        const what = [more(1, "good-olive"), less, more(2, "good-pig"), more(1, "good-olive")];
        expect(counted({ key: "event-because", values: { what, cause: "cause-sale" } })).toEqual([
            { thing: "good-olive", by: 2 },
            { thing: "good-olive", by: -1 },
            { thing: "good-pig", by: 2 },
        ]);
    });

    it("is said where it tells something else", () => {
        const what = [more(1, "good-olive"), { key: "event-marker", values: { space: 3 } }];
        expect(counted({ key: "event-because", values: { what, cause: "cause-market" } })).toBe(
            null,
        );
    });
});
