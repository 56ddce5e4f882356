import { describe, expect, it } from "vitest";
import { nearest, stops } from "../src/acting/focus";

/** Hexagons as they lie in the market: every other row is half a space further to the right. */
const HEXAGONS = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 120, y: 0 },
    { x: 30, y: 52 },
    { x: 90, y: 52 },
    { x: 0, y: 104 },
    { x: 60, y: 104 },
];
const AT = (place: number) => HEXAGONS[place] as { x: number; y: number };

describe("arrows among hexagons", () => {
    it("go along the row", () => {
        expect(nearest(AT(0), HEXAGONS, "ArrowRight")).toBe(1);
        expect(nearest(AT(1), HEXAGONS, "ArrowLeft")).toBe(0);
    });

    it("go to the next row, and back", () => {
        expect(nearest(AT(4), HEXAGONS, "ArrowDown")).toBe(6);
        expect(nearest(AT(3), HEXAGONS, "ArrowUp")).toBe(0);
        expect(nearest(AT(0), HEXAGONS, "ArrowDown")).toBe(3);
    });

    it("stay where nothing lies further on", () => {
        expect(nearest(AT(2), HEXAGONS, "ArrowRight")).toBe(-1);
        expect(nearest(AT(0), HEXAGONS, "ArrowUp")).toBe(-1);
    });
});

it("arrows stop at nothing that is hidden, or that something lies over", () => {
    document.body.innerHTML = `
        <i data-target id="seen"></i>
        <div hidden><i data-target></i></div>
        <div inert><i data-target></i></div>`;
    expect(stops(document).map(({ id }) => id)).toEqual(["seen"]);
});
