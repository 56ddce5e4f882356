/**
 * What may be done, found from either end: choices name the objects that they are about; picking
 * objects leaves the choices that are about all of them.
 */

import type { Asked, Choice, Group } from "../net/document";

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

/**
 * Groups of what is possible at any time, or in a turn that asks nothing in particular: their things
 * have a thin ring, else the whole table would glow.
 */
const AT_ANY_TIME = new Set(
    [
        ...["buy", "sell", "upgrade", "commodity", "use-helper", "use-tile", "loan", "use"],
        ...["two-pack", "serve", "serve-twice", "trade", "sow", "throw"],
    ].map((name) => `group-${name}`),
);

function isAtAnyTime(key: string): boolean {
    // A group may be one of several under one verb: `group-sow-wheat`.
    const [, first = "", second = ""] = key.split("-");
    return [key, `group-${first}`, `group-${first}-${second}`].some((k) => AT_ANY_TIME.has(k));
}

/** Objects that this step asks for; once something is picked, all that lead on. */
export function askedFor(
    asked: Asked | null,
    found: Found,
    picked: readonly string[],
): Set<string> {
    if (!asked || picked.length > 0) return found.open;
    const pressing = asked.groups.filter((group) => !isAtAnyTime(group.key));
    return new Set(pressing.flatMap((group) => group.choices.flatMap((each) => each.objects)));
}

/** As many options as the gate has room for. */
export const MOST_OPTIONS = 4;

/**
 * The choices that the gate itself must offer: those which no further click on the board can reach,
 * and once something is picked all that are left, if they are few.
 */
export function options(
    found: Found,
    picked: readonly string[],
    isDrawn: (object: string) => boolean,
    ends: readonly Choice[],
): Choice[] {
    const left = found.left.filter((choice) => !ends.includes(choice));
    if (picked.length > 0 && left.length <= MOST_OPTIONS) return left;
    return left.filter(
        (choice) => !choice.objects.some((object) => !picked.includes(object) && isDrawn(object)),
    );
}

/** The groups with the choices that are left, those that end the turn last. */
export function groupsLeft(asked: Asked | null, left: readonly Choice[]): Group[] {
    if (!asked) return [];
    const kept = asked.groups
        .map((group) => ({ ...group, choices: group.choices.filter((c) => left.includes(c)) }))
        .filter((group) => group.choices.length > 0);
    const isEnd = (group: Group) => ENDINGS.has(group.key);
    return [...kept.filter((group) => !isEnd(group)), ...kept.filter(isEnd)];
}

/** The group that a choice stands in: its title is the verb of the choice. */
export function groupOf(asked: Asked | null, choice: Choice): Group | null {
    return asked?.groups.find((group) => group.choices.includes(choice)) ?? null;
}
