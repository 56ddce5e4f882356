import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { targets } from "../src/acting/target.svelte";
import { api } from "../src/net/api";
import type { Choice, TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import type { Speaker } from "../src/words/speaker";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const TAKE: Choice = { action: "take", label: { key: "take" }, objects: ["card-1"], cost: {} };
const WHY = { key: "reason-not-in-hand" };
const OBSTACLE = { why: WHY, paragraph: "6.1" };
const USE = { key: "explain-store" };
const MOMENT = 1000;

describe("a thing that leads nowhere", () => {
    let table: TableState;
    let thing: HTMLElement;
    let erase: () => void;
    const why = vi.spyOn(api, "why");

    beforeEach(() => {
        vi.useFakeTimers();
        why.mockClear().mockResolvedValue(OBSTACLE);
        vi.spyOn(api, "explain").mockResolvedValue({
            explained: { name: USE, told: [{ key: "first" }, USE], paragraph: "8.2" },
        });
        table = new TableState("table", 0, {} as Speaker);
        const groups = [{ key: "group-take", title: { key: "take" }, choices: [TAKE] }];
        table.showing.newest = {
            view: {},
            asked: { decision: 1, question: { key: "turn" }, groups },
        } as unknown as TableDocument;
        table.connection = "open";
        thing = document.createElement("div");
        erase = $effect.root(() => {
            targets(table)("store")(thing);
        });
        flushSync();
    });

    afterEach(() => {
        erase();
        vi.useRealTimers();
    });

    const mouse = (name: string, x: number) =>
        thing.dispatchEvent(new MouseEvent(name, { clientX: x, clientY: 5 }));
    const rest = () => vi.advanceTimersByTimeAsync(MOMENT);
    const pointerAt = (x: number) =>
        table.pointing.moved(new MouseEvent("pointermove", { clientX: x, clientY: 5 }));

    it("says why, where the pointer has come to it", async () => {
        pointerAt(100);
        table.letGo();
        mouse("pointerenter", 140);
        await rest();
        expect(table.obstacle).toEqual(OBSTACLE);
    });

    it("is silent where the table has changed beneath the pointer, until that moves", async () => {
        pointerAt(100);
        table.letGo();
        mouse("pointerenter", 100);
        mouse("pointermove", 102);
        await rest();
        expect(why).not.toHaveBeenCalled();
        mouse("pointermove", 120);
        await rest();
        expect(table.obstacle).toEqual(OBSTACLE);
    });

    it("says why at once when it is clicked", async () => {
        pointerAt(100);
        table.letGo();
        mouse("click", 100);
        await vi.advanceTimersByTimeAsync(0);
        expect(table.obstacle).toEqual(OBSTACLE);
        table.letGo();
        expect(table.obstacle).toBeNull();
    });

    it.each([null, { key: "reason-not-asked" }])(
        "says where it is used, where the reason would be %o",
        async (reason) => {
            why.mockResolvedValue({ why: reason, paragraph: "" });
            mouse("click", 100);
            await vi.advanceTimersByTimeAsync(0);
            expect([table.obstacle, table.use]).toEqual([null, USE]);
        },
    );

    it("said so to a click, and says it for a while longer, so that the rules can be opened", async () => {
        mouse("click", 100);
        await vi.advanceTimersByTimeAsync(0);
        mouse("pointerleave", 120);
        await rest();
        expect(table.obstacle).toEqual(OBSTACLE);
        await vi.advanceTimersByTimeAsync(4 * MOMENT);
        expect(table.obstacle).toBeNull();
    });

    it("says no more when the pointer that rested has left", async () => {
        mouse("pointerenter", 140);
        await rest();
        mouse("pointerleave", 160);
        expect(table.obstacle).toBeNull();
    });

    it("is asked about with what it would be done with", async () => {
        table.clickInVain(["cart-leek", "shop-leek"]);
        await vi.advanceTimersByTimeAsync(0);
        expect(why).toHaveBeenCalledWith("table", 0, ["cart-leek", "shop-leek"]);
    });
});
