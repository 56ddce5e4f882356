import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Press } from "../src/acting/press";
import { isTap, wentDown } from "../src/acting/tap";

const down = (pointerType: string) =>
    wentDown(Object.assign(new MouseEvent("pointerdown", { bubbles: true }), { pointerType }));
const click = (pointerType?: string) =>
    Object.assign(new MouseEvent("click"), pointerType === undefined ? {} : { pointerType });

describe("a click is a tap", () => {
    afterEach(() => down("mouse"));

    it.each([
        ["that names no pointer, as WebKit sends it", undefined],
        ["that is said to be of a mouse", "mouse"],
        ["that says so itself", "touch"],
    ])("%s, after a finger went down", (_, pointerType) => {
        down("touch");
        expect(isTap(click(pointerType))).toBe(true);
    });

    it("that says so itself, whatever went down", () => {
        expect(isTap(click("touch"))).toBe(true);
    });

    it("not after a mouse or a pen went down, though a finger did before", () => {
        for (const other of ["mouse", "pen"]) {
            down("touch");
            down(other);
            expect(isTap(click())).toBe(false);
        }
    });

    it("not by a key, though a finger went down before", () => {
        down("touch");
        wentDown(new KeyboardEvent("keydown", { key: "Enter" }));
        expect(isTap(click())).toBe(false);
    });

    it("nor is a key itself", () => {
        down("touch");
        expect(isTap(new KeyboardEvent("keydown", { key: "Enter" }))).toBe(false);
    });
});

describe("the click that stands in for one that the browser does not send", () => {
    const clicked = vi.fn<(event: Event) => void>();
    beforeEach(() => {
        document.body.innerHTML = "<div data-objects='field-1'><i></i></div>";
        clicked.mockClear();
    });

    it.each([
        ["touch", true],
        ["mouse", false],
    ])("is of what went down, %s", async (pointerType, expected) => {
        const press = new Press();
        const thing = document.querySelector("div") as HTMLElement;
        thing.onclick = clicked;
        down(pointerType);
        const on = (target: Element | null) => ({ target, button: 0, detail: 1 }) as never;
        press.down(on(thing.querySelector("i")));
        thing.innerHTML = "<i></i>";
        press.up(on(thing.querySelector("i")));
        await new Promise((resolve) => setTimeout(resolve));
        expect(clicked).toHaveBeenCalledOnce();
        expect(isTap(clicked.mock.calls[0]?.[0] as Event)).toBe(expected);
    });
});
