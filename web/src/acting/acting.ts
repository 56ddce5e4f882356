/**
 * What may be done, found from either end: choices name the objects that they are about; picking
 * objects leaves the choices that are about all of them.
 */

import type { Asked, Choice } from "../net/document";

export interface Found {
    /** The choices that are about everything that was picked. */
    left: Choice[];
    /** Objects that lead on from here. */
    open: Set<string>;
    /** The one choice that is left, if it is one and nothing more can be told apart. */
    only: Choice | null;
}

export function choicesOf(asked: Asked | null): Choice[] {
    return asked ? asked.groups.flatMap((group) => group.choices) : [];
}

export function find(choices: readonly Choice[], picked: readonly string[]): Found {
    const left = choices.filter((choice) =>
        picked.every((object) => choice.objects.includes(object)),
    );
    const open = new Set(left.flatMap((choice) => choice.objects));
    return { left, open, only: left.length === 1 ? (left[0] ?? null) : null };
}

/** What is picked after one more click: the same again lets go, what does not fit begins anew. */
export function pick(
    choices: readonly Choice[],
    picked: readonly string[],
    object: string,
): string[] {
    if (picked.includes(object)) return picked.filter((each) => each !== object);
    const further = [...picked, object];
    if (find(choices, further).left.length > 0) return further;
    return find(choices, [object]).left.length > 0 ? [object] : [...picked];
}

/** Actions whose groups end a turn or decline, in every game. */
export const ENDINGS = new Set(["group-pass", "group-done"]);

export function endings(asked: Asked | null): Choice[] {
    if (!asked) return [];
    return asked.groups.filter((group) => ENDINGS.has(group.key)).flatMap((group) => group.choices);
}
