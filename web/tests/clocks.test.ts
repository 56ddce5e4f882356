import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import "../src/loyang/framed"; // fetched here, where it may take its time
import { api, Problem } from "../src/net/api";
import type { TableDocument } from "../src/net/document";
import type { Listener } from "../src/net/live";
import { askedAgo } from "../src/table/clock";
import { fetchGame } from "../src/table/games";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import GateStand from "./GateStand.svelte";

let listener: Listener;

vi.mock("../src/net/live", () => ({
    Live: class {
        constructor(_table: string, _seat: number, given: Listener) {
            listener = given;
        }
        end = () => undefined;
    },
}));

const HERE = 1_800_000_000_000;
const HOUR = 3_600_000;
const BUDGET = 20 * 60_000;

let speaker: Speaker;
let table: TableState;
let page: ReturnType<typeof mount>;
const clocks = () =>
    [...document.querySelectorAll(".who [role=timer]")].map((each) => each.textContent.trim());

/** Ana and Bo, of whom this seat is asked, and a bot; nobody has acted before action 1. */
function told(asked: number, at: number, actions = 0, left = [BUDGET, BUDGET - 5000, BUDGET]) {
    const person = (name: string) => ({ sitter: "person", name, level: "", muted: false });
    return {
        table: {
            game: "loyang",
            state: "running",
            seats: [person("Ana"), person("Bo"), { ...person("Cy"), sitter: "bot" }],
        },
        headline: [],
        questions: [],
        clock: { left, at, running: asked === 2 ? [] : [asked] },
        view: { game: "loyang", actions, actors: [asked], farms: [] },
        asked: asked === 0 ? { decision: 1, question: { key: "question-path" }, groups: [] } : null,
    } as unknown as TableDocument;
}

beforeAll(async () => {
    speaker = new Speaker(await bundleOf("en", "loyang"));
    await fetchGame("loyang");
});

beforeEach(() => {
    vi.useFakeTimers({ now: HERE });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    table = new TableState("T", 0, speaker);
    table.connection = "open";
});

afterEach(async () => {
    await unmount(page);
    table.end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

function show(first: TableDocument): void {
    listener.whole(first, [], []);
    page = mount(GateStand, { target: document.body, props: { table } });
    flushSync();
}

function pass(milliseconds: number): void {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
}

describe("a clock stands where the gate says whose turn it is", () => {
    it("in one's own turn, whatever was done before", () => {
        show(told(0, HERE));
        expect(clocks()).toEqual(["20:00"]);
        pass(3000);
        expect(clocks()).toEqual(["19:57"]);
    });

    it("while somebody is waited for before anybody has acted, and one's own beside it", () => {
        show(told(1, HERE));
        pass(1000);
        expect(clocks()).toEqual(["19:54", "20:00"]);
    });

    it("while bots act, who have none", () => {
        show(told(2, HERE));
        pass(5000);
        expect(clocks()).toEqual(["20:00"]);
    });

    it("nowhere where the table has none", () => {
        show({ ...told(0, HERE), clock: null });
        expect(clocks()).toEqual([]);
    });
});

it.each([HOUR, -HOUR])("runs by the server's time, with the clock here %i ahead", (ahead) => {
    show(told(1, HERE - ahead));
    pass(2000);
    const at = HERE + 2000 - ahead;
    listener.changed(told(0, at, 1), [{ action: 1, seat: 1, lines: [] }], []);
    flushSync();
    expect(clocks()).toEqual(["20:00"]);
    pass(4000);
    expect(clocks()).toEqual(["19:56"]);
});

describe("a table without clocks tells for how long somebody has been waited for", () => {
    const MINUTE = 60_000;
    const who = () => document.querySelector(".who")?.textContent.replace(/\s+/g, " ") ?? "";
    const untimed = (asked: number, actions = 0) =>
        ({ ...told(asked, HERE, actions), clock: null }) as TableDocument;
    const waits = (changed: number) =>
        vi.spyOn(api, "mine").mockResolvedValue({ tables: [{ table: "T", changed }] } as never);

    afterEach(() => vi.restoreAllMocks());

    it("since the last action, whoever was looking", async () => {
        waits(HERE - 5 * MINUTE);
        show(untimed(1));
        await vi.advanceTimersByTimeAsync(0);
        flushSync();
        expect(who()).toContain("asked 5 min ago");
        pass(56 * MINUTE);
        expect(who()).toContain("asked 1 h ago");
    });

    it("from when it was heard of", () => {
        const mine = waits(HERE);
        show(untimed(0));
        listener.changed(untimed(1, 1), [], []);
        flushSync();
        expect(who()).not.toContain("ago");
        pass(2 * MINUTE);
        expect(who()).toContain("asked 2 min ago");
        listener.changed(untimed(1, 1), [], []); // somebody said something
        pass(MINUTE);
        expect(who()).toContain("asked 3 min ago");
        expect(mine).not.toHaveBeenCalled();
    });

    it("not where that is not known, of a bot, or beside a clock", async () => {
        const mine = vi.spyOn(api, "mine").mockRejectedValue(new Problem("offline", 0, ""));
        show(untimed(1));
        await vi.advanceTimersByTimeAsync(5 * MINUTE);
        flushSync();
        expect(who()).not.toContain("ago");
        expect(mine).toHaveBeenCalledOnce();
        for (const next of [untimed(2, 1), told(1, HERE, 2)]) {
            listener.changed(next, [], []);
            pass(5 * MINUTE);
            expect(who()).not.toContain("ago");
        }
    });

    it.each([
        [59_999, null],
        [60_000, "asked 1 min ago"],
        [HOUR - 1, "asked 59 min ago"],
        [HOUR, "asked 1 h ago"],
        [24 * HOUR - 1, "asked 23 h ago"],
        [50 * HOUR, "asked 2 d ago"],
    ])("%i ms in words", (milliseconds, words) => {
        const found = askedAgo(milliseconds);
        expect(found && speaker.say(found)).toBe(words);
        show(untimed(0));
    });
});
