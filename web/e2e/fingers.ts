/** What a finger can hit: how large everything is that can be pressed, found by asking what lies where. */

import type { Page } from "@playwright/test";

/** WCAG 2.5.8 asks for so much, or for so much room; the design (section 5) for so much. */
const LEAST = 24;
const TOUCH = 44;
/** Edges that lie between two pixels are measured as so much less. */
const NEAR = 2;

export interface Small {
    /** Less than 24 px, and so near to another that 24 px around its middle are not its own. */
    tooSmall: string[];
    /** Less than the design says. */
    underTouch: string[];
}

/** Everything that can be pressed and is seen now, each brought into sight and measured. */
export async function smallTargets(page: Page): Promise<Small> {
    return page.evaluate(
        ({ LEAST, TOUCH, NEAR }) => {
            // Whatever reaches so far is as large as it has to be.
            const FAR = 60;
            const PRESSED =
                "button:enabled:not([aria-disabled=true]), a[href], [data-target], select:enabled, " +
                "summary, label:has(input:enabled), input:enabled:not([type=radio]):not([type=range])";
            const isSeen = (thing: Element) => {
                const { width, height } = thing.getBoundingClientRect();
                return (
                    width > 1 &&
                    height > 1 &&
                    thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
                    !thing.closest("[inert], .hidden-text") &&
                    !(thing.matches("input") && thing.closest("label"))
                );
            };
            const things = [...document.querySelectorAll(PRESSED)].filter(isSeen);
            const isHit = (thing: Element, x: number, y: number) => {
                const there = document.elementFromPoint(x, y);
                return there !== null && there.closest(PRESSED) === thing;
            };
            const isCut = (thing: Element) => {
                const { top, bottom } = thing.getBoundingClientRect();
                for (let box = thing.parentElement; box; box = box.parentElement) {
                    if (getComputedStyle(box).overflowY === "visible") continue;
                    const edge = box.getBoundingClientRect();
                    if (top < edge.top - 0.5 || bottom > edge.bottom + 0.5) return true;
                }
                return false;
            };
            /** How far a press to this side is still one on the thing. */
            const reach = (thing: Element, x: number, y: number, dx: number, dy: number) => {
                let far = 0;
                while (far < FAR && isHit(thing, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
                return far;
            };
            const measured = things.flatMap((thing) => {
                thing.scrollIntoView({ block: "nearest", inline: "nearest" });
                const box = thing.getBoundingClientRect();
                const x = box.x + box.width / 2;
                const y = box.y + box.height / 2;
                // Something that is meant lies over it, or the edge of a list that goes on cuts it.
                if (!isHit(thing, x, y) || isCut(thing)) return [];
                const width = 1 + reach(thing, x, y, -1, 0) + reach(thing, x, y, 1, 0);
                const height = 1 + reach(thing, x, y, 0, -1) + reach(thing, x, y, 0, 1);
                // A part of a sentence is as high as its line (WCAG 2.5.8 excepts it); one of the log is a row.
                if (thing.matches("p a, p button")) return [];
                const isLine = thing.matches("li a");
                return [{ thing, box, x, y, size: Math.min(width, height), width, height, isLine }];
            });
            type Measured = (typeof measured)[number];
            const tell = ({ thing, width, height }: Measured) => {
                const words = thing.textContent.replace(/\s+/g, " ").trim().slice(0, 30);
                const name = thing.getAttribute("aria-label") ?? words;
                const objects = thing.getAttribute("data-objects") ?? "";
                const tag = thing.tagName.toLowerCase();
                const classes = (thing.getAttribute("class") ?? "")
                    .replace(/svelte-\S+/g, "")
                    .trim();
                return `${tag}.${classes} "${name}" ${objects} ${width}x${height}`;
            };
            /** So many pixels around its middle belong to no other. */
            const hasRoom = (one: Measured) =>
                measured.every((other) => {
                    if (other.thing === one.thing || other.thing.contains(one.thing)) return true;
                    const { box } = other;
                    const dx = Math.max(box.left - one.x, 0, one.x - box.right);
                    const dy = Math.max(box.top - one.y, 0, one.y - box.bottom);
                    const apart = Math.hypot(other.x - one.x, other.y - one.y);
                    const isFar = Math.hypot(dx, dy) >= LEAST / 2;
                    return isFar && (other.size >= LEAST || apart >= LEAST);
                });
            return {
                tooSmall: measured
                    .filter((each) => each.size < LEAST - NEAR && !hasRoom(each))
                    .map(tell),
                underTouch: measured
                    .filter((each) => each.size < TOUCH - NEAR && !each.isLine)
                    .map(tell),
            };
        },
        { LEAST, TOUCH, NEAR },
    );
}
