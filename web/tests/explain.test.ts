import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { thingAt, things } from "../src/explain/finding";
import { placed } from "../src/explain/placing";
import { FirstMet } from "../src/guide/firstMet.svelte";
import { symbolOf, SYMBOLS, type GameSymbols } from "../src/guide/symbols";
import { Explaining } from "../src/explain/explaining.svelte";
import type { Guide } from "../src/guide/guide.svelte";
import type { Asked, TableDocument, View } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import { letSymbolsExplain, symbolsExplain } from "../src/ui/kept";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import LoyangTable from "./LoyangTable.svelte";
import Stand from "./Stand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

interface Moment {
    view: View;
    asked?: Asked | null;
}

function fixture<T>(name: string): T {
    return JSON.parse(readFileSync(resolve(`tests/fixtures/${name}.json`), "utf8")) as T;
}

/** The kinds of things that the server explains, written by `python -m tests.web.explained`. */
const EXPLAINED = fixture<Record<string, string[]>>("explained");
const TABLES = {
    "la-granja": { component: Stand, file: "la-granja" },
    loyang: { component: LoyangTable, file: "loyang-views" },
};
/** Symbols that belong to no game: people, signs of the frame. */
const OF_THE_FRAME = new Set([
    ...["seat-1", "seat-2", "seat-3", "seat-4", "seat-n", "person", "bot", "check", "close"],
    ...["back", "why", "eye-off", "reveal", "more", "plus", "clock"],
]);

const kind = (thing: string) => thing.replace(/\d+/g, "#");

describe.each(Object.entries(TABLES))("everything on the table of %s", (game, table) => {
    const { board, moments } = fixture<{ board: unknown; moments: Moment[] }>(table.file);
    const objects = new Set<string>();
    const theirs = new Set<string>();
    const icons = new Set<string>();

    function draw({ view, asked }: Moment, speaker: Speaker): void {
        const state = new TableState("table", view.seat, speaker);
        const seats = (view["farms"] as unknown[]).map(() => ({ sitter: "bot", name: "Bot" }));
        const shown = { table: { game, seats }, view: { ...view, board }, asked };
        state.showing.newest = shown as unknown as TableDocument;
        state.connection = "open";
        const page = document.createElement("div");
        const drawn = mount(table.component, { target: page, props: { table: state } });
        flushSync();
        for (const each of page.querySelectorAll<HTMLElement>("[data-objects]"))
            for (const object of each.dataset.objects?.split(" ") ?? []) objects.add(object);
        for (const each of page.querySelectorAll<HTMLElement>("[data-explains]"))
            theirs.add(each.dataset.explains ?? "");
        for (const use of page.querySelectorAll("svg.icon use"))
            icons.add(use.getAttribute("href")?.slice(1) ?? "");
        void unmount(drawn);
    }

    // Each question is drawn by the tests of the two tables; what lies there is seen in fewer.
    beforeAll(async () => {
        const speaker = new Speaker(await bundleOf("en", game));
        const some = moments.filter((_, place) => place % 6 === 0);
        for (const moment of some) draw(moment, speaker);
    }, 120_000);

    it("is explained by the server", () => {
        const known = new Set(EXPLAINED[game]);
        expect(objects.size).toBeGreaterThan(60);
        const all = [...objects, ...theirs];
        expect(all.filter((object) => !known.has(kind(object)))).toEqual([]);
        if (game === "la-granja")
            expect([...theirs].some((each) => /^card-/.test(each))).toBe(true);
    });

    it("has symbols that are explained too", () => {
        const meant = SYMBOLS[game]?.things ?? {};
        const silent = [...icons].filter((icon) => !(icon in meant) && !OF_THE_FRAME.has(icon));
        expect(silent).toEqual([]);
        const known = new Set(EXPLAINED[game]);
        expect(Object.values(meant).filter((thing) => !known.has(kind(thing)))).toEqual([]);
    });
});

describe("what is asked about", () => {
    afterEach(() => document.body.replaceChildren());

    it("is the nearest thing, else the symbol that stands there", () => {
        document.body.innerHTML = `
            <div data-objects="barrow-1 card-5"><b id="inside">x</b></div>
            <ul data-objects="seat-2"><li data-explains="card-7"><b id="theirs">x</b></li></ul>
            <p><svg class="icon"><use href="#hat"></use></svg><span id="count">3</span></p>
            <div><div><div><div><i id="far"></i></div></div></div></div>`;
        const at = (id: string) => document.getElementById(id) as HTMLElement;
        expect(thingAt(at("inside"), {})?.thing).toBe("barrow-1");
        expect(thingAt(at("count"), { hat: "hat" })?.thing).toBe("hat");
        expect(thingAt(at("count"), {})).toBeNull();
        expect(thingAt(at("far"), { hat: "hat" })).toBeNull();
        expect(thingAt(at("theirs"), {})?.thing).toBe("card-7");
    });

    it("can be reached one after the other, but not what is hidden", () => {
        document.body.innerHTML = `
            <div data-objects="a"></div><div hidden><i data-objects="b"></i></div>`;
        expect(things(document)).toHaveLength(1);
    });
});

