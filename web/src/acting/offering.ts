/**
 * A button that stands for one choice: `<button {@attach offers(choice)}>`. Pointed at, it is
 * previewed; pressed, it is done, or held first where the gate asks.
 */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Choice } from "../net/document";
import { theTable } from "../table/state.svelte";
import { isTap } from "./tap";

/** Used while a component is made. */
export function offering(table = theTable()): (choice: Choice) => Attachment<HTMLButtonElement> {
    return (choice) => (button) => {
        const point = () => table.point(choice);
        const leave = () => table.point(null);
        const press = (event: Event) => {
            if (table.endings.includes(choice)) void table.finish(choice);
            else void table.choose(choice, isTap(event));
        };
        const erase = [
            on(button, "pointerenter", point),
            on(button, "pointerleave", leave),
            on(button, "focus", point),
            on(button, "blur", leave),
            on(button, "click", press),
        ];
        return () => erase.forEach((each) => each());
    };
}
