/**
 * A guided first round: sentences for the moments of a game, and what each suggests. Nothing of it is a
 * rule: a sentence fits a question by its key, and a suggestion is looked for among what is offered.
 */

import type { Asked, Choice, Group } from "../net/document";

/**
 * What a choice must be about: objects, the key of its group or of its label; `*` ends a beginning. The
 * hand points at the first object of the list.
 */
export type Suggestion = readonly string[];

export interface Hint {
    /** The moment of the way that it belongs to, from 1; 0: none, it only leads on. */
    moment: number;
    /** Its words are `web-guide-GAME-NAME`, and those in small letters `web-guide-GAME-NAME-more`. */
    name: string;
    /** The keys of the questions that it fits. */
    asked: readonly string[];
    /** In this order; without one that is offered the sentence stands alone. */
    suggest: readonly Suggestion[];
    /** It fits only where one of its suggestions is offered. */
    only?: boolean;
    /** It fits only where a group of this key is offered. */
    offers?: string;
    /** It is said as often as it fits. */
    again?: boolean;
    /** It ends the guide: it fits when all moments were met. */
    last?: boolean;
}

export interface GuidedRound {
    seats: number;
    /** The deal that the suggestions are made for. */
    seed: number;
    options: Record<string, string>;
    /** The bots that it was tried with. */
    level: string;
    moments: number;
    /** The first one that fits is said. */
    hints: readonly Hint[];
}

/** When a hint was said: after how many actions of the game, and at which decision. */
export interface Said {
    actions: number;
    decision: number;
}

export type Spoken = Readonly<Record<string, Said>>;

interface Offered {
    choice: Choice;
    names: readonly string[];
}

function offered(asked: Asked): Offered[] {
    return asked.groups.flatMap((group: Group) =>
        group.choices.map((choice) => ({
            choice,
            names: [...choice.objects, group.key, choice.label.key],
        })),
    );
}

function isLike(name: string, wanted: string): boolean {
    return wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
}

/** What is suggested, and the things of it that are to be clicked first. */
export interface Suggested {
    choice: Choice;
    first: readonly string[];
}

/** What a hint suggests, of what is offered. */
export function suggested(hint: Hint, asked: Asked): Suggested | null {
    const all = offered(asked);
    for (const suggestion of hint.suggest) {
        const found = all.find(({ names }) =>
            suggestion.every((wanted) => names.some((name) => isLike(name, wanted))),
        );
        if (!found) continue;
        const { choice } = found;
        const first = suggestion.flatMap((wanted) =>
            choice.objects.filter((object) => isLike(object, wanted)),
        );
        return { choice, first };
    }
    return null;
}

/** Was it said, and has the game gone on since? What was taken back is said again. */
function isDone(hint: Hint, spoken: Spoken, asked: Asked, actions: number): boolean {
    const said = spoken[hint.name];
    if (hint.again || !said) return false;
    return said.decision !== asked.decision && said.actions < actions;
}

/** The moments that were met. */
export function met(round: GuidedRound, spoken: Spoken): Set<number> {
    const said = round.hints.filter(({ name, moment }) => spoken[name] && moment > 0);
    return new Set(said.map(({ moment }) => moment));
}

/** The moment that was spoken of last; before all, the first. */
export function present(round: GuidedRound, spoken: Spoken): number {
    const said = round.hints.filter(({ name, moment }) => spoken[name] && moment > 0);
    const when = (hint: Hint) => spoken[hint.name]?.decision ?? 0;
    return said.toSorted((one, other) => when(one) - when(other)).at(-1)?.moment ?? 1;
}

/** What fits this decision, if anything does. */
export function hintFor(
    round: GuidedRound,
    spoken: Spoken,
    asked: Asked,
    actions: number,
): Hint | null {
    const isComplete = met(round, spoken).size === round.moments;
    const fits = (hint: Hint) =>
        hint.asked.includes(asked.question.key) &&
        (!hint.last || isComplete) &&
        (!hint.offers || asked.groups.some(({ key }) => key === hint.offers)) &&
        (!hint.only || suggested(hint, asked) !== null) &&
        !isDone(hint, spoken, asked, actions);
    return round.hints.find(fits) ?? null;
}

/** Has the last sentence been said, and answered? */
export function isOver(round: GuidedRound, spoken: Spoken, asked: Asked | null): boolean {
    const said = round.hints.filter((hint) => hint.last && spoken[hint.name]);
    return said.some(({ name }) => asked !== null && spoken[name]?.decision !== asked.decision);
}

/**
 * The object to click next for a choice, of those that are drawn and not yet picked: the one that the
 * suggestion names first, else the one that leaves least to choose from; of several alike the last, as
 * choices name the more exact thing later.
 */
export function nextObject(
    { choice, first }: Suggested,
    choices: readonly Choice[],
    picked: readonly string[],
    isDrawn: (object: string) => boolean,
): string | null {
    const isOnTheWay = picked.every((object) => choice.objects.includes(object));
    const before = isOnTheWay ? picked : [];
    const left = (object: string) =>
        choices.filter(({ objects }) => [...before, object].every((o) => objects.includes(o)))
            .length;
    const open = choice.objects.filter((object) => !before.includes(object) && isDrawn(object));
    const named = first.find((object) => open.includes(object));
    if (named !== undefined) return named;
    let best: string | null = null;
    for (const object of open) if (best === null || left(object) <= left(best)) best = object;
    return best;
}
