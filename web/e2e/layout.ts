/** What is cut off or has to be scrolled on what is shown now, found by measuring it. */

import type { Page } from "@playwright/test";

/** Boxes that hold more than they show, from above to below, and say so by a scroll bar. */
export async function scrolledBoxes(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const isScrolled = (box: Element) => {
            const { overflowY } = getComputedStyle(box);
            const scrolls = overflowY === "auto" || overflowY === "scroll";
            return scrolls && box.clientHeight > 0 && box.scrollHeight > box.clientHeight + 1;
        };
        const tell = (box: Element) =>
            `${box.tagName.toLowerCase()}.${box.className} ${box.scrollHeight} in ${box.clientHeight}`;
        const root = document.documentElement;
        const whole = root.scrollHeight > innerHeight + 1 ? ["the page"] : [];
        return [...whole, ...[...document.body.querySelectorAll("*")].filter(isScrolled).map(tell)];
    });
}

/**
 * Words that a box around them cuts off, at its right or below, where nothing says that there is
 * more: no scroll bar, no ellipsis, no fixed number of lines.
 */
export async function cutWords(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        // A line of text is a little higher than its letters.
        const NEAR = 0.15 * parseFloat(getComputedStyle(document.documentElement).fontSize);
        const found: string[] = [];
        const isMeant = (style: CSSStyleDeclaration) =>
            style.textOverflow === "ellipsis" ||
            style.webkitLineClamp !== "none" ||
            style.clipPath !== "none" ||
            style.maskImage !== "none";
        /** The side at which a box cuts these words off, if it does. */
        const cutting = (words: DOMRect, box: Element, style: CSSStyleDeclaration) => {
            const edge = box.getBoundingClientRect();
            const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
            if (hides(style.overflowX) && words.right > edge.right + NEAR) return "right";
            if (hides(style.overflowY) && words.bottom > edge.bottom + NEAR) return "below";
            return "";
        };
        const look = (node: Node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const words = range.getBoundingClientRect();
            if (words.width === 0) return;
            for (let box = node.parentElement; box; box = box.parentElement) {
                const style = getComputedStyle(box);
                if (isMeant(style) || style.visibility === "hidden") return;
                const side = cutting(words, box, style);
                if (side) {
                    found.push(`"${node.textContent?.trim()}" ${side} of .${box.className}`);
                    return;
                }
                // What is scrolled is reached.
                if (/auto|scroll/.test(style.overflowX + style.overflowY)) return;
                if (style.position === "fixed") return;
            }
        };
        const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (all.nextNode()) if (all.currentNode.textContent?.trim()) look(all.currentNode);
        return found;
    });
}

/** Boxes that hold more than they are wide, and let it stand out over what is beside them. */
export async function spillingBoxes(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        // A dot or a tick in a corner may stand out.
        const BADGE = 0.6 * parseFloat(getComputedStyle(document.documentElement).fontSize);
        const isSpilling = (box: Element) =>
            box instanceof HTMLElement &&
            box.clientWidth > 1 &&
            getComputedStyle(box).overflowX === "visible" &&
            box.scrollWidth > box.clientWidth + BADGE;
        const tell = (box: Element) =>
            `${box.tagName.toLowerCase()}.${box.className} ${box.scrollWidth} in ${box.clientWidth}`;
        return [...document.body.querySelectorAll("*")].filter(isSpilling).map(tell);
    });
}
