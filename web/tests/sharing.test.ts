import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../src/lagranja/framed"; // fetched here, where it may take its time
import CopyLink from "../src/lobby/CopyLink.svelte";
import { api, Problem } from "../src/net/api";
import type { TableDocument } from "../src/net/document";
import { session } from "../src/session.svelte";
import { fetchGame } from "../src/table/games";
import "../src/table/GateResult.svelte";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import GateStand from "./GateStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const URL = `${location.origin}/t/T`;
let page: ReturnType<typeof mount>;
let table: TableState;
const field = () => document.querySelector<HTMLInputElement>("input[readonly]");
const button = (words: string) =>
    [...document.querySelectorAll("button")].find((each) => each.textContent.includes(words));

/** A page that came over plain http may not copy. */
function allow(writeText: (text: string) => Promise<void>): void {
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
}

async function press(words: string): Promise<void> {
    await vi.waitFor(() => expect(button(words)).toBeDefined());
    button(words)?.click();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
}

beforeEach(async () => {
    session.speaker = new Speaker(await bundleOf("en", "la-granja"));
    await fetchGame("la-granja");
    table = new TableState("T", 0, session.speaker);
    table.connection = "open";
    table.showing.newest = {
        table: { game: "la-granja", state: "over", seats: [] },
        headline: [],
        questions: [],
        view: { game: "la-granja", actions: 9, actors: [], farms: [] },
        result: { places: [], remarks: [] },
        asked: null,
    } as unknown as TableDocument;
});

afterEach(async () => {
    await unmount(page);
    table.end();
    vi.unstubAllGlobals();
});

describe("the link to a game that is over", () => {
    it("is copied", async () => {
        const writeText = vi.fn(() => Promise.resolve());
        allow(writeText);
        page = mount(GateStand, { target: document.body, props: { table } });
        await press("Share");
        expect(writeText).toHaveBeenCalledWith(URL);
        expect(button("Link copied")).toBeDefined();
        expect(field()).toBe(null);
    });

    it("is shown, to be copied by hand, where the browser may not", async () => {
        page = mount(GateStand, { target: document.body, props: { table } });
        await press("Share");
        expect(field()?.value).toBe(URL);
        expect(document.activeElement).toBe(field());
        expect(field()?.selectionEnd).toBe(URL.length);
    });
});

describe("the gate of a game that is over", () => {
    beforeEach(async () => {
        page = mount(GateStand, { target: document.body, props: { table } });
        await vi.waitFor(() => expect(button("Play again")).toBeDefined());
    });

    it("says why there is no other game, until it is asked for again", async () => {
        const rematch = vi.spyOn(api, "rematch").mockRejectedValue(new Problem("busy", 503, ""));
        await press("Play again");
        expect(document.querySelector("[role=alert]")?.textContent).toContain("too much to do");
        rematch.mockReturnValue(new Promise(() => undefined));
        await press("Play again");
        expect(document.querySelector("[role=alert]")).toBeNull();
        rematch.mockRestore();
    });

    it("says that the line is lost, and offers to try again in place of a game", () => {
        table.connection = "lost";
        flushSync();
        expect(document.querySelector("h2")?.textContent).toBe("Not connected, trying again");
        expect(button("Try now")).toBeDefined();
        expect(button("Play again")).toBeUndefined();
    });
});

describe("a link to send", () => {
    it("is selected, to be copied by hand, where the browser may not", async () => {
        page = mount(CopyLink, { target: document.body, props: { url: URL, label: "Seat 2" } });
        await press("Copy link");
        expect(document.activeElement).toBe(field());
        expect(field()?.selectionEnd).toBe(URL.length);
        expect(button("Copied")).toBeUndefined();
    });
});
