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

/** What sets actions apart, as they are written: those that answer the question, trade besides it. */
export interface Apart {
    answers: ReadonlySet<string>;
    traded: ReadonlySet<string>;
}

const NOTHING_APART: Apart = { answers: new Set(), traded: new Set() };

/**
 * A thing that answers the question stands for that alone, and trade wants both of its ends: so no
 * click that was meant as an answer sells something.
 */
export function find(
    choices: readonly Choice[],
    picked: readonly string[],
    { answers, traded }: Apart = NOTHING_APART,
): Found {
    const about = choices.filter((choice) => isAbout(choice, picked));
    const isAnswered = picked.length > 0 && about.some(({ action }) => answers.has(action));
    const left = isAnswered ? about.filter(({ action }) => !traded.has(action)) : about;
    const open = new Set(left.flatMap((choice) => leadingOn(choice, picked)));
    const [first] = left;
    const isOne = first && left.length === 1 && (picked.length > 1 || !traded.has(first.action));
    return { left, open, only: isOne ? meant(first, picked) : null };
}

/** Is it about all of these, and at most one of them picked along? */
function isAbout(choice: Choice, picked: readonly string[]): boolean {
    const along = pickedAlong(choice, picked);
    return along.length < 2 && along.every((object) => object in (choice.then ?? {}));
}

function pickedAlong(choice: Choice, picked: readonly string[]): string[] {
    return picked.filter((object) => !choice.objects.includes(object));
}

/** What may still be picked; along with an action goes one thing. */
function leadingOn(choice: Choice, picked: readonly string[]): string[] {
    const along = pickedAlong(choice, picked);
    return along.length > 0 ? [...choice.objects, ...along] : pickable(choice);
}

function pickable(choice: Choice): string[] {
    return [...choice.objects, ...Object.keys(choice.then ?? {})];
}

/** A choice with what follows it by what was picked along: then it is about just that. */
function meant(choice: Choice, picked: readonly string[]): Choice {
    const along = picked.map((object) => choice.then?.[object]).find((each) => each);
    if (!along) return choice;
    const { actions: further, label, cost } = along;
    return { ...choice, label, cost, objects: [...picked], further };
}

export function isSame(one: Choice | null, other: Choice | null): boolean {
    return one === other || (one !== null && other !== null && written(one) === written(other));
}

/** A choice as it is written, with what follows it. */
export function written({ action, further = [] }: Choice): string {
    return [action, ...further].join("; ");
}

/** What is picked after one more click: the same again lets go, and what does not fit to it goes. */
export function pick(
    choices: readonly Choice[],
    picked: readonly string[],
    object: string,
): string[] {
    if (picked.includes(object)) return picked.filter((each) => each !== object);
    const fits = (objects: readonly string[]) => find(choices, objects).left.length > 0;
    if (!fits([object])) return [...picked];
    // Whoever changes their mind means what they picked last.
    return picked.reduceRight(
        (kept, before) => (fits([before, ...kept]) ? [before, ...kept] : kept),
        [object],
    );
}

/** Actions whose groups end a turn or decline, in every game. */
const ENDINGS = new Set(["group-pass", "group-done"]);
const isEnd = (group: Group) => ENDINGS.has(group.key);

/** What ends a turn stands in the gate: no thing on the board leads to it. */
export function onBoard(asked: Asked | null): Choice[] {
    return asked
        ? choicesOf({ ...asked, groups: asked.groups.filter((group) => !isEnd(group)) })
        : [];
}

export function endings(asked: Asked | null): Choice[] {
    if (!asked) return [];
    return asked.groups.filter(isEnd).flatMap((group) => group.choices);
}

/**
 * Groups of what is possible at any time, or in a turn that asks nothing in particular: their things
 * have a thin ring, else the whole table would glow.
 */
const AT_ANY_TIME = new Set(
    [
        ...["buy", "sell", "upgrade", "commodity", "use-helper", "use-tile", "loan", "use"],
        ...["two-pack", "serve", "serve-twice", "trade", "sow", "throw", "miss"],
    ].map((name) => `group-${name}`),
);

/** What a step asks for, though its key begins like one of those. */
const PRESSING = new Set(["group-buy-tile"]);

function isAtAnyTime(key: string): boolean {
    if (PRESSING.has(key)) return false;
    // A group may be one of several under one verb: `group-sow-wheat`.
    const [, first = "", second = ""] = key.split("-");
    return [key, `group-${first}`, `group-${first}-${second}`].some((k) => AT_ANY_TIME.has(k));
}

