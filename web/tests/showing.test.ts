import { FluentBundle } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PACE } from "../src/motion/playing";
import { api, type Moment } from "../src/net/api";
import type { Asked, Choice, Happened, TableDocument } from "../src/net/document";
import type { Listener } from "../src/net/live";
import { sounds } from "../src/sound/sounds";
import { TableState } from "../src/table/state.svelte";
import { Speaker } from "../src/words/speaker";

let listener: Listener;
const asks: Record<string, unknown>[] = [];

vi.mock("../src/net/live", () => ({
    Live: class {
        constructor(_table: string, _seat: number, given: Listener) {
            listener = given;
        }
        ask(said: Record<string, unknown>): Promise<null> {
            asks.push(said);
            return Promise.resolve(null);
        }
        end(): void {
            return undefined;
        }
    },
}));

const ME = 0;
const CHOICE: Choice = { action: "pass", label: { key: "pass" }, objects: [], cost: {} };
const QUESTION: Asked = {
    decision: 9,
    question: { key: "question-pass" },
    groups: [{ key: "group-pass", title: { key: "group-pass" }, choices: [CHOICE] }],
};

const documentAfter = (actions: number, asked: Asked | null = null) =>
    ({ table: { seats: [] }, view: { actions, actors: [] }, asked }) as unknown as TableDocument;
const event = (action: number, seat: number): Happened => ({
    action,
    seat,
    lines: [{ seat, phrases: [{ key: "event-die" }] }],
});

/** What others do, one action each. */
function others(...documents: TableDocument[]): void {
    for (const document of documents) {
        listener.changed(document, [event(document.view?.actions ?? 0, 1)], []);
    }
}

let table: TableState;
const heard: string[] = [];
const shown = () => table.document?.view?.actions;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.spyOn(sounds, "play").mockImplementation((name) => void heard.push(name));
    vi.spyOn(sounds, "allow").mockResolvedValue();
    asks.length = 0;
    heard.length = 0;
    table = new TableState("table", ME, new Speaker(new FluentBundle("en")));
    listener.connection("open");
    listener.whole(documentAfter(1), [event(1, ME)], []);
});

afterEach(() => {
    table.end();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

describe("what is shown", () => {
    it("follows move by move, while the newest is known at once", () => {
        others(documentAfter(2), documentAfter(3), documentAfter(4, QUESTION));
        expect(table.newest?.view?.actions).toBe(4);
        expect(shown()).toBe(2);
        expect(table.asked).toBeNull();
        vi.advanceTimersByTime(2 * PACE);
        expect(shown()).toBe(4);
        expect(table.asked?.decision).toBe(9);
    });

    it("is the newest as soon as something is pressed", () => {
        others(documentAfter(2), documentAfter(3), documentAfter(4));
        table.pressed();
        expect(shown()).toBe(4);
    });

    it("moves one action back when one is taken back", () => {
        others(documentAfter(2));
        listener.changed(documentAfter(1), [], []);
        vi.advanceTimersByTime(PACE);
        expect(shown()).toBe(1);
        expect(table.events.map((each) => each.action)).toEqual([1]);
    });
});

describe("a press", () => {
    it("is not for a question that it brings to light", async () => {
        others(documentAfter(2), documentAfter(3, QUESTION));
        table.pressed();
        await table.act(CHOICE);
        expect(asks).toEqual([]);
        table.pressed();
        await table.act(CHOICE);
        expect(asks).toMatchObject([{ do: "act", decision: 9, action: "pass" }]);
    });

    it("acts on the question that was there, however others move meanwhile", async () => {
        others(documentAfter(2, QUESTION));
        vi.advanceTimersByTime(PACE);
        others(documentAfter(3, QUESTION), documentAfter(4, QUESTION));
        table.pressed();
        await table.act(CHOICE);
        expect(asks).toHaveLength(1);
    });
});

describe("sounds", () => {
    it("knock when I am asked, and not again while I am", () => {
        others(documentAfter(2), documentAfter(3, QUESTION));
        vi.advanceTimersByTime(PACE);
        expect(heard).toEqual(["piece", "turn"]);
        listener.changed(documentAfter(4, { ...QUESTION, decision: 10 }), [event(4, ME)], []);
        expect(heard).toEqual(["piece", "turn", "piece"]);
    });
});

describe("after the connection was lost", () => {
    it("the last turn that was missed is played", async () => {
        const moment = vi
            .spyOn(api, "moment")
            .mockImplementation(async (_, action) => documentAfter(action) as unknown as Moment);
        const missed = [event(2, 1), event(3, 2), event(4, 2)];
        listener.whole(documentAfter(4, QUESTION), [event(1, ME), ...missed], []);
        await settled();
        expect(moment.mock.calls.map(([, action]) => action)).toEqual([2, 3]);
        expect(shown()).toBe(2);
        vi.advanceTimersByTime(PACE);
        expect(shown()).toBe(3);
        vi.advanceTimersByTime(PACE);
        expect(shown()).toBe(4);
        expect(table.asked?.decision).toBe(9);
    });

    it("it is as it is where the past cannot be looked up", async () => {
        vi.spyOn(api, "moment").mockRejectedValue(new Error("gone"));
        listener.whole(documentAfter(4), [event(1, ME), event(4, 2)], []);
        await settled();
        vi.advanceTimersByTime(PACE);
        expect(shown()).toBe(4);
    });
});
