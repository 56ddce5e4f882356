import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import "../src/lagranja/framed"; // fetched here, where it may take its time
import "../src/loyang/framed";
import type { Asked, TableDocument, View } from "../src/net/document";
import { fetchGame } from "../src/table/games";
import { lookingOn } from "../src/table/looking.svelte";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import granja from "./fixtures/la-granja.json";
import loyang from "./fixtures/loyang-views.json";
import NarrowStand from "./NarrowStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

type Game = "la-granja" | "loyang";
const speakers = new Map<Game, Speaker>();
const away: (() => void)[] = [];

beforeAll(async () => {
    for (const game of ["la-granja", "loyang"] as const) {
        speakers.set(game, new Speaker(await bundleOf("en", game)));
        await fetchGame(game);
    }
});
afterEach(() => {
    for (const put of away.splice(0)) put();
});

function viewOf(game: Game, isMeant: (view: View) => boolean): View {
    const { board, moments } = game === "loyang" ? loyang : granja;
    const found = (moments as unknown as { view: View }[]).find(({ view }) => isMeant(view));
    return { ...found?.view, board } as unknown as View;
}

const ofSeats = (game: Game, players: number) => viewOf(game, (view) => view.players === players);
const tenant = () => {
    const found = loyang.moments.find(({ name }) => name === "question-tenant");
    return { ...found?.view, board: loyang.board } as unknown as View;
};

function asks(decision: number, objects: string[]): Asked {
    const choice = { action: "a", label: { key: "a" }, objects, cost: {} };
    const groups = [{ key: "group-x", title: { key: "x" }, choices: [choice] }];
    return { decision, question: { key: "x" }, groups } as unknown as Asked;
}

function tell(table: TableState, view: View, asked: Asked | null): void {
    const seats = Array.from({ length: view.players }, (_, seat) => ({
        sitter: "bot",
        name: `Bot ${seat + 1}`,
    }));
    table.showing.newest = {
        table: { game: view.game, seats },
        headline: [],
        view,
        asked,
    } as unknown as TableDocument;
    flushSync();
}

function open(view: View, asked: Asked | null = null): TableState {
    const speaker = speakers.get(view.game as Game) as Speaker;
    const table = new TableState("table", view.seat, speaker);
    table.connection = "open";
    tell(table, view, asked);
    const stand = mount(NarrowStand, { target: document.body, props: { table } });
    flushSync();
    away.push(() => {
        void unmount(stand);
        table.end();
    });
    return table;
}

const there = (selector: string) => document.querySelector(selector);
const words = (selector: string) => there(selector)?.textContent.replace(/\s+/g, " ") ?? "";

async function settle(): Promise<void> {
    await tick();
    await tick();
    flushSync();
}

describe("a farm that is opened large", () => {
    it.each(["la-granja", "loyang"] as const)("is of one table alone: %s", (game) => {
        lookingOn(open(ofSeats(game, 4))).at(3);
        flushSync();
        expect(there(".large")).not.toBeNull();
        for (const put of away.splice(0)) put();
        open(ofSeats(game, 1));
        expect(there(".large")).toBeNull();
    });

    it.each(["la-granja", "loyang"] as const)("makes room for a question: %s", (game) => {
        const view = { ...ofSeats(game, 2), seat: 0 };
        const table = open(view);
        lookingOn(table).at(1);
        tell(table, view, null);
        expect(there(".large")).not.toBeNull();
        tell(table, view, asks(4, ["cart-leek"]));
        expect(there(".large")).toBeNull();
        tell(table, view, null);
        expect(there(".large")).toBeNull();
    });

    it("is opened in a question, and goes with the next one", () => {
        const view = { ...ofSeats("loyang", 2), seat: 0 };
        const table = open(view, asks(4, ["cart-leek"]));
        lookingOn(table).at(1);
        tell(table, { ...view }, asks(4, ["cart-leek"]));
        expect(there(".large")).not.toBeNull();
        tell(table, view, asks(5, ["cart-leek"]));
        expect(there(".large")).toBeNull();
    });

    it("stays where that farm is asked for", () => {
        const view = tenant();
        const table = open(view);
        lookingOn(table).at(1);
        flushSync();
        tell(table, view, asks(4, ["seat-1-field-2"]));
        expect(there(".large")).not.toBeNull();
    });
});

describe("where the rivals have no column", () => {
    const button = () => there(".strip > button") as HTMLElement;

    it("the dummy is shown by a tap on their button", () => {
        open(ofSeats("loyang", 1));
        expect(there(".sheet")).toBeNull();
        button().click();
        flushSync();
        expect(words(".sheet")).toContain("Dummy");
        button().click();
        flushSync();
        expect(there(".sheet")).toBeNull();
    });

    it("the neutral player and what is left of a turn are shown there", () => {
        const view = viewOf("la-granja", ({ solo_first }) => typeof solo_first === "boolean");
        open(view);
        button().click();
        flushSync();
        expect(words(".sheet")).toContain("neutral player");
        expect(there(".sheet .left")).not.toBeNull();
    });

    it("their button is ringed by what may be done there, and opens for what asks that alone", async () => {
        const view = tenant();
        const table = open(view, asks(1, ["cart-leek", "seat-1-field-2"]));
        expect(button().className).toContain("can");
        await settle();
        expect(table.sheet).toBe("");
        tell(table, view, asks(2, ["seat-1-field-2"]));
        await settle();
        expect(there(".sheet [data-target]")).not.toBeNull();
        tell(table, view, asks(3, ["cart-leek"]));
        await settle();
        expect(there(".sheet")).toBeNull();
        expect(button().className).not.toContain("can");
    });

    it("a farm that is opened from the sheet takes its place", () => {
        open(ofSeats("loyang", 3));
        button().click();
        flushSync();
        (there(".sheet article button") as HTMLElement).click();
        flushSync();
        expect(there(".sheet")).toBeNull();
        expect(there(".large")).not.toBeNull();
    });
});

describe("an onlooker", () => {
    it.each(["la-granja", "loyang"] as const)("stays with one farm and chooses it: %s", (game) => {
        const view = { ...ofSeats(game, 3), seat: -1 };
        const table = open(view);
        const looking = lookingOn(table);
        expect(looking.below).toBe(0);
        tell(table, { ...view, order: [2, 1, 0] }, null);
        expect(looking.below).toBe(0);
        (there(".strip li:first-child button") as HTMLElement).click();
        flushSync();
        expect(looking.below).toBe(2);
        expect(there(".large")).toBeNull();
        expect(there(".strip [aria-pressed=true]")).toBe(there(".strip li:first-child button"));
    });
});
