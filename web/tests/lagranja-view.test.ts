import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { choicesOf } from "../src/acting/acting";
import { gameOf } from "../src/lagranja/game.svelte";
import type { LaGranjaView } from "../src/lagranja/view";
import type { Asked, Preview, TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import { DRAWN, LEFT_OUT } from "./lagranja-keys";
import Stand from "./Stand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

interface Moment {
    view: LaGranjaView;
    asked: Asked | null;
}

// Moments of played games, each a view and what its seat is asked; the board is the same for all.
const { board, moments } = JSON.parse(
    readFileSync(resolve("tests/fixtures/la-granja.json"), "utf8"),
) as { board: LaGranjaView["board"]; moments: Moment[] };
for (const { view } of moments) view.board = board;

/** The keys of a view, those below a key that is listed left out. */
function keys(part: unknown, before = ""): string[] {
    if (Array.isArray(part)) return part.flatMap((each) => keys(each, before));
    if (part === null || typeof part !== "object") return before ? [before] : [];
    return Object.entries(part).flatMap(([name, value]) => {
        const path = before ? `${before}.${name}` : name;
        return path in DRAWN || path in LEFT_OUT ? [path] : keys(value, path);
    });
}

const FOUND = new Set(moments.flatMap(({ view }) => keys(view)));

describe("every fact of a view", () => {
    it("is drawn or left out for a reason", () => {
        const unlisted = [...FOUND].filter((key) => !(key in DRAWN) && !(key in LEFT_OUT));
        expect(unlisted).toEqual([]);
    });

    it("is listed only if there is such a fact", () => {
        const listed = [...Object.keys(DRAWN), ...Object.keys(LEFT_OUT)];
        expect(listed.filter((key) => !FOUND.has(key))).toEqual([]);
    });

    it.each(Object.entries(DRAWN))("%s is read by %s", (key, component) => {
        const source = readFileSync(resolve("src/lagranja", component), "utf8");
        expect(source).toMatch(new RegExp(`\\b${key.split(".").at(-1)}\\b`));
    });
});

function documentOf({ view, asked }: Moment): TableDocument {
    const seats = view.farms.map((_, seat) => ({ sitter: "bot", name: `Bot ${seat + 1}` }));
    return { table: { seats }, view, asked } as unknown as TableDocument;
}

describe("every thing that may be acted on", () => {
    let speaker: Speaker;

    beforeAll(async () => {
        speaker = new Speaker(await bundleOf("en", "la-granja"));
    });

    /** A table at a moment, with its page; `work` looks at it. */
    function at(moment: Moment, work: (table: TableState) => void): void {
        const table = new TableState("table", moment.view.seat, speaker);
        table.showing.newest = documentOf(moment);
        table.connection = "open";
        const stand = mount(Stand, { target: document.body, props: { table } });
        flushSync();
        work(table);
        expect(document.body.textContent).not.toMatch(/web-lg-|\{/);
        void unmount(stand);
    }

    function ringed(within: string): Set<string> {
        const found = [...document.querySelectorAll<HTMLElement>(`${within} [data-target]`)];
        return new Set(found.flatMap((each) => each.dataset.objects?.split(" ") ?? []));
    }

    const named = moments.map((moment, place) => ({
        moment,
        name: `${place} ${moment.asked?.question.key ?? "end"}, ${moment.view.players} seats`,
    }));
    const objectsOf = (moment: Moment) => choicesOf(moment.asked).flatMap(({ objects }) => objects);

    it.each(named)("lies on the table: $name", ({ moment }) => {
        at(moment, () => {
            const there = ringed("body");
            expect(objectsOf(moment).filter((object) => !there.has(object))).toEqual([]);
        });
    });

    const SIDE = /^card-(\d+)-/;
    const sided = named.filter(({ moment }) => objectsOf(moment).some((each) => SIDE.test(each)));

    it.each(sided)("is an edge of the large card: $name", ({ moment }) => {
        const objects = objectsOf(moment).filter((each) => SIDE.test(each));
        const card = Number(SIDE.exec(objects[0] ?? "")?.[1]);
        at(moment, (table) => {
            gameOf(table).openCard(card);
            flushSync();
            const wanted = objects.filter((each) => each.startsWith(`card-${card}-`));
            expect([...ringed(".over")].sort()).toEqual([...new Set(wanted)].sort());
            table.showing.newest = { ...documentOf(moment), asked: null };
            flushSync();
            expect(document.querySelector(".over")).toBeNull();
        });
    });

    const brought = named.filter(({ moment }) =>
        moment.asked?.groups.some(({ key }) => key.startsWith("group-deliver-")),
    );

    it.each(brought)("is brought by a click on the good that is wanted: $name", ({ moment }) => {
        at(moment, (table) => {
            const chosen = vi.spyOn(table, "choose").mockResolvedValue();
            const clicked = vi.spyOn(table, "click").mockReturnValue();
            const slots = [...document.querySelectorAll<HTMLElement>(".row .to")];
            expect(slots.length).toBeGreaterThan(0);
            for (const slot of slots) {
                chosen.mockClear();
                clicked.mockClear();
                slot.click();
                const [choice] = chosen.mock.calls[0] ?? [];
                const place = slot.closest<HTMLElement>("[data-objects]")?.dataset.objects ?? "";
                // What can come from one thing is done; else the place is picked, as it was.
                expect(chosen.mock.calls.length + clicked.mock.calls.length).toBe(1);
                if (choice) expect(choice.objects).toContain(place.split(" ")[0]);
            }
        });
    });

    it.each(brought)("is no longer pointed at beside that good: $name", ({ moment }) => {
        const asked = structuredClone(moment.asked as Asked);
        const [deliveries] = asked.groups;
        const meat = (place: string) => (place.startsWith("craft") ? place : "stock-meat");
        for (const choice of deliveries?.choices.slice() ?? [])
            deliveries?.choices.push({
                ...choice,
                action: "deliver meat",
                objects: choice.objects.map(meat),
            });
        at({ ...moment, asked }, (table) => {
            const [slot] = document.querySelectorAll<HTMLElement>(".row .to");
            slot?.dispatchEvent(new MouseEvent("pointerenter"));
            expect(table.pointed).not.toBeNull();
            slot?.dispatchEvent(new MouseEvent("pointerleave"));
            expect(table.pointed).toBeNull();
        });
    });

    const rivals = named.filter(({ moment }) => moment.view.players > 1).slice(0, 8);

    const isInert = (part: string) =>
        document.querySelector<HTMLElement>(`${part} > .below`)?.inert ?? false;

    it.each(rivals)("does not lie on the farm of another: $name", ({ moment }) => {
        at(moment, (table) => {
            const other = (moment.view.seat + 1) % moment.view.players;
            gameOf(table).look(other);
            flushSync();
            expect(document.querySelector(".large")).not.toBeNull();
            expect(ringed(".large")).toEqual(new Set());
            expect(document.activeElement).toBe(document.querySelector(".large"));
            expect([isInert(".common"), isInert(".own")]).toEqual([true, false]);
            table.sheet = "log";
            table.escape();
            flushSync();
            expect([table.sheet, document.querySelector(".large")]).not.toContain(null);
            table.escape();
            flushSync();
            expect(document.querySelector(".large")).toBeNull();
            expect(isInert(".common")).toBe(false);
        });
    });

    it("is a ghost where a previewed action puts it, with chips at the counts", () => {
        const isFree = ({ view }: Moment) => view.farms[view.seat]?.barrows.includes(null);
        const moment = moments.find((each) => each.asked && isFree(each)) as Moment;
        const { seat } = moment.view;
        const farm = moment.view.farms[seat] as LaGranjaView["farms"][number];
        const slot = farm.barrows.indexOf(null);
        at(moment, (table) => {
            const before = document.querySelectorAll(".ghost").length;
            table.pointing.hovered = table.choices[0] ?? null;
            table.pointing.preview = {
                after: [
                    [["farms", seat, "silver"], farm.silver + 3],
                    [
                        ["farms", seat, "barrows", slot],
                        { card: 35, vp: 4, needs: ["olive"], has: [] },
                    ],
                ],
            } as unknown as Preview;
            flushSync();
            expect(document.querySelectorAll(".barrow.ghost")).toHaveLength(1);
            expect(document.querySelector(".chip")?.textContent).toBe("+3");
            table.pointing.preview = null;
            flushSync();
            expect(document.querySelectorAll(".ghost")).toHaveLength(before);
        });
    });
});
