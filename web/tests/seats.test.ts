import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, type Games } from "../src/net/api";
import type { TableDocument } from "../src/net/document";
import { session } from "../src/session.svelte";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import SeatsStand from "./SeatsStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const DONE = { number: 9 };
const [ANA, BO, BOT, FREE] = [0, 1, 2, 3];
const SEATS = [
    { sitter: "person", name: "Ana", level: "", muted: false },
    { sitter: "person", name: "Bo", level: "", muted: false },
    { sitter: "bot", name: "normal", level: "normal", muted: false },
    { sitter: "free", name: "", level: "", muted: false },
];

interface Sitting {
    state?: string;
    mine?: number[];
    isHost?: boolean;
    facts?: object;
}

let speaker: Speaker;
let table: TableState;
let page: ReturnType<typeof mount>;
const told = () => document.body.textContent.replace(/\s+/g, " ");
const buttonsOf = (seat: number) =>
    [...(document.querySelectorAll("li")[seat]?.querySelectorAll("button") ?? [])].map((each) =>
        each.textContent.trim(),
    );

/** Ana looks at the seats, at a table of invited people. */
function sit({ state = "running", mine = [ANA], isHost = false, facts = {} }: Sitting = {}): void {
    table = new TableState("T", mine[0] ?? -1, speaker);
    table.seats.know({ is_host: isHost, my_seats: mine });
    table.showing.newest = {
        table: { state, public: false, spectators: true, seats: SEATS, ...facts },
        view: null,
    } as unknown as TableDocument;
    page = mount(SeatsStand, { target: document.body, props: { table } });
    flushSync();
}

function press(words: string, detail = 1): void {
    const found = [...document.querySelectorAll("button")].find(
        (each) => each.textContent.trim() === words,
    );
    found?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
    flushSync();
}

beforeAll(async () => {
    speaker = new Speaker(await bundleOf("en", "loyang"));
});

beforeEach(() => {
    for (const each of ["leave", "free", "close", "bot"] as const) {
        vi.spyOn(api, each).mockResolvedValue(DONE);
    }
    vi.spyOn(session, "go").mockReturnValue();
});

afterEach(async () => {
    await unmount(page);
    table.end();
    vi.restoreAllMocks();
});

describe("whoever sits", () => {
    it("leaves at once where sitting down again takes it back, and looks on", async () => {
        sit({ state: "open", facts: { public: true } });
        press("Leave");
        expect(api.leave).toHaveBeenCalledWith("T", ANA);
        await vi.waitFor(() => expect(session.go).toHaveBeenCalledWith("/t/T?seat=-1"));
    });

    it("is told what follows before a seat of a running game is left", async () => {
        sit();
        press("Leave");
        expect(told()).toContain("The game waits until somebody plays this seat.");
        expect(told()).toContain("Only a new link of the host brings you back.");
        expect(api.leave).not.toHaveBeenCalled();
        press("Leave the seat");
        await vi.waitFor(() => expect(session.go).toHaveBeenCalledWith("/t/T?seat=-1"));
    });

    it("goes to the lobby from a table that nobody may watch, or to another seat of theirs", async () => {
        sit({ state: "open", facts: { spectators: false } });
        press("Leave");
        press("Leave the seat");
        await vi.waitFor(() => expect(session.go).toHaveBeenCalledWith("/"));
        await unmount(page);
        sit({ mine: [ANA, BO] });
        press("Leave");
        press("Leave the seat");
        await vi.waitFor(() => expect(session.go).toHaveBeenCalledWith("/t/T?seat=1"));
    });

    it("lets go by Esc, and the button has the focus again", () => {
        sit();
        press("Leave");
        const group = document.querySelector("[role=group]");
        expect(document.activeElement).toBe(group);
        group?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        flushSync();
        expect(document.activeElement?.textContent.trim()).toBe("Leave");
    });

    it("may do nothing about others, nor about the table", () => {
        sit();
        expect([BO, BOT, FREE].map(buttonsOf)).toEqual([[], [], []]);
        expect(told()).not.toContain("Close the table");
    });

    it("stays when the server refuses it, and is told why", async () => {
        sit({ state: "open", facts: { public: true } });
        vi.mocked(api.leave).mockRejectedValue(new Problem("not-running", 409, ""));
        press("Leave");
        await vi.waitFor(() => expect(table.trouble?.reason).toBe("not-running"));
        expect(session.go).not.toHaveBeenCalled();
    });
});

