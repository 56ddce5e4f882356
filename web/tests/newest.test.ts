import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followNewer } from "../src/net/newest";

const page = (script: string) => `<script type="module" crossorigin src="${script}"></script>`;
const reload = vi.fn();
const say = vi.fn();

function serve(html: string, ok = true): void {
    vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(html) }));
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { reload });
    sessionStorage.clear();
    const own = document.createElement("script");
    own.setAttribute("src", "/assets/index-old.js");
    document.head.replaceChildren(own);
});

afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetAllMocks();
    vi.useRealTimers();
});

async function follow(): Promise<void> {
    await followNewer(say);
    vi.runAllTimers();
}

describe("a newer page", () => {
    it("is told of, and loaded", async () => {
        serve(page("/assets/index-new.js"));
        await followNewer(say);
        expect(say).toHaveBeenCalledOnce();
        expect(reload).not.toHaveBeenCalled();
        vi.runAllTimers();
        expect(reload).toHaveBeenCalledOnce();
    });

    it("is loaded once: what keeps the old one back would keep it for ever", async () => {
        serve(page("/assets/index-new.js"));
        await follow();
        await follow();
        expect(reload).toHaveBeenCalledOnce();
        serve(page("/assets/index-newer.js"));
        await follow();
        expect(reload).toHaveBeenCalledTimes(2);
    });

    it.each([
        ["the same page", page("/assets/index-old.js"), true],
        ["no page", "{}", true],
        ["a fault", page("/assets/index-new.js"), false],
    ])("is not %s", async (_, html, ok) => {
        serve(html, ok);
        await follow();
        expect(say).not.toHaveBeenCalled();
        expect(reload).not.toHaveBeenCalled();
    });

    it("is not asked for in vain when the server is gone", async () => {
        vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
        await follow();
        expect(say).not.toHaveBeenCalled();
    });
});
