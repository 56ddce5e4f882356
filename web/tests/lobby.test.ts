import { describe, expect, it } from "vitest";
import { ago } from "../src/lobby/ago";
import { freeFirst, waitingFirst } from "../src/lobby/order";
import { given, pace } from "../src/lobby/pace";
import { stateOf, taken } from "../src/lobby/sitting";
import { valuesOf } from "../src/lobby/values";
import { changed, defaults, valuesFor, wishOf } from "../src/lobby/wish";
import type { TableAnswer, TableLine } from "../src/net/api";

const GAME = {
    name: "la-granja",
    least_seats: 1,
    most_seats: 4,
    options: { removal: ["all", "choose"], secret_vp: ["off", "on"] },
    refused: {},
};
const SEATED = {
    ...GAME,
    options: { first: ["seed", "1", "2", "3"] },
    refused: { first: { "2": [1], "3": [1, 2] } },
};

describe("a new table", () => {
    it("is played at once against two bots if nothing is changed", () => {
        const wish = wishOf(defaults("la-granja", "normal"), GAME);
        expect(wish).toMatchObject({
            seats: 3,
            my_seat: 0,
            bots: { "1": "normal", "2": "normal" },
            options: {},
            clock: null,
            public: false,
            start: true,
        });
    });

    it("waits for a guest who has a link", () => {
        const filled = defaults("la-granja", "normal");
        filled.sitters[2] = { sitting: "link", level: "normal" };
        const wish = wishOf(filled, GAME);
        expect(wish.start).toBe(false);
        expect(wish.bots).toEqual({ "1": "normal" });
        expect(wish.public).toBe(false);
    });

    it("is public when a seat is open to all", () => {
        const filled = defaults("la-granja", "normal");
        filled.sitters[1] = { sitting: "open", level: "normal" };
        expect(wishOf(filled, GAME).public).toBe(true);
    });

    it("does not count seats that the game does not have this time", () => {
        const filled = defaults("la-granja", "normal");
        filled.seats = 1;
        filled.sitters[3] = { sitting: "open", level: "normal" };
        expect(wishOf(filled, GAME)).toMatchObject({ bots: {}, public: false, start: true });
    });

    it("names only options that differ and that the game has", () => {
        const options = { removal: "choose", secret_vp: "off", introductory: "on" };
        expect(changed(GAME, options, 3)).toEqual({ removal: "choose" });
    });

    it("has the values of options that the game takes with so many seats", () => {
        expect(valuesFor(SEATED, "first", 2)).toEqual(["seed", "1", "2"]);
        expect(valuesFor(SEATED, "first", 3)).toEqual(["seed", "1", "2", "3"]);
        const filled = { ...defaults("la-granja", "normal"), options: { first: "3" } };
        expect(wishOf({ ...filled, seats: 2 }, SEATED).options).toEqual({});
        expect(wishOf(filled, SEATED).options).toEqual({ first: "3" });
    });

    it("begins after the second seat is taken when one person has two", () => {
        const filled = defaults("la-granja", "normal");
        filled.sitters[1] = { sitting: "you", level: "normal" };
        expect(wishOf(filled, GAME)).toMatchObject({ my_seat: 0, start: false });
    });

    it("has a clock with a budget", () => {
        const filled = { ...defaults("la-granja", "normal"), budget: 1200, then: "pause" as const };
        expect(wishOf(filled, GAME).clock).toEqual({ budget: 1200, increment: 0, then: "pause" });
    });

    it("gives back for each action what fits the budget", () => {
        const filled = { ...defaults("la-granja", "normal"), budget: 1200, increment: 15 };
        expect(wishOf(filled, GAME).clock).toMatchObject({ increment: 15 });
        filled.budget = 3 * 86400; // hours, where there are days
        expect(wishOf(filled, GAME).clock).toMatchObject({ increment: 0 });
        filled.increment = 3600;
        expect(wishOf(filled, GAME).clock).toMatchObject({ increment: 3600 });
    });
});

describe("my tables", () => {
    it("wait for players, and when all sit for the host", () => {
        const line = (state: string, free: number) => ({ state, free }) as TableLine;
        const host = { is_host: true } as TableAnswer;
        expect(stateOf(line("open", 1), host)).toBe("web-state-open");
        expect(stateOf(line("open", 0), host)).toBe("web-state-ready-mine");
        expect(stateOf(line("open", 0))).toBe("web-state-ready");
        expect(stateOf(line("running", 0), host)).toBe("web-state-running");
    });

    it("are sorted by what waits for me, then by what is played, newest first", () => {
        const lines = [
            ["past", "over", false, 9],
            ["older", "running", false, 1],
            ["newer", "open", false, 2],
            ["mine", "running", true, 0],
        ].map(([table, state, my_turn, changed]) => ({ table, state, my_turn, changed }));
        const sorted = waitingFirst(lines as TableLine[]).map((line) => line.table);
        expect(sorted).toEqual(["mine", "newer", "older", "past"]);
    });
});

describe("times", () => {
    it("are told as people do", () => {
        expect(ago(0, "en", 90_000)).toBe("1 minute ago");
        expect(ago(0, "en", 26 * 3_600_000)).toBe("yesterday");
        expect(ago(1000, "en", 0)).toBe("this minute");
    });

    it("are budgets of minutes or days", () => {
        expect(pace(0).key).toBe("web-no-clock");
        expect(pace(1200)).toEqual({ key: "web-minutes-each", values: { minutes: 20 } });
        expect(pace(3 * 86400)).toEqual({ key: "web-days-each", values: { days: 3 } });
    });

    it("are given back in seconds or hours", () => {
        expect(given(0)).toEqual({ key: "web-seconds", values: { seconds: 0 } });
        expect(given(15)).toEqual({ key: "web-seconds", values: { seconds: 15 } });
        expect(given(4 * 3600)).toEqual({ key: "web-hours", values: { hours: 4 } });
    });
});

describe("components of one's own", () => {
    it("are listed value by value, entries of lists by their first value", () => {
        const file = {
            price: { pig: { sell: 2 } },
            card: [{ number: 2, barrow: { vp: 4, goods: ["grape", "olive"] } }],
        };
        expect(valuesOf(JSON.stringify(file))).toEqual([
            { place: ["price", "pig", "sell"], value: "2" },
            { place: ["card", "2", "barrow", "vp"], value: "4" },
            { place: ["card", "2", "barrow", "goods"], value: "grape olive" },
        ]);
    });

    it("are not guessed at in a file that is none", () => {
        expect(valuesOf("{")).toBe(null);
        expect(valuesOf("{}")).toEqual([]);
    });
});

describe("the seats of a table in a list", () => {
    const line = { seats: 3, free: 1 } as TableLine;

    it("are drawn as the table tells them", () => {
        const seats = ["person", "free", "bot"].map((sitter) => ({ sitter }));
        const answer = { table: { seats } } as unknown as TableAnswer;
        expect(taken(line, answer)).toEqual([true, false, true]);
    });

    it("are free at the end as long as it has told nothing", () => {
        expect(taken(line)).toEqual([true, true, false]);
    });
});

describe("the tables of others", () => {
    it("come first where a seat is free, the newest before the older ones", () => {
        const lines = [
            { table: "full", free: 0, changed: 9 },
            { table: "older", free: 2, changed: 1 },
            { table: "newer", free: 1, changed: 2 },
        ] as TableLine[];
        expect(freeFirst(lines).map((line) => line.table)).toEqual(["newer", "older", "full"]);
    });
});
