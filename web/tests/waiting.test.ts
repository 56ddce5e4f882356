import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api, Problem } from "../src/net/api";
import type { TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import "../src/loyang/framed"; // fetched here, where it may take its time
import { fetchGame } from "../src/table/games";
import { longestOf } from "../src/table/thinking";
import { waitedFor } from "../src/table/waiting";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import GateStand from "./GateStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const seat = (sitter: string, name: string, level = "") => ({ sitter, name, level, muted: false });
let speaker: Speaker;
let table: TableState;
let page: ReturnType<typeof mount>;
const told = () => document.querySelector(".gate")?.textContent.replace(/\s+/g, " ") ?? "";

function waitFor(...sitters: string[]): void {
    const asked = [...sitters.keys()].map((each) => each + 1);
    const question = { key: "question-path" };
    table = new TableState("T", 0, speaker);
    table.connection = "open";
    table.showing.newest = {
        table: {
            game: "loyang",
            state: "running",
            seats: [seat("person", "Ana"), ...sitters.map((sitter) => seat(sitter, "Bo"))],
        },
        headline: [],
        questions: asked.map((each) => ({ seat: each, question })),
        view: { game: "loyang", actions: 7, actors: asked, farms: [] },
        asked: null,
    } as unknown as TableDocument;
    page = mount(GateStand, { target: document.body, props: { table } });
    flushSync();
}

beforeAll(async () => {
    speaker = new Speaker(await bundleOf("en", "loyang"));
    await fetchGame("loyang");
});

afterEach(async () => {
    await unmount(page);
    vi.restoreAllMocks();
});

describe("while others decide", () => {
    it("the gate says who is asked what", () => {
        waitFor("person");
        expect(told()).toContain("Waiting for Bo");
        expect(told()).toContain("Bo decides: a step on the path");
        expect(told()).not.toContain("You stand");
        expect(document.querySelector('[aria-label="a bot thinks"]')).toBe(null);
    });

    it("it is told how long a bot has been thinking, where bots alone are waited for", () => {
        vi.useFakeTimers();
        waitFor("bot");
        expect(document.querySelector('[aria-label="a bot thinks"]')).not.toBe(null);
        expect(told()).not.toContain("for 0 s");
        vi.advanceTimersByTime(3000);
        flushSync();
        expect(told()).toContain("for 3 s");
        vi.useRealTimers();
    });

    it("a bar is the time of a bot that has only so long, and is full when that is over", () => {
        vi.useFakeTimers();
        waitFor("bot");
        const bar = () => document.querySelector('[role="progressbar"]');
        const after = (seconds: number) => {
            vi.advanceTimersByTime(seconds * 1000);
            flushSync();
        };
        after(1);
        expect(bar()).toBe(null);
        const { newest } = table.showing;
        table.showing.newest = {
            ...newest,
            table: {
                ...newest?.table,
                seats: [seat("person", "Ana"), seat("bot", "Bo", "master")],
            },
        } as TableDocument;
        flushSync();
        expect(told()).toContain(`1 of ${longestOf("master")} s`);
        expect(bar()?.getAttribute("aria-label")).toBe("thinking time");
        expect(bar()?.getAttribute("aria-valuenow")).toBe("1");
        after(longestOf("master"));
        expect(told()).toContain(`for ${longestOf("master") + 1} s`);
        expect(bar()?.getAttribute("aria-valuenow")).toBe(bar()?.getAttribute("aria-valuemax"));
        vi.useRealTimers();
    });

    it("a free seat that the game waits for is named, and leads to the seats", () => {
        waitFor("free");
        expect(told()).toContain("Seat 2 is free");
        document.querySelector<HTMLElement>("button.end")?.click();
        expect(table.sheet).toBe("seats");
    });

    it("a question that several are asked stands once", () => {
        const question = { key: "question-donkey" };
        const other = { key: "question-die" };
        expect(
            waitedFor([
                { seat: 1, question },
                { seat: 2, question: other },
                { seat: 3, question },
            ]),
        ).toEqual([
            { seats: [{ key: "seat-1" }, { key: "seat-3" }], question },
            { seats: [{ key: "seat-2" }], question: other },
        ]);
        waitFor("person");
    });
});

describe("a fault of the server", () => {
    it("has its number in the gate, and its position can be reported from there", async () => {
        waitFor("person");
        const report = vi.spyOn(api, "report").mockResolvedValue({ report: 12 });
        await table.ask(() => Promise.reject(new Problem("fault", 500, "in the log", null, "a7")));
        flushSync();
        expect(told()).toContain("Number a7");
        const button = [...document.querySelectorAll("button")].find(
            (each) => each.textContent.trim() === "Report this position",
        );
        button?.click();
        await vi.waitFor(() => expect(told()).toContain("It is kept as number 12."));
        expect(report).toHaveBeenCalledWith("T", "fault a7 in the log");
    });

    it("is no refusal: what the rules do not allow is not reported", async () => {
        waitFor("person");
        await table.ask(() => Promise.reject(new Problem("not-allowed", 422, "")));
        flushSync();
        expect(told()).toContain("The rules do not allow it.");
        expect(told()).not.toContain("Report this position");
    });
});
