import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import { lookingBack, ofGame } from "../src/table/lookingBack.svelte";
import { Replay } from "../src/table/replay.svelte";
import type { TableState } from "../src/table/state.svelte";

afterEach(() => {
    vi.restoreAllMocks();
});

describe("the coach's review", () => {
    const over = (actions: number) =>
        ({
            id: "T",
            seat: 1,
            newest: { view: { actions } },
            ask: (work: () => Promise<unknown>) => work(),
        }) as unknown as TableState;

    it("is still there after a look at the board, and so is the place in the game", async () => {
        const seats = [{ seat: 1 }, { seat: 2 }];
        vi.spyOn(api, "review").mockResolvedValue({ seats } as never);
        const table = over(40);
        expect(lookingBack(table).at).toBe(40);
        await lookingBack(table).ask();
        lookingBack(table).at = 12;
        expect(lookingBack(table).mine).toEqual({ seat: 2 });
        expect(lookingBack(table).at).toBe(12);
    });

    it("is asked for anew when the game went on, and at another table", () => {
        const table = over(40);
        const first = lookingBack(table);
        expect(lookingBack(over(40))).not.toBe(first);
        (table as unknown as { newest: unknown }).newest = { view: { actions: 41 } };
        expect(lookingBack(table).at).toBe(41);
    });
});

describe("what a game says in its own words", () => {
    const at = (game: string) =>
        ({
            document: { table: { game } },
            speaker: { knows: (key: string) => key === "web-way-about-loyang" },
        }) as unknown as TableState;

    it("is said where there are such words", () => {
        expect(ofGame(at("loyang"), "web-way-about")).toBe("web-way-about-loyang");
        expect(ofGame(at("loyang"), "web-review")).toBe("web-review");
        expect(ofGame(at("la-granja"), "web-way-about")).toBe("web-way-about");
    });
});

describe("the moves before a moment of the past", () => {
    const ACTIONS = 423;
    const PIECE = 200;
    let replay: Replay;
    let pieces: number[];
    const newest = () => replay.before.at(-1)?.action;

    beforeEach(() => {
        replay = new Replay();
        pieces = [];
        vi.spyOn(api, "moment").mockImplementation((_, action) =>
            Promise.resolve({ action, actions: ACTIONS } as never),
        );
        vi.spyOn(api, "events").mockImplementation((_, first) => {
            pieces.push(first);
            const length = Math.min(PIECE, ACTIONS - first + 1);
            const events = Array.from({ length }, (_, n) => ({
                action: first + n,
                seat: 0,
                lines: [],
            }));
            return Promise.resolve({ events });
        });
    });

    it("end with it, not with the game", async () => {
        await replay.show("T", 211, 0);
        expect(newest()).toBe(211);
    });

    it("are asked for in large pieces", async () => {
        for (const action of [211, 212, 213, 290, 150, 141]) await replay.show("T", action, 0);
        expect(pieces).toEqual([111]);
        await replay.show("T", 5, 0);
        expect(newest()).toBe(5);
        expect(pieces).toEqual([111, 1]);
    });

    it("are none before the first", async () => {
        await replay.show("T", 0, 0);
        expect(replay.before).toEqual([]);
    });
});
