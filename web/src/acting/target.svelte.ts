/**
 * A thing on the board that actions may be about: `<div {@attach target("market-13")}>`. It is ringed
 * when a click on it leads on, previewed when it is pointed at, dashed when what is previewed will ask
 * for it, and a button for the keyboard. A thing
 * may be several objects (a slot and the card in it); things may lie in each other, and a click is
 * for the innermost one that actions are about. One that leads nowhere says why, if somebody points
 * at it: not if the table has changed beneath a pointer that rests.
 */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { theTable } from "../table/state.svelte";
import { tabOf } from "./drawn.svelte";
import { isTap } from "./tap";

const PRESSES = new Set(["Enter", " "]);
/** Clicks that have their answer, from the innermost thing. */
const ANSWERED = new WeakSet<Event>();

/** Used while a component is made; the attachment itself follows the table's state. */
export function targets(
    table = theTable(),
): (...objects: string[]) => Attachment<HTMLElement | SVGElement> {
    return (...objects) =>
        (element) => {
            const open = () =>
                table.mayAct ? objects.find((object) => table.found.open.has(object)) : undefined;
            /** The table has changed beneath the pointer: it is not asked yet why not. */
            let isResting = false;
            const point = (event: Event) => {
                const object = open();
                isResting = event instanceof MouseEvent && !table.pointing.isMoved(event);
                table.point(object === undefined ? null : table.leadsTo(object));
                const isInVain = object === undefined && !isResting;
                table.pointInVain(isInVain ? objects.slice(0, 1) : null);
            };
            const move = (event: Event) => {
                const isHere = (event.target as Element).closest("[data-objects]") === element;
                if (isResting && isHere && table.pointing.isMoved(event as PointerEvent))
                    point(event);
            };
            // What has the focus may lose it by being removed, in the middle of drawing.
            const leave = () =>
                untrack(() => {
                    table.point(null);
                    table.pointInVain(null);
                });
            const askWhy = (event: Event) => {
                const button = (event.target as Element).closest("button, a");
                if (ANSWERED.has(event) || (button && element.contains(button))) return;
                ANSWERED.add(event);
                table.clickInVain(objects.slice(0, 1));
            };
            const click = (event: Event) => {
                const object = open() ?? objects.find((each) => table.objects.has(each));
                if (object === undefined) {
                    askWhy(event);
                    return;
                }
                event.stopPropagation();
                table.pointInVain(null);
                table.click(object, isTap(event));
            };
            const press = (event: Event) => {
                if (!PRESSES.has((event as KeyboardEvent).key) || event.target !== element) return;
                event.preventDefault();
                click(event);
            };
            element.dataset.objects = objects.join(" ");

            $effect(() => {
                const isOpen = open() !== undefined;
                const isAsked = objects.some((object) => table.askedFor.has(object));
                const picked = objects.some((object) => table.picked.includes(object));
                const pointed = objects.some((object) => table.pointed?.objects.includes(object));
                element.classList.toggle("can", isOpen && isAsked);
                element.classList.toggle("opt", isOpen && !isAsked);
                element.classList.toggle("now", picked || (pointed && isOpen));
                element.classList.toggle(
                    "further",
                    objects.some((each) => table.next.has(each)),
                );
                element.toggleAttribute("data-target", isOpen);
                if (isOpen) {
                    element.setAttribute("role", "button");
                    element.setAttribute("tabindex", "0");
                    element.setAttribute("aria-pressed", String(picked));
                } else {
                    for (const name of ["role", "tabindex", "aria-pressed"])
                        element.removeAttribute(name);
                }
            });

            const listeners: [string, (event: Event) => void][] = [
                ["pointerenter", point],
                ["pointermove", move],
                ["pointerleave", leave],
                ["focus", point],
                ["blur", leave],
                ["click", click],
                ["keydown", press],
            ];
            for (const [name, listener] of listeners) element.addEventListener(name, listener);
            const tab = tabOf(element);
            const erase = table.drawn.add(objects, tab);
            return () => {
                erase();
                for (const [name, listener] of listeners)
                    element.removeEventListener(name, listener);
            };
        };
}

/** The paper around a target says why nothing can be done with the thing, when it is clicked. */
export function papers(table = theTable()): (object: string) => Attachment<HTMLElement> {
    return (object) => (element) => {
        const click = (event: Event) => {
            if (ANSWERED.has(event) || table.found.open.has(object)) return;
            ANSWERED.add(event);
            table.clickInVain([object]);
        };
        element.addEventListener("click", click);
        return () => element.removeEventListener("click", click);
    };
}
