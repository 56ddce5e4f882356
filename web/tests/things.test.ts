import { describe, expect, it } from "vitest";
import { symbolOf, symbolsOf } from "../src/ui/things";

const SPRITE = new Set(["olive", "barrow", "craft-merchant-house", "die-4", "card", "leek"]);
const has = (id: string) => SPRITE.has(id);

describe("the symbol of a thing", () => {
    it.each([
        ["good-olive", "olive"],
        ["den-olive", "olive"],
        ["field-olive-2", "olive"],
        ["barrow-2", "barrow"],
        ["craft-merchant_house", "craft-merchant-house"],
        ["die-4", "die-4"],
        ["card-35-barrow", "barrow"],
        ["card-35", "card"],
        ["vegetable-leek", "leek"],
        ["chair", null],
    ])("of %s is %s", (thing, symbol) => {
        expect(symbolOf(thing, has)).toBe(symbol);
    });

    it("is given once", () => {
        expect(symbolsOf(["den-olive", "chair", "field-olive-1", "barrow-1"], has)).toEqual([
            "olive",
            "barrow",
        ]);
    });
});
