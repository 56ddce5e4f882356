import { beforeEach, expect, it } from "vitest";
import { Doubled } from "../src/table/doubled";

let doubled: Doubled;
let now: number;
beforeEach(() => {
    document.body.innerHTML = `
        <div data-target data-objects="card-stall-4"><svg></svg></div>
        <div data-target data-objects="courtyard">put it here</div>
        <p>words</p>
        <div class="gate"><button class="end" data-action="done">Done</button></div>`;
    doubled = new Doubled();
    now = 1000;
});

const CARD = "[data-objects=card-stall-4]";
const PLACE = "[data-objects=courtyard]";

interface Clicked {
    after?: number;
    right?: number;
    detail?: number;
    decision?: number;
    pointerType?: string;
}

/** Would a click on this be stray, so long after the last one? */
function stray(selector: string, clicked: Clicked = {}): boolean {
    const { after = 100, right = 0, detail = 1, decision = 1, pointerType = "mouse" } = clicked;
    const event = new MouseEvent("click", { detail, clientX: 50 + right, clientY: 50 });
    now += after;
    Object.defineProperty(event, "timeStamp", { value: now });
    Object.defineProperty(event, "pointerType", { value: pointerType });
    Object.defineProperty(event, "target", { value: document.querySelector(selector) });
    return doubled.isStray(event, decision);
}

it("a second half is not for the next question, on the board as in the gate", () => {
    stray(CARD);
    expect(stray(CARD, { detail: 2, decision: 2 })).toBe(true);
    stray(".end", { after: 900 });
    expect(stray(PLACE, { detail: 2, decision: 2 })).toBe(true);
    expect(stray("p", { detail: 3, decision: 2 })).toBe(false);
});

it("a second half is not for another thing of the same question that has come there", () => {
    stray(CARD);
    expect(stray(PLACE, { detail: 2 })).toBe(true);
    stray("p", { after: 900 });
    expect(stray(PLACE, { detail: 2 })).toBe(true);
});

it("the same thing may be clicked twice: what was held is done, what was picked is let go", () => {
    stray(`${CARD} svg`);
    expect(stray(CARD, { detail: 2 })).toBe(false);
});

it("taps are not counted by every browser: place and time tell", () => {
    const pointerType = "touch";
    stray(CARD, { pointerType });
    expect(stray(PLACE, { decision: 2, pointerType })).toBe(true);
    stray(CARD, { after: 900, pointerType });
    expect(stray(PLACE, { right: 100, pointerType })).toBe(false);
    stray(CARD, { after: 900, pointerType });
    expect(stray(PLACE, { after: 900, pointerType })).toBe(false);
    stray(".end", { after: 900, pointerType });
    expect(stray(".end", { decision: 2, pointerType })).toBe(false);
});

it("a click of a mouse that counts as one is one", () => {
    stray(CARD);
    expect(stray(PLACE, { decision: 2 })).toBe(false);
});

it("keys come one by one", () => {
    stray(CARD);
    expect(stray(PLACE, { detail: 0, decision: 2 })).toBe(false);
});
