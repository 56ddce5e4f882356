import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stops } from "../src/acting/focus";
import type { LaGranjaView } from "../src/lagranja/view";
import type { Asked, Choice, Group, TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import Stand from "./Stand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const { board, moments } = JSON.parse(
    readFileSync(resolve("tests/fixtures/la-granja.json"), "utf8"),
) as { board: LaGranjaView["board"]; moments: { view: LaGranjaView; asked: Asked | null }[] };
const SPEAKER = new Speaker(await bundleOf("en", "la-granja"));

const choice = (action: string, object: string): Choice => ({
    action,
    label: { key: action },
    objects: [object],
    cost: {},
});
const group = (name: string, ...choices: Choice[]): Group => ({
    key: `group-${name}`,
    title: { key: `group-${name}` },
    choices,
});

/** A turn in which two goods may be traded, and cards be played. */
const ASKED = {
    decision: 1,
    question: { key: "turn-used" },
    groups: [
        group("buy", choice("buy pig", "stock-pig")),
        group("sell", choice("sell pig", "stock-pig"), choice("sell food", "stock-food")),
        group("upgrade", choice("upgrade pig", "stock-pig")),
        group(
            "commodity",
            choice("commodity silver", "stock-commodity"),
            choice("commodity draw", "stock-commodity"),
        ),
        group("done", { ...choice("done", ""), objects: [] }),
    ],
} as unknown as Asked;

let table: TableState;
let page: ReturnType<typeof mount>;
let done: string[];

beforeEach(() => {
    const moment = moments.find(({ asked }) => asked);
    if (!moment) throw new Error("nothing is asked");
    const view = { ...moment.view, board };
    table = new TableState("T", view.seat, SPEAKER);
    const seats = view.farms.map((_, seat) => ({ sitter: "bot", name: `Bot ${seat + 1}` }));
    table.showing.newest = { table: { seats }, view, asked: ASKED } as unknown as TableDocument;
    table.connection = "open";
    done = [];
    vi.spyOn(table, "choose").mockImplementation(({ action }) => {
        done.push(action);
        return Promise.resolve();
    });
    page = mount(Stand, { target: document.body, props: { table } });
    flushSync();
});

afterEach(async () => {
    await unmount(page);
    table.end();
});

function goodOf(object: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(`.own .good[data-objects="${object}"]`);
    if (!found) throw new Error(`no ${object}`);
    return found;
}

function press(key: string, at: HTMLElement): void {
    table.byKeys = true;
    at.focus();
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
}

function click(object: string): void {
    goodOf(object).click();
    flushSync();
}

const menu = () => document.querySelector<HTMLElement>(".menu");
const uses = () => [...document.querySelectorAll<HTMLElement>(".menu button")];

function escape(): void {
    table.byKeys = true;
    table.escape();
    flushSync();
}

describe("the menu of a good", () => {
    it("opens by a click, with what can be done with this good and no other", () => {
        expect(menu()).toBeNull();
        click("stock-pig");
        expect(uses()).toHaveLength(3);
        click("stock-commodity");
        expect(uses()).toHaveLength(2);
        expect(document.activeElement).toBe(document.body);
        click("stock-commodity");
        expect(menu()).toBeNull();
    });

    it("does each use that it offers", () => {
        for (const [object, count] of [
            ["stock-pig", 3],
            ["stock-commodity", 2],
        ] as const) {
            click(object);
            for (let use = 0; use < count; use += 1) uses()[use]?.click();
            click(object);
        }
        expect(done).toEqual([
            "buy pig",
            "sell pig",
            "upgrade pig",
            "commodity silver",
            "commodity draw",
        ]);
    });

    it("is not there for a good with one use, which a click does", () => {
        click("stock-food");
        expect([menu(), done]).toEqual([null, ["sell food"]]);
    });

    it("opened by a key has the focus, and the arrows stop at its uses", () => {
        const good = goodOf("stock-pig");
        press("Enter", good);
        expect(document.activeElement).toBe(uses()[0]);
        expect(stops(document)).toEqual(expect.arrayContaining(uses()));
        expect(table.pointed?.action).toBe("buy pig");
    });

    it("is closed by Esc, and the focus is back at its good", () => {
        const good = goodOf("stock-pig");
        press("Enter", good);
        escape();
        expect([menu(), table.picked, table.pointed]).toEqual([null, [], null]);
        expect(document.activeElement).toBe(good);
    });

    it("is gone while nothing can be done", () => {
        click("stock-pig");
        table.connection = "lost";
        flushSync();
        expect(menu()).toBeNull();
    });
});
