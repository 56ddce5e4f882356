/**
 * A thing on the board that actions may be about: `<div {@attach target("market-13")}>`. It is ringed
 * when a click on it leads on, previewed when it is pointed at, and a button for the keyboard.
 */

import type { Attachment } from "svelte/attachments";
import { theTable } from "../table/state.svelte";
import { theTab } from "./drawn.svelte";

const TOUCH = "touch";

/** Used while a component is made; the attachment itself follows the table's state. */
export function targets(): (object: string) => Attachment<HTMLElement | SVGElement> {
    const table = theTable();
    const tab = theTab();
    return (object) => (element) => {
        const isOpen = () => table.mayAct && table.found.open.has(object);
        const point = () => {
            const open = isOpen();
            table.point(open ? table.leadsTo(object) : null);
            table.pointInVain(open ? null : object);
        };
        const leave = () => {
            table.point(null);
            table.pointInVain(null);
        };
        const click = (event: Event) => {
            if (!isOpen()) return;
            // The innermost thing that leads on is meant: a slot, not the building around it.
            event.stopPropagation();
            table.click(object, (event as PointerEvent).pointerType === TOUCH);
        };
        const press = (event: Event) => {
            const { key } = event as KeyboardEvent;
            if ((key !== "Enter" && key !== " ") || event.target !== element) return;
            event.preventDefault();
            click(event);
        };

        $effect(() => {
            const open = isOpen();
            const picked = table.picked.includes(object);
            const shown = table.shown?.objects.includes(object) ?? false;
            const pressing = table.askedFor.has(object);
            element.classList.toggle("can", open && pressing);
            element.classList.toggle("opt", open && !pressing);
            element.classList.toggle("now", picked || (shown && open));
            element.toggleAttribute("data-target", open);
            if (open) {
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
        const erase = table.drawn.add(object, tab);
        return () => {
            erase();
            for (const [name, listener] of listeners) element.removeEventListener(name, listener);
        };
    };
}
