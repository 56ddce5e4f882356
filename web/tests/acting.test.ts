import { describe, expect, it } from "vitest";
import {
    apart,
    askedFor,
    choicesOf,
    find,
    groupsLeft,
    isSame,
    onBoard,
    options,
    pick,
} from "../src/acting/acting";
import { Meant } from "../src/acting/meant";
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
        options(find(CHOICES, picked), picked, isDrawn, PASS, new Set()).map((each) => each.action);

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

    it("are strong around what alone can answer, also if it is possible at any time elsewhere", () => {
        const groups = ASKED.groups.filter(({ key }) => /pass|use-helper/.test(key));
        const asked = { ...ASKED, groups };
        const objects = choicesOf(asked).flatMap((choice) => choice.objects);
        expect(askedFor(asked, find(choicesOf(asked), []), [])).toEqual(new Set(objects));
        const turn = {
            ...asked,
            groups: groups.map((each) =>
                each.key === "group-pass" ? { ...each, key: "group-done" } : each,
            ),
        };
        expect(askedFor(turn, find(choicesOf(turn), []), [])).toEqual(new Set());
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

describe("what is picked along", () => {
    const WALK: Choice = {
        ...choice("step", "path-6"),
        then: { "path-7": { actions: ["step"], label: { key: "to 7" }, cost: { cash: 8 } } },
    };
    const TAKE: Choice = {
        ...choice("take stall 4", "card-stall-4"),
        then: {
            "card-casual-2": { actions: ["play casual 2"], label: { key: "both" }, cost: {} },
        },
    };
    const PUT = choice("put casual 2", "card-casual-2", "courtyard");

    it("leads to the action, with what follows it", () => {
        expect([...find([WALK], []).open]).toEqual(["path-6", "path-7"]);
        expect(find([WALK], ["path-6"]).only).toBe(WALK);
        expect(find([WALK], ["path-7"]).only).toMatchObject({
            action: "step",
            further: ["step"],
            label: { key: "to 7" },
            cost: { cash: 8 },
            objects: ["path-7"],
        });
    });

    it("may be picked first or last", () => {
        const picked = pick([TAKE, PUT], [], "card-casual-2");
        expect(find([TAKE, PUT], picked).only).toBeNull();
        const both = pick([TAKE, PUT], picked, "card-stall-4");
        expect(find([TAKE, PUT], both).only?.further).toEqual(["play casual 2"]);
        expect(find([TAKE, PUT], ["card-casual-2", "courtyard"]).only).toBe(PUT);
    });

    it("is one thing: another one takes its place", () => {
        const along = (name: string) => ({
            [`card-${name}`]: { actions: [`play ${name}`], label: { key: name }, cost: {} },
        });
        const then = { ...along("regular-3"), ...along("haggler") };
        const choices = [
            { ...choice("take regular 6", "card-regular-6"), then },
            { ...choice("take stall 5", "card-stall-5"), then },
        ];
        const both = pick(choices, ["card-regular-3"], "card-regular-6");
        expect(find(choices, both).only?.further).toEqual(["play regular-3"]);
        expect([...find(choices, both).open]).toEqual(["card-regular-6", "card-regular-3"]);
        const other = pick(choices, both, "card-haggler");
        expect(other).toEqual(["card-regular-6", "card-haggler"]);
        expect(find(choices, other).only?.further).toEqual(["play haggler"]);
        expect(pick(choices, ["card-regular-3"], "card-haggler")).toEqual(["card-haggler"]);
        expect(pick(choices, other, "card-stall-5")).toEqual(["card-haggler", "card-stall-5"]);
    });

    it("makes another choice of it", () => {
        const further = find([WALK], ["path-7"]).only;
        expect(isSame(further, find([WALK], ["path-7"]).only)).toBe(true);
        expect(isSame(further, WALK)).toBe(false);
    });

    const asking = (decision: number, ...choices: Choice[]): Asked => ({
        decision,
        question: { key: "question" },
        groups: [{ key: "group", title: { key: "group" }, choices }],
    });

    it("follows once it is asked for, step by step", () => {
        const meant = new Meant();
        meant.mean(1, ["step", "step"]);
        expect(meant.next(asking(1, WALK))).toBeNull();
        expect(meant.next(asking(2, WALK))).toMatchObject({ action: "step", further: ["step"] });
        expect(meant.next(asking(3, WALK))).toBeNull();
    });

    it("ends where something else is asked", () => {
        const meant = new Meant();
        meant.mean(1, ["step"]);
        expect(meant.next(asking(2, PUT))).toBeNull();
        expect(meant.next(asking(3, WALK))).toBeNull();
    });

    it("is not found for what ends a turn, which stands in the gate", () => {
        const asked = asking(1, PUT);
        asked.groups.push({
            key: "group-done",
            title: { key: "done" },
            choices: [choice("done", "card-regular-2")],
        });
        expect(onBoard(asked)).toEqual([PUT]);
    });
});

describe("what a step asks for", () => {
    const group = (key: string, object: string) => ({
        key,
        title: { key },
        choices: [choice(key, object)],
    });

    it("is ringed before what is possible at any time", () => {
        const asked = {
            decision: 1,
            question: { key: "turn-roof" },
            groups: [group("group-buy-tile", "tile-pig"), group("group-buy", "den-olive")],
        };
        const found = find(
            asked.groups.flatMap(({ choices }) => choices),
            [],
        );
        expect([...askedFor(asked, found, [])]).toEqual(["tile-pig"]);
    });
});

describe("options of one thing", () => {
    it("stand in the gate at once, as clicks cannot tell them apart", () => {
        const pig = choice("choose pig", "revenue-2");
        const draw = choice("choose draw", "revenue-2");
        const drawn = () => true;
        const asked = new Set(["revenue-2"]);
        expect(options(find([pig, draw], []), [], drawn, [], asked)).toEqual([pig, draw]);
        const other = choice("take die 3", "die-3");
        expect(options(find([pig, draw, other], []), [], drawn, [], asked)).toEqual([]);
    });

    it("wait until the thing is picked where it is not what is asked", () => {
        const five = ["pig", "egg", "milk", "wool", "corn"].map((each) =>
            choice(`commodity ${each}`, "stock-commodity"),
        );
        const drawn = () => true;
        expect(options(find(five, []), [], drawn, [], new Set())).toEqual([]);
        const picked = ["stock-commodity"];
        expect(options(find(five, picked), picked, drawn, [], new Set())).toEqual(five);
    });
});

describe("trade besides the question", () => {
    const KEEP = choice("keep leek", "cart-leek");
    const SELL = choice("sell leek", "cart-leek", "shop-leek");
    const SELL_BEAN = choice("sell bean", "cart-bean", "shop-bean");
    const SOW = choice("sow leek field 2", "cart-leek", "field-2");
    const SALES = [SELL, SELL_BEAN];
    const asking = (key: string, answer: Choice): Asked => ({
        decision: 1,
        question: { key: "question" },
        groups: [
            { key, title: { key }, choices: [answer] },
            { key: "group-sell", title: { key: "group-sell" }, choices: SALES },
        ],
    });
    const found = (asked: Asked, ...picked: string[]) => find(onBoard(asked), picked, apart(asked));
    const keeping = asking("group-give", KEEP);

    it("is not meant by a click on what answers the question", () => {
        expect(found(keeping, "cart-leek").only).toBe(KEEP);
    });

    it("is never done by one click on one of its ends", () => {
        expect(found(keeping, "cart-bean")).toMatchObject({ left: [SELL_BEAN], only: null });
        expect(found(keeping, "shop-leek")).toMatchObject({ left: [SELL], only: null });
        expect(found(keeping, "cart-bean", "shop-bean").only).toBe(SELL_BEAN);
        expect(found(keeping, "shop-leek", "cart-leek").only).toBe(SELL);
    });

    it("is one of the ways on where the turn asks nothing in particular", () => {
        const turn = asking("group-sow-leek", SOW);
        expect(found(turn, "cart-leek").left).toEqual([SOW, SELL]);
        expect(found(turn, "field-2").only).toBe(SOW);
        expect(found(turn, "cart-bean").only).toBeNull();
    });

    it("is one click where it has one end alone", () => {
        const olive = choice("sell olive", "den-olive");
        const asked = asking("group-give", KEEP);
        asked.groups.push({ key: "group-sell", title: { key: "sell" }, choices: [olive] });
        expect(found(asked, "den-olive").only).toBe(olive);
    });
});