describe("a note", () => {
    const room = { width: 1366, height: 768 };
    const note = { width: 300, height: 150 };
    const gate = { left: 272, top: 400, right: 1366, bottom: 470 };
    const meets = (one: typeof gate, other: typeof gate) =>
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom;

    it.each([
        { left: 300, top: 60, right: 400, bottom: 160 },
        { left: 300, top: 300, right: 400, bottom: 395 },
        { left: 300, top: 480, right: 400, bottom: 520 },
        { left: 1300, top: 60, right: 1360, bottom: 380 },
        { left: 280, top: 490, right: 1360, bottom: 760 },
    ])("lies inside the window, not on the gate nor on its thing: $left, $top", (thing) => {
        const box = placed(thing, note, room, gate);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(room.width);
        expect(box.bottom).toBeLessThanOrEqual(room.height);
        expect(meets(box, gate)).toBe(false);
        if (thing.right - thing.left < 500) expect(meets(box, thing)).toBe(false);
    });

    it("lies beside its thing though it is as high as the part of the table", () => {
        const thing = { left: 300, top: 480, right: 400, bottom: 600 };
        const box = placed(thing, { width: 300, height: 280 }, room, gate);
        expect([meets(box, thing), meets(box, gate)]).toEqual([false, false]);
        expect(box.bottom).toBeLessThanOrEqual(room.height);
    });

    it("ends the asking when it is closed, if it was clicked for", async () => {
        const asking = new Explaining(new TableState("table", 0, {} as Speaker));
        const about = { thing: "store", element: document.body };
        vi.spyOn(asking, "of").mockResolvedValue(null);
        asking.toggle();
        await asking.ask(about);
        asking.close();
        expect(asking.isOn).toBe(true);
        await asking.ask(about, true);
        asking.close();
        expect(asking.isOn).toBe(false);
    });

    it("finds a place on a phone, above the gate", () => {
        const box = placed(
            { left: 20, top: 300, right: 340, bottom: 560 },
            { width: 340, height: 200 },
            { width: 360, height: 800 },
            { left: 0, top: 580, right: 360, bottom: 750 },
        );
        expect(box.bottom).toBeLessThanOrEqual(580);
        expect(box.left).toBeGreaterThanOrEqual(0);
    });
});

describe("a symbol", () => {
    it("stands for objects by their names", () => {
        const [lagranja, loyang] = [SYMBOLS["la-granja"], SYMBOLS["loyang"]] as GameSymbols[];
        if (!lagranja || !loyang) throw new Error("no symbols");
        expect(symbolOf(lagranja, "den-olive")).toBe("olive");
        expect(symbolOf(lagranja, "donkey-3")).toBe("donkey");
        expect(symbolOf(lagranja, "tile-pig")).toBe("roof");
        expect(symbolOf(lagranja, "market-3")).toBeNull();
        expect(symbolOf(loyang, "card-regular-4")).toBe("regular");
        expect(symbolOf(loyang, "card-con_man")).toBe("helper");
        expect(symbolOf(loyang, "path-7")).toBe("path");
    });
});

describe("symbols that explain themselves", () => {
    const asked = (decision: number, ...objects: string[]): Asked => ({
        decision,
        question: { key: "question" },
        groups: [
            {
                key: "group",
                title: { key: "group" },
                choices: [{ action: "go", label: { key: "go" }, objects, cost: {} }],
            },
        ],
    });

    function at(now: Asked, guided: boolean): FirstMet {
        const choices = now.groups[0]?.choices ?? [];
        const table = {
            document: { table: { game: "la-granja" } },
            asked: now,
            choices,
            drawn: { has: () => true },
            replay: { moment: null },
        };
        const told = (thing: string) =>
            Promise.resolve({ name: { key: thing }, told: [], paragraph: "1" });
        const guide = { isOn: guided, choice: choices[0] };
        return new FirstMet(
            table as unknown as TableState,
            guide as unknown as Guide,
            { of: told } as unknown as Explaining,
        );
    }

    beforeEach(() => localStorage.clear());

    it("do it once each, when they are first met", async () => {
        const met = at(asked(1, "den-olive", "donkey-2"), false);
        await met.look();
        expect(met.now?.symbol).toBe("olive");
        await met.look();
        expect(met.now?.symbol).toBe("donkey");
        await met.look();
        expect(met.now).toBeNull();
        await at(asked(2, "den-olive"), false).look();
        const later = at(asked(3, "den-olive", "silver"), false);
        await later.look();
        expect(later.now?.symbol).toBe("silver");
    });

    it("are silent while somebody is guided, and known afterwards", async () => {
        await at(asked(1, "donkey-2"), true).look();
        const met = at(asked(2, "donkey-3"), false);
        await met.look();
        expect(met.now).toBeNull();
    });

    it("are silent when they are told to be", async () => {
        const met = at(asked(1, "den-olive"), false);
        await met.look();
        met.enough();
        expect(met.now).toBeNull();
        expect(symbolsExplain()).toBe(false);
        await met.look();
        expect(met.now).toBeNull();
        letSymbolsExplain(true);
        await met.look();
        expect(met.now?.symbol).toBe("olive");
    });
});
