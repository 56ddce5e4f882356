import { beforeEach, describe, expect, it, vi } from "vitest";
import { Press } from "../src/acting/press";

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a press on a piece that is drawn anew", () => {
    const press = new Press();
    const clicked = vi.fn<(event: MouseEvent) => void>(() => press.clicked());
    let field: HTMLElement;

    function draw(): HTMLElement {
        field.innerHTML = "<i></i>";
        return field.querySelector("i") as HTMLElement;
    }

    beforeEach(() => {
        clicked.mockClear();
        document.body.innerHTML = "<div data-objects='field-1'></div><p>Elsewhere</p>";
        field = document.querySelector("div") as HTMLElement;
        for (const each of document.querySelectorAll<HTMLElement>("div, p")) each.onclick = clicked;
        document.onmousedown = (event) => press.down(event);
        document.onmouseup = (event) => press.up(event);
    });

    const mouse = (at: Element, name: string, button = 0) =>
        at.dispatchEvent(new MouseEvent(name, { bubbles: true, button, detail: 1 }));

    it("clicks the thing, once", async () => {
        mouse(draw(), "mousedown");
        mouse(draw(), "mouseup");
        await settled();
        expect(clicked).toHaveBeenCalledOnce();
        expect(clicked.mock.calls[0]?.[0]).toMatchObject({ target: field, detail: 1 });
    });

    it("leaves it to the browser where it sends a click", async () => {
        mouse(draw(), "mousedown");
        mouse(draw(), "mouseup");
        mouse(field, "click");
        await settled();
        expect(clicked).toHaveBeenCalledOnce();
    });

    it("is nothing to a piece that is still there, to another thing or to another button", async () => {
        const piece = draw();
        mouse(piece, "mousedown");
        mouse(piece, "mouseup");
        mouse(piece, "mousedown");
        draw();
        mouse(document.querySelector("p") as Element, "mouseup");
        mouse(draw(), "mousedown", 2);
        mouse(draw(), "mouseup", 2);
        await settled();
        expect(clicked).not.toHaveBeenCalled();
    });
});
