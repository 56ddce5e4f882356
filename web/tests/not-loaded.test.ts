import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "../src/net/api";
import { session } from "../src/session.svelte";
import GateSign from "../src/ui/GateSign.svelte";
import NotLoaded from "../src/ui/NotLoaded.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import LaterStand from "./LaterStand.svelte";

const SPEAKER = new Speaker(await bundleOf("fr", ""));
const OFFLINE = SPEAKER.say("problem-offline");
const LOST = new TypeError("Failed to fetch dynamically imported module");
let page: ReturnType<typeof mount>;
const told = () => document.querySelector("[role=alert]")?.textContent.trim();
const button = () => document.querySelector("button");
const settled = () => new Promise((resolve) => setTimeout(resolve)).then(() => flushSync());

function show(props: { error: unknown; again?: () => void }): void {
    page = mount(NotLoaded, { target: document.body, props });
    flushSync();
}

beforeEach(() => (session.speaker = SPEAKER));
afterEach(() => unmount(page));

describe("a piece of the page that does not come", () => {
    it("is told in the reader's words, and can be asked for again", () => {
        const again = vi.fn();
        show({ error: LOST, again });
        expect(OFFLINE).toMatch(/^Le serveur/);
        expect(told()).toBe(OFFLINE);
        button()?.click();
        expect(again).toHaveBeenCalledOnce();
    });

    it("is told by signs where it is the words that are missing", () => {
        session.speaker = null;
        show({ error: LOST });
        expect(told()).toBe("");
        expect(document.querySelector("[role=alert] use")?.getAttribute("href")).toBe("#offline");
        expect(button()?.textContent.trim()).toBe(location.host);
    });

    it("may be refused for good, in the words of the refusal", () => {
        show({ error: new Problem("no-such-table", 404, "") });
        expect(told()).toBe(SPEAKER.say("problem-no-such-table"));
        expect(button()).toBeNull();
    });
});

it("a part of a table is asked for again, and drawn when it comes", async () => {
    const part = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValue({ default: GateSign });
    page = mount(LaterStand, { target: document.body, props: { part } });
    await settled();
    expect(told()).toBe(OFFLINE);
    button()?.click();
    flushSync();
    await settled();
    expect(told()).toBeUndefined();
    expect(document.querySelector("svg")).not.toBeNull();
    expect(part).toHaveBeenCalledTimes(2);
});
