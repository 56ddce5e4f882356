import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SOUNDS } from "../src/senses.svelte";

/** As a page that is opened anew. */
async function opened(): Promise<typeof import("../src/senses.svelte").senses> {
    vi.resetModules();
    return (await import("../src/senses.svelte")).senses;
}

function system(less: boolean): void {
    vi.stubGlobal("matchMedia", () => ({ matches: less }));
}

beforeEach(() => {
    localStorage.clear();
    system(false);
});
afterEach(() => vi.unstubAllGlobals());

describe("motion", () => {
    it("is as the system says, or off", async () => {
        const senses = await opened();
        expect(senses.isStill).toBe(false);
        system(true);
        expect(senses.isStill).toBe(true);
        system(false);
        senses.move("off");
        expect(senses.isStill).toBe(true);
        expect(document.documentElement.dataset.motion).toBe("off");
        senses.move("system");
        expect(senses.isStill).toBe(false);
        expect(document.documentElement.dataset.motion).toBeUndefined();
    });

    it("is kept", async () => {
        (await opened()).move("off");
        expect((await opened()).isStill).toBe(true);
    });
});

describe("sounds", () => {
    it("are off but for my turn", async () => {
        const senses = await opened();
        expect(SOUNDS.filter((sound) => senses.hears(sound))).toEqual(["turn"]);
    });

    it("are kept, each by itself", async () => {
        const senses = await opened();
        senses.hear("turn", false);
        senses.hear("dice", true);
        expect(SOUNDS.filter((sound) => senses.hears(sound))).toEqual(["dice"]);
        const later = await opened();
        expect(SOUNDS.filter((sound) => later.hears(sound))).toEqual(["dice"]);
    });
});
