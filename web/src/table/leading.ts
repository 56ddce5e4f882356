/** What a question is about itself, apart from what may be done at any time and from its end. */

import { askedFor, find } from "../acting/acting";
import type { Asked, Choice } from "../net/document";

export function ownObjects(asked: Asked | null, endings: readonly Choice[]): Set<string> {
    if (!asked) return new Set();
    const groups = asked.groups.filter(
        ({ choices }) => !choices.some((choice) => endings.includes(choice)),
    );
    return askedFor({ ...asked, groups }, find([], []), []);
}
