import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, type Section } from "../src/net/api";
import type { TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import { bundleOf, LANGUAGES } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import TextStand from "./TextStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const SECTIONS: Section[] = [
    {
        title: { key: "read-now" },
        lines: [{ key: "read-order", values: { seats: [{ key: "seat-1" }, { key: "read-you" }] } }],
    },
    {
        title: { key: "read-farm-of", values: { seat: "seat-1" } },
        lines: [
            { key: "read-wealth", values: { vp: 3, silver: 2 } },
            { key: "read-barrow-free", values: { slot: 2 } },
        ],
    },
];

function documentAfter(actions: number): TableDocument {
    const seats = ["Ana", "Piotr"].map((name) => ({ sitter: "person", name }));
    return { table: { seats }, view: { actions }, asked: null } as unknown as TableDocument;
}

describe("the table as text", () => {
    const text = vi.spyOn(api, "text");
    let table: TableState;
    let drawn: ReturnType<typeof mount> | null = null;

    async function show(language = "en"): Promise<void> {
        table = new TableState("one", 0, new Speaker(await bundleOf(language, "la-granja")));
        table.showing.newest = documentAfter(7);
        drawn = mount(TextStand, { target: document.body, props: { table } });
        await settled();
    }

    async function settled(): Promise<void> {
        flushSync();
        await Promise.resolve();
        await Promise.resolve();
        flushSync();
    }

    const headings = () => [...document.querySelectorAll("h3")].map((each) => each.textContent);
    const items = () => [...document.querySelectorAll("li")].map((each) => each.textContent);

    beforeEach(() => {
        text.mockImplementation((_, __, action) => Promise.resolve({ action, sections: SECTIONS }));
    });

    afterEach(() => {
        if (drawn) void unmount(drawn);
        drawn = null;
        document.body.replaceChildren();
        text.mockReset();
    });

    it("has a heading and a list in each section", async () => {
        await show();
        expect(text).toHaveBeenCalledWith("one", 0, 7);
        expect(headings()).toEqual(["Now", "Farm: Piotr"]);
        expect(items()).toEqual([
            "Turn order: Piotr, you",
            "3 VP, 2 silver",
            "Barrow 2: free place",
        ]);
        for (const section of document.querySelectorAll("section")) {
            expect(section.querySelectorAll("h3")).toHaveLength(1);
            expect(section.querySelectorAll("ul > li").length).toBeGreaterThan(0);
        }
    });

    it.each(LANGUAGES)("is said in the words of %s, never in keys", async (language) => {
        await show(language);
        expect(document.body.textContent).not.toMatch(/read-|\{/);
        expect(items()).toHaveLength(3);
    });

    it("is asked for anew when somebody has acted", async () => {
        await show();
        text.mockResolvedValue({ action: 8, sections: SECTIONS.slice(0, 1) });
        table.showing.newest = documentAfter(8);
        await settled();
        expect(text).toHaveBeenLastCalledWith("one", 0, 8);
        expect(headings()).toEqual(["Now"]);
    });

    it("says so when the server does not answer", async () => {
        text.mockRejectedValue(new Problem("offline", 0, ""));
        await show();
        expect(document.querySelector("[role=alert]")?.textContent).toMatch(/server/);
    });
});
