import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import "../src/lobby/Lobby.svelte"; // fetched here, where it may take its time
import { api, Problem, type Games, type Me } from "../src/net/api";
import { session } from "../src/session.svelte";

const GAMES: Games = {
    games: [{ name: "loyang", least_seats: 1, most_seats: 4, options: {}, refused: {} }],
    levels: [{ name: "normal", searches: false, points: {} }],
    usual_level: "normal",
    registration: true,
    webhooks: false,
};

/** Words are fetched here, in milliseconds. */
const PATIENCE = 20_000;

let page: ReturnType<typeof mount>;
const lobby = () => document.querySelector(".lobby");

beforeEach(() => {
    vi.spyOn(api, "games").mockResolvedValue(GAMES);
    vi.spyOn(api, "mine").mockResolvedValue({ tables: [] });
    vi.spyOn(api, "tables").mockResolvedValue({ tables: [] });
});

afterEach(async () => {
    await unmount(page);
    vi.restoreAllMocks();
});

describe("the lobby", () => {
    it("comes when it is known whom it greets, and stays when they become somebody else", async () => {
        let refuse: (problem: Problem) => void = () => undefined;
        const me = vi
            .spyOn(api, "me")
            .mockReturnValue(new Promise<Me>((_, reject) => (refuse = reject)));
        page = mount(App, { target: document.body });
        await vi.waitFor(() => expect(me).toHaveBeenCalled());
        await vi.waitFor(() => expect(session.speaker).not.toBe(null), PATIENCE);
        expect(lobby()).toBe(null);
        refuse(new Problem("not-signed-in", 401, ""));
        await vi.waitFor(() => {
            flushSync();
            expect(document.querySelector(".lobby article")).not.toBe(null);
        }, PATIENCE);
        const drawn = lobby();
        for (const name of ["Ana", "Bo"]) {
            session.me = { person: "p", name, login: null };
            flushSync();
            await vi.waitFor(() => expect(document.body.textContent).toContain(name));
            expect(lobby()).toBe(drawn);
        }
        expect(me).toHaveBeenCalledOnce();
    });
});
