import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Moment } from "../src/net/api";
import type { TableDocument } from "../src/net/document";
import "../src/loyang/framed"; // fetched here, where it may take its time
import { fetchGame } from "../src/table/games";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import CourseStand from "./CourseStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const RESULT = { places: [] };
let speaker: Speaker;
let table: TableState;
let page: ReturnType<typeof mount>;
const words = (found: ArrayLike<Element>) =>
    Array.from(found, (each) => each.textContent.replace(/\s+/g, " ").trim());
const shown = (selector: string) => words(document.querySelectorAll(selector));

function go({ round, phase }: { round: number; phase: string }, result: object | null = null) {
    table = new TableState("T", 0, speaker);
    table.showing.newest = {
        table: { game: "loyang", state: result ? "over" : "running", seats: [] },
        headline: [{ key: `phase-${phase}` }],
        view: { game: "loyang", round, rounds: 9, phase, actors: [], farms: [] },
        asked: null,
        result,
    } as unknown as TableDocument;
    page = mount(CourseStand, { target: document.body, props: { table } });
    flushSync();
}

beforeAll(async () => {
    speaker = new Speaker(await bundleOf("en", "loyang"));
    await fetchGame("loyang");
});

afterEach(async () => {
    await unmount(page);
    table.end();
});

it("tells round and phase of a game that goes on", () => {
    go({ round: 3, phase: "cards" });
    expect(shown(".present")).toEqual(["3", "Cards"]);
    expect(shown(".of")).toEqual(["of 9"]);
});

it("has no number of rounds to be in before the first of them", () => {
    go({ round: 0, phase: "set-up" });
    expect(shown(".present")).toEqual(["Set-up"]);
    expect(shown(".of")).toEqual([]);
});

it("says of a game that is over nothing but that", () => {
    go({ round: 9, phase: "action" }, RESULT);
    expect(shown(".phases li")).toEqual(["The game is over"]);
    expect(shown(".rounds .present")).toEqual([]);
    expect(shown(".rounds .past")).toHaveLength(9);
    expect(shown(".of")).toEqual([]);
});

it("goes on at a moment of the past, though the game is over", () => {
    go({ round: 9, phase: "action" }, RESULT);
    const { view, headline } = table.showing.newest as TableDocument;
    table.replay.moment = { action: 4, view, headline } as Moment;
    flushSync();
    expect(shown(".phases .present")).toEqual(["Action"]);
});
