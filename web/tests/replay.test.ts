import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../src/lagranja/framed"; // fetched here, where it may take its time
import type { Moment } from "../src/net/api";
import type { TableDocument } from "../src/net/document";
import { session } from "../src/session.svelte";
import { fetchGame } from "../src/table/games";
import "../src/table/GateReplay.svelte";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import GateStand from "./GateStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const ACTIONS = 40;
let table: TableState;
let page: ReturnType<typeof mount>;
let length: number;
const action = () => (session.place.at === "table" ? session.place.action : undefined);
const slider = () => document.querySelector("input") as HTMLInputElement;

function arrive(at: number): void {
    const view = { game: "la-granja", actions: at, actors: [], farms: [] };
    table.replay.moment = { action: at, actions: ACTIONS, view } as unknown as Moment;
    flushSync();
}

function press(label: string): void {
    document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click();
    flushSync();
}

function drag(to: number): void {
    slider().value = String(to);
    slider().dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
}

beforeEach(async () => {
    table = new TableState("T", 0, new Speaker(await bundleOf("en", "la-granja")));
    await fetchGame("la-granja");
    table.connection = "open";
    table.showing.newest = {
        table: { game: "la-granja", state: "running", seats: [] },
        headline: [],
        questions: [],
        view: { game: "la-granja", actions: ACTIONS, actors: [0], farms: [] },
        asked: null,
    } as unknown as TableDocument;
    session.go(table.pathAt(10));
    arrive(10);
    page = mount(GateStand, { target: document.body, props: { table } });
    await vi.waitFor(() => expect(slider()).not.toBe(null));
    vi.useFakeTimers();
    length = history.length;
});

afterEach(async () => {
    vi.useRealTimers();
    await unmount(page);
    table.end();
    session.go("/");
});

describe("the slider through the past", () => {
    it("leads to where it rests, not to what it passes", () => {
        const asked: unknown[] = [];
        const move = vi.spyOn(session, "move").mockImplementation((path) => asked.push(path));
        for (let to = 11; to <= 30; to++) {
            drag(to);
            vi.advanceTimersByTime(30);
        }
        expect(asked).toEqual([]);
        vi.advanceTimersByTime(200);
        expect(asked).toEqual(["/t/T/30"]);
        move.mockRestore();
    });

    it("stays where it was put until its moment has come, and follows others", () => {
        drag(30);
        vi.advanceTimersByTime(200);
        expect(slider().value).toBe("30");
        expect(document.querySelector("h2")?.textContent).toContain("10");
        arrive(30);
        arrive(12);
        expect(slider().value).toBe("12");
    });

    it("does not come back to a moment when the past was left", () => {
        drag(30);
        session.go(table.pathAt(null));
        table.replay.end();
        flushSync();
        vi.advanceTimersByTime(200);
        expect(action()).toBe(null);
    });
});

describe("the way back", () => {
    it("leads out of the past, however many moments were looked at", () => {
        drag(30);
        vi.advanceTimersByTime(200);
        arrive(30);
        press("One action on");
        press("One action on");
        press("One action back");
        expect(action()).toBe(31);
        expect(history.length).toBe(length);
    });
});

describe("the game as it is played again", () => {
    it("waits for each moment, and ends with the last", () => {
        arrive(ACTIONS - 2);
        press("Play");
        vi.advanceTimersByTime(5_000);
        expect(action()).toBe(ACTIONS - 1);
        arrive(ACTIONS - 1);
        vi.advanceTimersByTime(1_000);
        expect(action()).toBe(ACTIONS);
        arrive(ACTIONS);
        expect(document.querySelector('[aria-label="Play"]')).not.toBe(null);
    });
});

describe("looking back", () => {
    const gate = () => document.querySelector(".gate")?.textContent ?? "";

    it("says why a moment did not come, until another is asked for", () => {
        table.trouble = { reason: "offline", why: null, detail: "" };
        flushSync();
        expect(document.querySelector("[role=alert]")?.textContent).toContain("does not answer");
        drag(12);
        vi.advanceTimersByTime(200);
        flushSync();
        expect(document.querySelector("[role=alert]")).toBeNull();
    });

    it("says that the line is lost, and tries again", () => {
        const again = vi.spyOn(table, "again").mockReturnValue();
        expect(gate()).not.toContain("Not connected");
        table.connection = "lost";
        flushSync();
        expect(gate()).toContain("Not connected, trying again");
        document.querySelector<HTMLButtonElement>(".again")?.click();
        expect(again).toHaveBeenCalledOnce();
    });
});
