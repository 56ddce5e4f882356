/** Copies that lie over the table while something moves: nobody can click, focus or hear them. */

import type { Box } from "./picture";

const SVG = "http://www.w3.org/2000/svg";
/** What makes a thing more than a picture. */
const MEANING = ["data-objects", "data-target", "data-piece", "data-holds", "data-home"];
const ATTRIBUTES = [...MEANING, "role", "tabindex", "title", "id", "aria-pressed"];

/** Lay a picture over the table, where the original is. */
function laid(content: Node, like: Element, at: Box): HTMLElement {
    const ghost = document.createElement("div");
    const { font, color } = getComputedStyle(like);
    Object.assign(ghost.style, { font, color });
    ghost.className = "ghost-piece";
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.left = `${at.x}px`;
    ghost.style.top = `${at.y}px`;
    ghost.style.width = `${at.width}px`;
    ghost.style.height = `${at.height}px`;
    ghost.append(content);
    document.body.append(ghost);
    return ghost;
}

/** A thing as it is drawn now. */
export function copyOf(element: Element): Element {
    const copy = element.cloneNode(true) as Element;
    for (const each of [copy, ...copy.querySelectorAll("*")])
        for (const name of ATTRIBUTES) each.removeAttribute(name);
    return copy;
}

export function ghostOf(copy: Element, like: Element, at: Box): HTMLElement {
    return laid(copy, like, at);
}

/** A symbol of the sprite, as large and of the colour that it has where it goes. */
export function ghostOfSymbol(symbol: string, like: Element, at: Box): HTMLElement {
    const svg = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${symbol}`);
    svg.append(use);
    return laid(svg, like, at);
}

/** A count as it was. */
export function ghostOfCount(count: number, like: Element, at: Box): HTMLElement {
    return laid(document.createTextNode(String(count)), like, at);
}
