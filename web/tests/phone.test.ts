import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownObjects } from "../src/acting/acting";
import { Drawn } from "../src/acting/drawn.svelte";
import type { Asked } from "../src/net/document";
import { Turns } from "../src/table/turns.svelte";
import TurnsStand from "./TurnsStand.svelte";

describe("what is drawn in turn on a phone", () => {
    let stand: ReturnType<typeof mount> | undefined;
    let turns: Turns;
    const drawn = () => document.body.textContent.trim().split(/\s+/).join(" ");

    function begin(isPhone: boolean): void {
        turns = new Turns(isPhone);
        stand = mount(TurnsStand, { target: document.body, props: { turns } });
        flushSync();
    }

    function next(): void {
        vi.advanceTimersToNextTimer();
        flushSync();
    }

    beforeEach(() => vi.useFakeTimers());
    afterEach(async () => {
        if (stand) await unmount(stand);
        vi.useRealTimers();
    });

    it("comes piece by piece, what a piece is made of before the next one", () => {
        begin(true);
        const seen = [drawn()];
        while (!turns.areOver) {
            next();
            seen.push(drawn());
        }
        expect(seen).toEqual(["", "one", "one inner", "one inner two", "one inner two"]);
    });

    it("is drawn at once where there is no phone, and when all had their turn", () => {
        begin(false);
        expect(drawn()).toBe("one inner two");
        expect(vi.getTimerCount()).toBe(0);
    });

    it("is forgotten when it goes before its turn", async () => {
        begin(true);
        next();
        if (stand) await unmount(stand);
        stand = undefined;
        next();
        expect(turns.areOver).toBe(true);
        expect(drawn()).toBe("");
    });
});

describe("the number on a tab", () => {
    it("counts what is drawn there: a card on its place is one, and so is a card with its sides", () => {
        const drawn = new Drawn();
        const open = ["helper-5", "grid-1", "card-3", "card-3-field", "market-2"];
        const erase = drawn.add(["helper-5", "grid-1"], "grid");
        drawn.add(["card-3"], "grid");
        drawn.add(["card-3-field"], "grid");
        drawn.add(["market-2"], "village");
        expect(drawn.countOn("grid", open)).toBe(2);
        expect(drawn.countOn("village", open)).toBe(1);
        erase();
        expect(drawn.has("grid-1")).toBe(false);
        expect(drawn.countOn("grid", open)).toBe(1);
    });
});

describe("the tab that a question opens", () => {
    const group = (key: string, ...objects: string[]) => ({
        key: `group-${key}`,
        title: { key },
        choices: [{ action: key, label: { key }, objects, cost: {} }],
    });
    const own = (...groups: ReturnType<typeof group>[]) => {
        const asked = { decision: 1, question: { key: "q" }, groups } as unknown as Asked;
        return [...ownObjects(asked)];
    };

    it("is that of its own things, though more can be sold", () => {
        const put = group("put", "card-stall-3", "courtyard");
        expect(own(put, group("sell", "shop-wheat", "shop-leek"))).toEqual(put.choices[0]?.objects);
        expect(own(group("step", "path-5"), group("done", "path-4"))).toEqual(["path-5"]);
    });

    it("is any where everything may be done, also where the end would miss a regular", () => {
        expect(own(group("serve", "regular-7"), group("done", "regular-7"))).toEqual([]);
    });
});
