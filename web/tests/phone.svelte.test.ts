import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endings } from "../src/acting/acting";
import { Drawn } from "../src/acting/drawn.svelte";
import type { Asked } from "../src/net/document";
import { ownObjects } from "../src/table/leading";
import TabPanel from "../src/table/TabPanel.svelte";

const children = createRawSnippet(() => ({ render: () => "<b>made</b>" }));

describe("a tab of a phone", () => {
    let panel: ReturnType<typeof mount>;
    let told: { name: string; shown: boolean; later: boolean };
    const isMade = () => document.querySelector("[data-tab] b") !== null;

    beforeEach(() => {
        const made = $state({ name: "hand", shown: false, later: true });
        told = made;
        panel = mount(TabPanel, {
            target: document.body,
            props: {
                children,
                name: "hand",
                get shown() {
                    return made.shown;
                },
                get later() {
                    return made.later;
                },
            },
        });
        flushSync();
    });

    afterEach(async () => {
        await unmount(panel);
    });

    it("is made later where it is not shown, and at once when it is", () => {
        expect(isMade()).toBe(false);
        told.shown = true;
        flushSync();
        expect(isMade()).toBe(true);
    });

    it("stays made, so that its targets count", () => {
        told.later = false;
        flushSync();
        expect(isMade()).toBe(true);
        told.later = true;
        flushSync();
        expect(isMade()).toBe(true);
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
        return [...ownObjects(asked, endings(asked))];
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
