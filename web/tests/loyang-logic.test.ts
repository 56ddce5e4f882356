import { describe, expect, it } from "vitest";
import { casualsPay, shownCards } from "../src/loyang/cards";
import { missed } from "../src/loyang/misses";
import { pricesAhead } from "../src/loyang/path";
import { tabsOf } from "../src/loyang/tabs";
import type { Board, Farm, LoyangView, OpenCard } from "../src/loyang/view";
import type { Preview, View } from "../src/net/document";

const PATH = { end: 10, steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } as Board["path"];
const standing = (path: number, step: number | null) => ({ path, prices: { step } }) as Farm;

describe("the path", () => {
    it("costs the sum of all steps from here", () => {
        const ahead = pricesAhead(standing(5, 1), PATH, 9);
        expect(ahead.map(({ space, cost }) => [space, cost])).toEqual([
            [6, 1],
            [7, 8],
            [8, 16],
            [9, 25],
            [10, 35],
        ]);
        expect(ahead.filter((price) => price.isInReach).map(({ space }) => space)).toEqual([6, 7]);
    });

    it("has nothing ahead at its end", () => {
        expect(pricesAhead(standing(10, null), PATH, 99)).toEqual([]);
    });
});

describe("the end of a turn", () => {
    const preview = (...phrases: Preview["lines"][number]["phrases"]) =>
        ({ lines: [{ seat: 0, phrases }] }) as unknown as Preview;

    const due = ["due", "served", "due", "not_due", undefined].map((duty) => ({ duty }));
    const view = { areas: [due, []] } as unknown as View;

    it("tells how many regulars it misses, though the preview ends where cash must be raised", () => {
        const told = missed(preview({ key: "event-missed" }, { key: "event-cash-less" }), view, 0);
        expect(told?.undone).toEqual({ key: "web-loyang-due", values: { count: 2 } });
    });

    it("tells nothing where nobody is missed, or another seat is", () => {
        expect(missed(preview({ key: "event-stored" }), view, 0)).toBeNull();
        expect(missed(preview({ key: "event-missed" }), view, 1)).toBeNull();
    });
});

describe("casual customers", () => {
    const board = { cards: { "casual 3": { kind: "casual", pays: 8 } } } as unknown as Board;

    it("pay more or less than printed, all alike", () => {
        expect(casualsPay(board, [{ card: "casual 3", pays: 6 } as OpenCard])).toBe(-2);
        expect(casualsPay(board, [])).toBe(0);
    });
});

describe("the tabs of a phone", () => {
    const at = (facts: Partial<LoyangView>): string[] => {
        const view = { seat: 0, players: 3, phase: "action", drawn: [], asked: [], farms: [] };
        return tabsOf({ ...view, ...facts } as unknown as View).map((tab) => tab.name);
    };

    it("follow the moment", () => {
        expect(at({})).toEqual(["market", "fields", "shop", "rivals", "log"]);
        expect(at({ phase: "cards" })[0]).toBe("cards");
        expect(at({ drawn: ["stall 2"] })[0]).toBe("cards");
        expect(at({ asked: [{ question: "path" }] })).toContain("path");
        expect(at({ players: 1, phase: "cards" })[0]).toBe("grid");
        expect(at({ players: 1 })).toContain("dummy");
    });
});

describe("cards on show", () => {
    it("are those turned over, and what the Foreman may take", () => {
        const view = { drawn: ["stall 2"], asked: [{ question: "foreman", card: "squire" }] };
        expect(shownCards(view as unknown as LoyangView, 0)).toEqual(["stall 2", "squire"]);
    });
});
