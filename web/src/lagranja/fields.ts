/** The fields of a farm one by one, with what a previewed action does to each. */

import type { Farm, Harvest } from "./view";

export interface OneField {
    good: Harvest;
    holds: number;
    /** How much more the previewed action leaves here. */
    change: number;
    /** The previewed action lays it here. */
    isNew: boolean;
}

/**
 * Fields of one good that hold as much as before are taken for the same ones; what is left over
 * has changed, in order.
 */
export function fieldsOf(farm: Farm, after: Farm | null): OneField[] {
    const now = single(farm);
    if (!after) return now.map((each) => ({ ...each, change: 0, isNew: false }));
    const later = single(after);
    const changed = now.filter((each) => !take(later, (other) => isAlike(each, other)));
    const found = now.map((each) => {
        const then = changed.includes(each)
            ? take(later, (other) => other.good === each.good)
            : undefined;
        return { ...each, change: then ? then.holds - each.holds : 0, isNew: false };
    });
    return [...found, ...later.map((each) => ({ ...each, change: 0, isNew: true }))];
}

type Plain = Pick<OneField, "good" | "holds">;

function single({ fields }: Farm): Plain[] {
    return fields.flatMap(({ good, holds, fields: count }) =>
        Array.from({ length: count }, () => ({ good, holds })),
    );
}

function isAlike(one: Plain, other: Plain): boolean {
    return one.good === other.good && one.holds === other.holds;
}

/** Take the first that fits out of the list. */
function take(list: Plain[], fits: (each: Plain) => boolean): Plain | undefined {
    const place = list.findIndex(fits);
    return place < 0 ? undefined : list.splice(place, 1)[0];
}
