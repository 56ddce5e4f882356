import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Lobby from "../src/lobby/Lobby.svelte";
import { api, type Games, type TableAnswer, type TableLine } from "../src/net/api";
import { session } from "../src/session.svelte";
import TablePage from "../src/table/TablePage.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const game = (name: string) => ({ name, least_seats: 1, most_seats: 4, options: {}, refused: {} });
const level = (name: string) => ({ name, searches: false, points: {} });
const GAMES: Games = {
    games: [game("pebbles"), game("la-granja"), game("loyang")],
    levels: ["easy", "normal", "hard"].map(level),
    usual_level: "normal",
    registration: true,
    webhooks: false,
};
const OPEN = ["pebbles", "loyang"].map((name) => ({
    table: `at-${name}`,
    name: "",
    game: name,
    state: "open",
    seats: 2,
    free: 0,
    waits_for: [] as string[],
    changed: 0,
}));

let page: ReturnType<typeof mount>;

async function show(component: typeof Lobby | typeof TablePage, props = {}): Promise<void> {
    page = mount(component as typeof Lobby, { target: document.body, props });
    await vi.waitFor(() => {
        flushSync();
        expect(document.querySelector("article, [role=alert]")).not.toBe(null);
    });
}

function press(words: string, place = 0): void {
    const buttons = [...document.querySelectorAll("button")];
    buttons.filter((each) => each.textContent.trim() === words)[place]?.click();
}

beforeEach(async () => {
    session.speaker = new Speaker(await bundleOf("en", ""));
    vi.spyOn(api, "me").mockResolvedValue({ person: "p", name: "Ana", login: null });
    await session.knowMe();
    vi.spyOn(api, "games").mockResolvedValue(GAMES);
    vi.spyOn(api, "mine").mockResolvedValue({ tables: [] });
    vi.spyOn(api, "tables").mockResolvedValue({ tables: OPEN as TableLine[] });
    vi.spyOn(session, "go").mockReturnValue(undefined);
});

afterEach(async () => {
    await unmount(page);
    vi.restoreAllMocks();
});

describe("the lobby", () => {
    it("tells whom my tables wait for, by their names as they are", async () => {
        const mine = {
            ...OPEN[1],
            state: "running",
            waits_for: ["Bo", "web-waiting-for"],
        } as TableLine;
        vi.spyOn(api, "mine").mockResolvedValue({ tables: [mine] });
        await show(Lobby);
        expect(document.body.textContent).toContain("Waiting for Bo, web-waiting-for");
    });

    it("seats bots of the level that the server calls usual, not the first of its list", async () => {
        const make = vi.spyOn(api, "make");
        make.mockResolvedValue({ table: { id: "T" } } as TableAnswer);
        await show(Lobby);
        press("Play bots now");
        await vi.waitFor(() => expect(make).toHaveBeenCalledOnce());
        expect(make.mock.calls[0]?.[0].bots).toEqual({ 1: "normal", 2: "normal" });
        const chosen = [...document.querySelectorAll<HTMLSelectElement>("form select")];
        const levels = chosen.map((each) => each.value).filter((each) => each.length > 4);
        expect(levels).toEqual(["normal", "normal"]);
    });

    it("gives the guided round the bots that it was tried with", async () => {
        const make = vi.spyOn(api, "make");
        make.mockResolvedValue({ table: { id: "T" } } as TableAnswer);
        await show(Lobby);
        press("Guided first round");
        await vi.waitFor(() => expect(make).toHaveBeenCalledOnce());
        expect(make.mock.calls[0]?.[0]).toMatchObject({
            seed: 1815,
            bots: { 1: "easy", 2: "easy" },
        });
    });

    it("offers no game that the page cannot show, and no table of one", async () => {
        await show(Lobby);
        expect(document.querySelectorAll("article")).toHaveLength(2);
        await vi.waitFor(() => {
            flushSync();
            expect(document.querySelector('a[href="/t/at-loyang"]')).not.toBe(null);
        });
        expect(document.querySelector('a[href="/t/at-pebbles"]')).toBe(null);
    });
});

describe("a table of a game that the page cannot show", () => {
    it("says so in words", async () => {
        const answer = { table: { game: "pebbles" }, my_seats: [] } as unknown as TableAnswer;
        vi.spyOn(api, "table").mockResolvedValue(answer);
        await show(TablePage, { table: "T", seat: null });
        expect(document.querySelector("[role=alert]")?.textContent).toBe(
            "This page cannot show this game.",
        );
    });
});
