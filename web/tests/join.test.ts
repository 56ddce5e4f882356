import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Join from "../src/lobby/Join.svelte";
import { api, Problem, type Games, type LinkFacts } from "../src/net/api";
import type { TableFacts } from "../src/net/document";
import { session } from "../src/session.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";

const TOKEN = "abcdefghijklmnopqrstuvwxyz";
const SEATS = [
    { sitter: "person", name: "Ana", level: "", muted: false },
    { sitter: "person", name: "Bo", level: "", muted: false },
    { sitter: "bot", name: "hard", level: "hard", muted: false },
    { sitter: "free", name: "", level: "", muted: false },
];
const FACTS = {
    id: "T",
    name: "Friday",
    game: "la-granja",
    own_components: false,
    options: { removal: "all" },
    pace: null,
    spectators: true,
    seats: SEATS,
} as unknown as TableFacts;
const GAMES = {
    games: [{ name: "la-granja", options: { removal: ["all", "choose"] }, refused: {} }],
} as unknown as Games;

let page: ReturnType<typeof mount>;
const told = () => document.body.textContent.replace(/\s+/g, " ");
const seats = () =>
    [...document.querySelectorAll("li")].map((each) =>
        each.textContent.replace(/\s+/g, " ").trim(),
    );
const watching = () => document.querySelector<HTMLAnchorElement>('a[href^="/t/"]');

/** Somebody opens a link. */
async function open(led: LinkFacts | Problem, token = TOKEN): Promise<void> {
    const look = vi.spyOn(api, "look");
    if (led instanceof Problem) look.mockRejectedValue(led);
    else look.mockResolvedValue(led);
    page = mount(Join, { target: document.body, props: { token } });
    await vi.waitFor(() => {
        flushSync();
        expect(document.querySelector("form, [role=alert]")).not.toBe(null);
    });
}

const invite = (facts: object = {}, seat = 3) =>
    open({ kind: "seat", table: { ...FACTS, ...facts }, seat });

beforeEach(async () => {
    session.speaker = new Speaker(await bundleOf("en", ""));
    session.me = null;
    vi.spyOn(api, "games").mockResolvedValue(GAMES);
    vi.spyOn(api, "me").mockResolvedValue({ person: "p", name: "Cy", login: null });
    vi.spyOn(session, "go").mockReturnValue();
});

afterEach(async () => {
    await unmount(page);
    vi.restoreAllMocks();
});

describe("whoever is invited", () => {
    it("sees what is played, who sits where and which seat waits for them", async () => {
        await invite();
        expect(api.look).toHaveBeenCalledWith(TOKEN);
        expect(document.querySelector("h1")?.textContent).toContain("You are invited to La Granja");
        expect(told()).toContain("Friday");
        expect(seats()).toEqual(["Ana", "Bo", "Bot 3 hard", "Seat 4 you"]);
    });

    it("takes the place of whoever sits on the offered seat", async () => {
        await invite({}, 1);
        expect(seats()).toEqual(["Ana", "Seat 2 you", "Bot 3 hard", "free"]);
    });

    it("is told that nothing differs, and that there is no clock", async () => {
        await invite();
        await vi.waitFor(() => expect(told()).toContain("Rules As shipped"));
        expect(told()).toContain("Pace No clock");
        expect(told()).not.toContain("Hints");
    });

    it("is told the clock, and the options that differ", async () => {
        const pace = { budget: 1200, increment: 5, then: "pause" };
        await invite({ pace, options: { removal: "choose" } });
        expect(told()).toContain("20 minutes each");
        expect(told()).toContain("Given back for each action 5 s");
        expect(told()).toContain("When it is used up pause");
        const chosen = session.speaker?.say("web-option-removal-choose") ?? "?";
        await vi.waitFor(() => expect(told()).toContain(chosen));
        expect(told()).not.toContain("As shipped");
    });

    it("is told that hints are allowed, where they are", async () => {
        await invite({ hints: true });
        expect(told()).toContain("Hints by the coach Everybody may ask for one");
    });

    it("is told components that are not as shipped, value by value", async () => {
        const values = [
            { place: ["card", "1", "barrow", "vp"], was: "2", value: "4" },
            { place: ["card", "1", "helper", "silver"], was: "1", value: "" },
        ];
        const ask = vi.spyOn(api, "components").mockResolvedValue({ values });
        await invite({ own_components: true });
        await vi.waitFor(() => expect(told()).toContain("4 (shipped: 2)"));
        expect(told()).toContain("none (shipped: 1)");
        expect(told()).toContain("not as shipped");
        expect(ask).toHaveBeenCalledWith("T");
    });

    it("sits down under a name", async () => {
        await invite();
        const redeem = vi
            .spyOn(api, "redeem")
            .mockResolvedValue({ kind: "seat", table: "T", seat: 3, token: "" });
        const name = document.querySelector<HTMLInputElement>("#name");
        if (name) name.value = " Cy ";
        name?.dispatchEvent(new Event("input", { bubbles: true }));
        name?.form?.requestSubmit();
        await vi.waitFor(() => expect(session.go).toHaveBeenCalledWith("/t/T?seat=3"));
        expect(redeem).toHaveBeenCalledWith(TOKEN, "Cy");
    });

    it("may only watch, where others may", async () => {
        await invite();
        expect(watching()?.textContent).toContain("Watch");
        watching()?.click();
        expect(session.go).toHaveBeenCalledWith("/t/T?seat=-1");
    });

    it("is not led to watch where nobody may", async () => {
        await invite({ spectators: false });
        expect(watching()).toBe(null);
    });
});

describe("a link that leads nowhere", () => {
    it("says so at once, and asks for no name", async () => {
        await open(new Problem("bad-link", 410, ""));
        expect(document.querySelector("[role=alert]")?.textContent).toContain("was used");
        expect(document.querySelector("form, button")).toBe(null);
    });

    it("is looked at again by whoever asks, if only the line was bad", async () => {
        await open(new Problem("offline", 0, ""));
        vi.spyOn(api, "look").mockResolvedValue({ kind: "seat", table: FACTS, seat: 3 });
        document.querySelector<HTMLButtonElement>("main > button")?.click();
        await vi.waitFor(() => {
            flushSync();
            expect(document.querySelector("form")).not.toBe(null);
        });
    });

    it("is not even asked about if it names nothing", async () => {
        await open({ kind: "device", table: null, seat: null }, "");
        expect(api.look).not.toHaveBeenCalled();
        expect(document.querySelector("form")).toBe(null);
    });
});

describe("a link of one's own to another device", () => {
    it("asks for no name and gives nobody another", async () => {
        session.me = { person: "q", name: "Somebody", login: null };
        await open({ kind: "device", table: null, seat: null });
        const rename = vi.spyOn(api, "be");
        const redeem = vi
            .spyOn(api, "redeem")
            .mockResolvedValue({ kind: "device", table: null, seat: null, token: "" });
        expect(document.querySelector("#name")).toBe(null);
        document.querySelector("form")?.requestSubmit();
        await vi.waitFor(() => expect(session.go).toHaveBeenCalledWith("/"));
        expect(redeem).toHaveBeenCalledWith(TOKEN, undefined);
        expect(rename).not.toHaveBeenCalled();
        expect(session.me.name).toBe("Cy");
    });
});
