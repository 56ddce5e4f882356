/**
 * A thing that stands for one action alone, such as a price in the shop: it does the one choice that
 * is about these objects and no others, whatever else they lead to.
 */

import type { Attachment } from "svelte/attachments";
import type { Choice } from "../net/document";
import { theTable } from "../table/state.svelte";
import { isTap } from "./tap";

export function exactly(choices: readonly Choice[], objects: readonly string[]): Choice | null {
    const found = choices.filter(
        (choice) =>
            choice.objects.length === objects.length &&
            objects.every((object) => choice.objects.includes(object)),
    );
    return found.length === 1 ? (found[0] ?? null) : null;
}

/** Used while a component is made: `<button {@attach exact("cart-leek", "shop-leek")}>`. */
export function exacts(
    table = theTable(),
): (...objects: string[]) => Attachment<HTMLButtonElement> {
    return (...objects) =>
        (button) => {
            const choice = $derived(table.mayAct ? exactly(table.choices, objects) : null);
            const point = (event: Event) => {
                const isMeant = !(event instanceof MouseEvent) || table.pointing.isMoved(event);
                table.point(choice);
                table.pointInVain(choice || !isMeant ? null : objects);
            };
            const leave = () => {
                table.point(null);
                table.pointInVain(null);
            };
            const click = (event: Event) => {
                if (choice) void table.choose(choice, isTap(event));
                else table.clickInVain(objects);
            };

            $effect(() => {
                // It says why not: what is disabled is neither pointed at nor clicked.
                button.setAttribute("aria-disabled", String(choice === null));
                button.tabIndex = choice === null ? -1 : 0;
                button.dataset.action = choice?.action ?? "";
                button.classList.toggle("opt", choice !== null);
                button.classList.toggle("now", choice !== null && table.pointed === choice);
            });

            const listeners: [string, (event: Event) => void][] = [
                ["pointerenter", point],
                ["pointerleave", leave],
                ["focus", point],
                ["blur", leave],
                ["click", click],
            ];
            for (const [name, listener] of listeners) button.addEventListener(name, listener);
            return () => {
                for (const [name, listener] of listeners)
                    button.removeEventListener(name, listener);
            };
        };
}
