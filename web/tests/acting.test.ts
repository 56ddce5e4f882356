import { describe, expect, it } from "vitest";
import { askedFor, find, groupsLeft, options, pick } from "../src/acting/acting";
import type { Asked, Choice } from "../src/net/document";

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

const PASS = CHOICES.filter((each) => each.action === "pass");
const ALL = () => true;

describe("options in the gate", () => {
    const offered = (picked: string[], isDrawn: (object: string) => boolean) =>
        options(find(CHOICES, picked), picked, isDrawn, PASS).map((each) => each.action);

    it("are none while the board offers everything", () => {
        expect(offered([], ALL)).toEqual([]);
    });

    it("are those that nothing on the board leads to", () => {
        expect(offered([], (object) => object === "barrow-2")).toEqual(["deliver food barrow 1"]);
        expect(offered([], () => false)).toHaveLength(3);
    });

    it("are what is left, once something is picked", () => {
        expect(offered(["stock-food"], ALL)).toEqual([
            "deliver food barrow 1",
            "deliver food barrow 2",
        ]);
    });
});

const ASKED: Asked = {
    decision: 1,
    question: { key: "question" },
    groups: [
        { key: "group-pass", title: { key: "group-pass" }, choices: PASS },
        { key: "group-deliver-barrow-1", title: { key: "group" }, choices: CHOICES.slice(0, 1) },
        { key: "group-sow-wheat", title: { key: "group" }, choices: CHOICES.slice(1, 2) },
        { key: "group-use-helper", title: { key: "group" }, choices: CHOICES.slice(2, 3) },
    ],
};

describe("rings", () => {
    it("are thin around what is possible at any time", () => {
        const all = find(CHOICES, []);
        expect(askedFor(ASKED, all, [])).toEqual(new Set(["stock-food", "barrow-1"]));
    });

    it("are strong around all that leads on from what is picked", () => {
        const found = find(CHOICES, ["barrow-2"]);
        expect(askedFor(ASKED, found, ["barrow-2"])).toEqual(
            new Set(["barrow-2", "stock-food", "stock-wine"]),
        );
    });
});

describe("the list of all actions", () => {
    it("has what is left, and the end last", () => {
        const left = groupsLeft(ASKED, [...CHOICES.slice(1, 2), ...PASS]);
        expect(left.map((group) => group.key)).toEqual(["group-sow-wheat", "group-pass"]);
    });
});