describe("the host", () => {
    it("fills free seats, frees a bot's at once and a person's in two steps", () => {
        sit({ isHost: true });
        expect(buttonsOf(FREE)).toEqual(["Invite", "A bot"]);
        document.querySelectorAll("li")[BOT]?.querySelector("button")?.click();
        expect(api.free).toHaveBeenCalledWith("T", BOT);
        document.querySelectorAll("li")[BO]?.querySelector("button")?.click();
        flushSync();
        expect(told()).toContain("Bo loses this seat");
        press("Free it");
        expect(api.free).toHaveBeenLastCalledWith("T", BO);
    });

    it("chooses the level of a bot among those that the server has", async () => {
        const levels = ["easy", "master"].map((name) => ({ name, searches: false, points: {} }));
        const games = { games: [], levels, usual_level: "easy" };
        vi.spyOn(api, "games").mockResolvedValue(games as unknown as Games);
        sit({ isHost: true });
        await vi.waitFor(() => expect(document.querySelector("select")).not.toBeNull());
        const select = document.querySelector("select") as HTMLSelectElement;
        expect(select.ariaLabel).toBe("Level of the bot on seat 4");
        expect([...select.options].map(({ text }) => text)).toEqual(["easy", "master"]);
        press("A bot");
        expect(api.bot).toHaveBeenLastCalledWith("T", FREE, "easy");
        select.value = "master";
        select.dispatchEvent(new Event("change", { bubbles: true }));
        flushSync();
        press("A bot");
        expect(api.bot).toHaveBeenLastCalledWith("T", FREE, "master");
    });

    it("seats one of the usual level where the levels are not known", async () => {
        vi.spyOn(api, "games").mockRejectedValue(new Problem("offline", 0, ""));
        sit({ isHost: true });
        await new Promise((resolve) => setTimeout(resolve));
        flushSync();
        expect(document.querySelector("select")).toBeNull();
        press("A bot");
        expect(api.bot).toHaveBeenLastCalledWith("T", FREE, undefined);
    });

    it("sees the link that is out, with a button that copies it, and that another one ends it", async () => {
        vi.spyOn(api, "link").mockResolvedValue({ path: "/join#one", expires: 0, token: "one" });
        session.speaker = speaker;
        sit({ isHost: true });
        press("Invite");
        await vi.waitFor(() => expect(buttonsOf(FREE)).toEqual(["New link", "A bot"]));
        const link = () => document.querySelector<HTMLInputElement>("input")?.value;
        expect(link()).toBe(new URL("/join#one", location.href).href);
        expect(buttonsOf(FREE + 1)).toEqual(["Copy link"]);
        expect(told()).toContain("A new link ends this one.");
        await unmount(page);
        sit({ isHost: true });
        expect(link()).toContain("/join#one");
    });

    it("does not see a link that was used, when the seat is free again", async () => {
        vi.spyOn(api, "link").mockResolvedValue({ path: "/join#two", expires: 0, token: "two" });
        sit({ isHost: true });
        press("Invite");
        await vi.waitFor(() => expect(told()).not.toContain("Invite"));
        await unmount(page);
        sit({ isHost: true, facts: { seats: SEATS.map(() => SEATS[BO]) } });
        await unmount(page);
        sit({ isHost: true });
        expect(buttonsOf(FREE)).toEqual(["Invite", "A bot"]);
    });

    it("who left may sit down again", () => {
        sit({ isHost: true, mine: [] });
        expect(buttonsOf(FREE)).toEqual(["Invite", "A bot", "Sit down"]);
    });

    it("closes the table in two steps, and not by a double click", () => {
        sit({ isHost: true });
        press("Close the table");
        expect(told()).toContain("This cannot be undone.");
        press("Close for good", 2);
        expect(api.close).not.toHaveBeenCalled();
        press("Close for good");
        expect(api.close).toHaveBeenCalledWith("T");
    });

    it("has nothing to change at a game that is over", () => {
        sit({ isHost: true, state: "over" });
        expect(document.querySelectorAll("button")).toHaveLength(0);
    });
});
