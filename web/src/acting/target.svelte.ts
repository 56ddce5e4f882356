/**
 * A thing on the board that actions may be about: `<div {@attach target("market-13")}>`. It is ringed
 * when a click on it leads on, previewed when it is pointed at, and a button for the keyboard. A thing
 * may be several objects (a slot and the card in it); things may lie in each other, and a click is
 * for the innermost one that actions are about.
 */

import type { Attachment } from "svelte/attachments";
import { theTable } from "../table/state.svelte";

/** Used while a component is made; the attachment itself follows the table's state. */
export function targets(): (...objects: string[]) => Attachment<HTMLElement | SVGElement> {
    const table = theTable();
    return (...objects) =>
        (element) => {
            const open = () =>
                table.mayAct ? objects.find((object) => table.found.open.has(object)) : undefined;
            const point = () => {
                const object = open();
                table.point(object === undefined ? null : table.leadsTo(object));
            };
            const leave = () => table.point(null);
            const click = (event: Event) => {
                const known = new Set(table.choices.flatMap((choice) => choice.objects));
                const object = open() ?? objects.find((each) => known.has(each));
                if (object === undefined) return;
                event.stopPropagation();
                table.click(object);
            };
            const press = (event: Event) => {
                const { key } = event as KeyboardEvent;
                if (key !== "Enter" && key !== " ") return;
                event.preventDefault();
                click(event);
            };
            element.dataset.objects = objects.join(" ");

            $effect(() => {
                const isOpen = open() !== undefined;
                const picked = objects.some((object) => table.picked.includes(object));
                const pointed = objects.some((object) => table.pointed?.objects.includes(object));
                element.classList.toggle("can", isOpen);
                element.classList.toggle("now", picked || (pointed && isOpen));
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
                ["pointerleave", leave],
                ["focus", point],
                ["blur", leave],
                ["click", click],
                ["keydown", press],
            ];
            for (const [name, listener] of listeners) element.addEventListener(name, listener);
            return () => {
                for (const [name, listener] of listeners)
                    element.removeEventListener(name, listener);
            };
        };
}
