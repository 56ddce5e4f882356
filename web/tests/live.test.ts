import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableDocument } from "../src/net/document";
import { Live, type Connection } from "../src/net/live";
import { change, PASS, UNDO, whole, Wire } from "./wire";

let wires: Wire[];
let states: Connection[];
let rounds: number[];
let looks: number;
let isNewer: boolean;
let live: Live;

const newest = () => wires.at(-1) as Wire;
const round = (document: TableDocument) => document.view?.round ?? 0;

beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    states = [];
    rounds = [];
    looks = 0;
    isNewer = false;
    live = new Live(
        "table",
        0,
        {
            whole: (document) => rounds.push(round(document)),
            changed: (document) => rounds.push(round(document)),
            connection: (state) => states.push(state),
        },
        () => {
            wires.push(new Wire());
            return newest() as unknown as WebSocket;
        },
        (say) => {
            looks += 1;
            if (isNewer) say();
            return Promise.resolve();
        },
    );
});

afterEach(() => {
    live.end();
    vi.useRealTimers();
});

describe("what is told", () => {
    it("is followed change by change", () => {
        newest().hear(whole(4));
        newest().hear(change(5, 2));
        newest().hear(change(6, 3));
        expect(rounds).toEqual([1, 2, 3]);
        expect(newest().sent).toEqual([]);
    });

    it("is asked for as a whole when something was missed", () => {
        newest().hear(whole(4));
        newest().hear(change(6, 3));
        expect(rounds).toEqual([1]);
        expect(newest().sent).toEqual([{ do: "whole" }]);
        newest().hear(whole(6, 3));
        newest().hear(change(7, 4));
        expect(rounds).toEqual([1, 3, 4]);
    });
});

describe("a lost connection", () => {
    it("comes back by itself, later each time", () => {
        newest().hear(whole(1));
        newest().lose();
        expect(states.at(-1)).toBe("lost");
        vi.advanceTimersByTime(500);
        expect(wires).toHaveLength(2);
        for (let time = 0; time < 8; time++) {
            newest().lose();
            vi.advanceTimersByTime(12_000);
        }
        const before = wires.length;
        newest().lose();
        vi.advanceTimersByTime(3_900); // half of the longest pause has not passed
        expect(wires).toHaveLength(before);
        vi.advanceTimersByTime(8_100);
        expect(wires).toHaveLength(before + 1);
    });

    it("is tried at once when somebody says so", () => {
        newest().hear(whole(1));
        newest().lose();
        live.again();
        expect(wires).toHaveLength(2);
        live.again();
        vi.advanceTimersByTime(20_000);
        expect(wires).toHaveLength(2);
    });

    it.each([
        ["the session has ended", 4001],
        ["the seat was lost", 4003],
        ["the table was deleted", 4004],
    ])("is final when %s", (_, code) => {
        newest().hear(whole(1));
        newest().lose(code);
        vi.advanceTimersByTime(60_000);
        expect(states.at(-1)).toBe("ended");
        expect(wires).toHaveLength(1);
    });
});

describe("another server", () => {
    it("may be there after the line was lost, and not before", () => {
        newest().hear(whole(1));
        newest().hear(whole(2));
        expect(looks).toBe(0);
        newest().lose();
        vi.advanceTimersByTime(1_000);
        expect(looks).toBe(0);
        isNewer = true;
        newest().hear(whole(2));
        expect(looks).toBe(1);
        expect(states.at(-1)).toBe("outdated");
    });

    it.each([
        ["a kind of message that is new", { type: "weather", sky: "blue" }],
        ["a change that has no patch", { ...change(5, 2), patch: undefined }],
        ["a change of what is not there", { ...change(5, 2), patch: [[["farm", "den", 0], 1]] }],
        ["no object at all", null],
    ])("is not understood: %s", (_, told) => {
        const errors: unknown[] = [];
        vi.stubGlobal("reportError", (error: unknown) => errors.push(error));
        newest().hear(whole(4));
        newest().hear(told);
        expect(states.at(-1)).toBe("puzzled");
        expect(looks).toBe(1);
        expect(rounds).toEqual([1]);
        expect(errors).toHaveLength(1);
        void live.ask(PASS);
        expect(newest().sent).toEqual([]);
        vi.unstubAllGlobals();
    });
});

describe("what is asked", () => {
    it("is answered when it is written down, or refused", async () => {
        newest().hear(whole(1));
        const first = live.ask(PASS);
        const second = live.ask(UNDO);
        const [one, other] = newest().sent;
        expect(one?.["request"]).not.toBe(other?.["request"]);
        const refused = { type: "refused", request: other?.["request"], reason: "no-undo" };
        newest().hear(refused);
        newest().hear({ type: "done", request: one?.["request"], number: 2 });
        expect(await first).toBeNull();
        expect(await second).toEqual(refused);
    });

    it("is sent again with the same id, so that it never acts twice", async () => {
        newest().hear(whole(1));
        const answer = live.ask(PASS);
        const [before] = newest().sent;
        newest().lose();
        vi.advanceTimersByTime(1_000);
        expect(newest().sent).toEqual([]);
        newest().hear(whole(2));
        expect(newest().sent).toEqual([before]);
        newest().hear({ type: "done", request: before?.["request"], number: 2 });
        expect(await answer).toBeNull();
        newest().lose();
        vi.advanceTimersByTime(1_000);
        newest().hear(whole(2));
        expect(newest().sent).toEqual([]);
    });

    it("waits until the table is known", () => {
        void live.ask({ do: "say", text: "hello" });
        expect(newest().sent).toEqual([]);
        newest().hear(whole(1));
        expect(newest().sent).toHaveLength(1);
    });
});
