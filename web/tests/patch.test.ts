import { describe, expect, it } from "vitest";
import { patched } from "../src/net/patch";

describe("patched", () => {
    it("sets parts by their path and leaves the rest as it is", () => {
        const old = { view: { round: 1, farms: [{ silver: 1 }, { silver: 5 }] }, asked: null };
        const made = patched(old, [
            [["view", "farms", 0, "silver"], 3],
            [["view", "round"], 2],
        ]);
        expect(made.view).toEqual({ round: 2, farms: [{ silver: 3 }, { silver: 5 }] });
        expect(made.view.farms[1]).toBe(old.view.farms[1]);
        expect(old.view.round).toBe(1);
    });

    it("replaces the whole where the path is empty", () => {
        expect(patched({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
    });
});