/** Is it an answer to what is asked, and neither possible at any time nor the end of the turn? */
const isAnswer = (group: Group) => !isEnd(group) && !isAtAnyTime(group.key);

/** Groups of trade between two things, each of which leads to other actions as well. */
const TRADE = new Set(["group-sell"]);

export function apart(asked: Asked | null): Apart {
    const actions = (isMeant: (group: Group) => boolean) =>
        asked?.groups.filter(isMeant).flatMap((group) => group.choices) ?? [];
    const answers = actions(isAnswer);
    const traded = actions(({ key }) => TRADE.has(key)).filter(({ objects }) => objects.length > 1);
    const names = (choices: readonly Choice[]) => new Set(choices.map(({ action }) => action));
    return { answers: names(answers), traded: names(traded) };
}

/**
 * The groups that answer what is asked. A question that nothing else can answer asks for what is
 * possible at any time elsewhere; a turn that may be ended does not.
 */
function pressing(asked: Asked): Group[] {
    const answers = asked.groups.filter(isAnswer);
    const isTurn = asked.groups.some(({ key }) => key === "group-done");
    if (answers.length > 0 || isTurn) return answers;
    return asked.groups.filter((group) => !isEnd(group));
}

const objectsOf = (groups: readonly Group[]) =>
    new Set(groups.flatMap((group) => group.choices.flatMap(pickable)));

/** What a question is about itself, apart from what may be done at any time and from its end. */
export function ownObjects(asked: Asked | null): Set<string> {
    return objectsOf(asked ? pressing(asked) : []);
}

/** Objects that this step asks for, its end among them; once something is picked, all that lead on. */
export function askedFor(
    asked: Asked | null,
    found: Found,
    picked: readonly string[],
): Set<string> {
    if (!asked || picked.length > 0) return found.open;
    return objectsOf([...pressing(asked), ...asked.groups.filter(isEnd)]);
}

/**
 * The choice whose paragraph of the rules tells of the question: the answer, if there is one kind of
 * it, else what ends the turn or the step.
 */
export function spokenOf(asked: Asked | null): Choice | undefined {
    const [first, ...others] = asked?.groups.filter(isAnswer) ?? [];
    const answer = first?.choices[0];
    const end = endings(asked)[0];
    return others.length === 0 ? (answer ?? end ?? choicesOf(asked)[0]) : (end ?? answer);
}

/** As many options as the gate has room for. */
export const MOST_OPTIONS = 4;

/**
 * The choices that the gate itself must offer: those which no further click on the board can reach,
 * such as the options of one die, and once something is picked all that are left, if they are few.
 */
export function options(
    found: Found,
    picked: readonly string[],
    isDrawn: (object: string) => boolean,
    ends: readonly Choice[],
    asked: ReadonlySet<string>,
): Choice[] {
    const left = found.left.filter((choice) => !ends.includes(choice));
    if (picked.length > 0 && left.length <= MOST_OPTIONS) return left;
    // What is merely possible is offered when its thing is picked.
    const isMeant =
        picked.length > 0 || left.some((each) => each.objects.some((o) => asked.has(o)));
    if (isMeant && isOneThing(left)) return left;
    return left.filter(
        (choice) => !choice.objects.some((object) => !picked.includes(object) && isDrawn(object)),
    );
}

/** Are all of these about the same things, so that clicks on them cannot tell them apart? */
function isOneThing(choices: readonly Choice[]): boolean {
    const about = new Set(choices.map(({ objects }) => objects.toSorted().join(" ")));
    return choices.length > 1 && about.size === 1;
}

/** The groups with the choices that are left, those that end the turn last. */
export function groupsLeft(asked: Asked | null, left: readonly Choice[]): Group[] {
    if (!asked) return [];
    const kept = asked.groups
        .map((group) => ({ ...group, choices: group.choices.filter((c) => left.includes(c)) }))
        .filter((group) => group.choices.length > 0);
    return [...kept.filter((group) => !isEnd(group)), ...kept.filter(isEnd)];
}

/** The group that a choice stands in: its title is the verb of the choice. */
export function groupOf(asked: Asked | null, choice: Choice): Group | null {
    const isIn = (group: Group) => group.choices.some((each) => each.action === choice.action);
    return asked?.groups.find(isIn) ?? null;
}
