import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Happened, Message, TableDocument } from "../src/net/document";
import "../src/lagranja/framed"; // fetched here, where it may take its time
import { fetchGame } from "../src/table/games";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import GateStand from "./GateStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const seat = (name: string) => ({ sitter: "person", name, level: "", muted: false });
let speaker: Speaker;
let table: TableState;
let page: ReturnType<typeof mount>;
const words = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) =>
        each.textContent.replace(/\s+/g, " ").trim(),
    );

function ask(question: Message, events: Happened[] = []): void {
    table = new TableState("T", 0, speaker);
    table.connection = "open";
    table.events = events;
    table.showing.newest = {
        table: { game: "la-granja", state: "running", seats: [seat("Ana"), seat("Bo")] },
        headline: [],
        questions: [],
        view: { game: "la-granja", actions: 7, actors: [0], farms: [] },
        asked: { decision: 1, question, groups: [] },
    } as unknown as TableDocument;
    page = mount(GateStand, { target: document.body, props: { table } });
    flushSync();
}

beforeAll(async () => {
    speaker = new Speaker(await bundleOf("en", "la-granja"));
    await fetchGame("la-granja");
});

afterEach(async () => {
    await unmount(page);
    table.end();
});

describe("beside a question in a few words", () => {
    it("stands what has been done, and not the question once more", () => {
        ask({ key: "turn-used" });
        expect(words("h2")).toEqual(["Trade, or end your turn."]);
        expect(words(".aim")).toEqual(["The die is used."]);
    });

    it("stands the whole of it where nothing has been done", () => {
        ask({ key: "turn-cards", values: { left: 1, played: 1 } });
        expect(words("h2")).toEqual(["Play a card, or none."]);
        expect(words(".aim")).toEqual(["Play a card, or end your turn."]);
    });
});

it.each([
    [1, "Ana wins, 9 silver left"],
    [2, "Ana, Bo win together, 9 silver left"],
])("tells %i winners in one sentence", (count, sentence) => {
    ask({ key: "turn-used" });
    const places = [0, 1].map((seat) => ({
        seat,
        place: seat < count ? 1 : 2,
        score: { key: "result-left", values: { count: 9 } },
        sources: [],
        ties: [],
    }));
    const result = { places, remarks: [] };
    table.showing.newest = { ...table.newest, asked: null, result } as unknown as TableDocument;
    flushSync();
    expect(words("h2")[0]).toBe(sentence);
});

it("tells what others did from the newest on, within a turn as well", () => {
    const die = (number: number) => ({ key: "event-die", values: { number } });
    const did = (action: number, by: number): Happened => ({
        action,
        seat: by,
        lines: [{ seat: by, phrases: [die(action)] }],
    });
    ask({ key: "turn-used" }, [did(1, 1), did(2, 1), did(3, 2), did(4, 1), did(5, 1)]);
    expect(words(".story .told")).toEqual([5, 4, 3, 2, 1].map((die) => `took die ${die}`));
});

it("tells why something cannot be done, and opens the rules on it", () => {
    ask({ key: "turn-used" });
    table.pointing.obstacle = { why: { key: "reason-no-silver" }, paragraph: "5.1.2" };
    flushSync();
    expect(words(".box")).toEqual(["You do not have enough silver. Rules 5.1.2"]);
    document.querySelector<HTMLElement>(".box button")?.click();
    expect([table.sheet, table.paragraph]).toEqual(["rules", "5.1.2"]);
    table.pointing.obstacle = { why: { key: "reason-not-asked" }, paragraph: "" };
    flushSync();
    expect(document.querySelector(".box button")).toBeNull();
});
