import { describe, expect, it } from "vitest";
import { find, pick } from "../src/acting/acting";
import type { Choice } from "../src/net/document";

const choice = (action: string, ...objects: string[]): Choice => ({
    action,
    label: { key: action },
    objects,
    cost: {},
});

const CHOICES = [
    choice("deliver food barrow 1", "stock-food", "barrow-1"),
    choice("deliver food barrow 2", "stock-food", "barrow-2"),
    choice("deliver wine barrow 2", "stock-wine", "barrow-2"),
    choice("pass"),
];

describe("either end first", () => {
    it("rings everything that leads on", () => {
        expect(find(CHOICES, []).open).toEqual(
            new Set(["stock-food", "stock-wine", "barrow-1", "barrow-2"]),
        );
    });

    it("leaves one action from either end", () => {
        expect(find(CHOICES, ["barrow-1"]).only?.action).toBe("deliver food barrow 1");
        expect(find(CHOICES, ["stock-food", "barrow-2"]).only?.action).toBe(
            "deliver food barrow 2",
        );
        expect(find(CHOICES, ["barrow-2", "stock-food"]).only?.action).toBe(
            "deliver food barrow 2",
        );
    });

    it("lets go of what is clicked twice and begins anew with what does not fit", () => {
        expect(pick(CHOICES, ["stock-food"], "stock-food")).toEqual([]);
        expect(pick(CHOICES, ["stock-food"], "barrow-2")).toEqual(["stock-food", "barrow-2"]);
        expect(pick(CHOICES, ["barrow-1"], "stock-wine")).toEqual(["stock-wine"]);
        expect(pick(CHOICES, ["stock-food"], "chair")).toEqual(["stock-food"]);
    });
});
