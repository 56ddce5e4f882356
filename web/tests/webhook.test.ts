import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import AccountSheet from "../src/lobby/AccountSheet.svelte";
import { api, Problem, type Webhook } from "../src/net/api";
import { session } from "../src/session.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";

const URL = "https://chat.example.org/hooks/4Jh";
const NONE: Webhook = { url: null, told: null, resting: false };
let page: ReturnType<typeof mount>;
const told = () => document.body.textContent.replace(/\s+/g, " ");
const field = () => document.querySelector<HTMLInputElement>("#webhook");

async function open(webhooks: boolean, mine: Webhook = NONE): Promise<void> {
    const look = vi.spyOn(api, "webhook").mockResolvedValue(mine);
    const props = { registration: false, webhooks, close: () => undefined };
    page = mount(AccountSheet, { target: document.body, props });
    flushSync();
    if (webhooks) await vi.waitFor(() => expect(look).toHaveBeenCalledOnce());
    flushSync();
}

async function press(words: string): Promise<void> {
    await vi.waitFor(() => {
        flushSync();
        const found = [...document.querySelectorAll("button")].find(
            (each) => each.textContent.trim() === words,
        );
        expect(found?.disabled).toBe(false);
        found?.click();
    });
}

beforeEach(async () => {
    session.speaker = new Speaker(await bundleOf("en", ""));
    session.me = { person: "p", name: "Ana", login: null };
});

afterEach(async () => {
    await unmount(page);
    vi.restoreAllMocks();
});

describe("the address that is told when a table waits", () => {
    it("has no place where the host has not switched it on", async () => {
        await open(false);
        expect(field()).toBe(null);
    });

    it("is set, and its secret is shown this once", async () => {
        await open(true);
        const set = vi.spyOn(api, "setWebhook").mockResolvedValue({ url: URL, secret: "whsec_1" });
        vi.spyOn(api, "webhook").mockResolvedValue({ ...NONE, url: URL });
        const written = field();
        if (written) written.value = URL;
        written?.dispatchEvent(new Event("input", { bubbles: true }));
        written?.form?.requestSubmit();
        await vi.waitFor(() => expect(told()).toContain("whsec_1"));
        expect(set).toHaveBeenCalledWith(URL);
    });

    it("is tried, and the page says how it went", async () => {
        await open(true, { ...NONE, url: URL });
        const answer = { outcome: "slow", status: null } as const;
        vi.spyOn(api, "testWebhook").mockResolvedValue(answer);
        await press("Send a test");
        await vi.waitFor(() => expect(told()).toContain("The answer came too late."));
    });

    it("says that it rests, and can be dropped", async () => {
        await open(true, { ...NONE, url: URL, resting: true });
        expect(told()).toContain("Nobody took the last messages");
        const drop = vi.spyOn(api, "dropWebhook").mockResolvedValue(undefined);
        vi.spyOn(api, "webhook").mockResolvedValue(NONE);
        await press("Tell me no more");
        await vi.waitFor(() => expect(field()?.value).toBe(""));
        expect(drop).toHaveBeenCalledOnce();
    });

    it("is refused in words", async () => {
        await open(true, { ...NONE, url: URL });
        vi.spyOn(api, "testWebhook").mockRejectedValue(new Problem("no-webhook", 404, "PUT it"));
        await press("Send a test");
        await vi.waitFor(() =>
            expect(told()).toContain("There is no address to send messages to."),
        );
        expect(told()).not.toContain("PUT it");
    });
});
