/** A file of components of one's own, value by value. */

export interface Changed {
    /** Where the value stands: `card`, `12`, `barrow`. */
    place: string[];
    value: string;
    /** What is shipped, if it is known; empty where that is nothing. */
    was?: string;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The values that a file gives; null where it is no JSON, which the server has words for. */
export function valuesOf(text: string): Changed[] | null {
    try {
        return inside(JSON.parse(text) as Json, []);
    } catch {
        return null;
    }
}

function inside(value: Json, place: string[]): Changed[] {
    if (isTable(value)) {
        return Object.entries(value).flatMap(([key, each]) => inside(each, [...place, key]));
    }
    if (Array.isArray(value) && value.some(isTable)) {
        return value.flatMap((each) => ofEntry(each, place));
    }
    const told = Array.isArray(value) ? value.map(String).join(" ") : String(value);
    return [{ place, value: told }];
}

/** An entry of a list is named by its first value. */
function ofEntry(entry: Json, place: string[]): Changed[] {
    if (!isTable(entry)) return inside(entry, place);
    const [first, ...rest] = Object.entries(entry);
    return inside(Object.fromEntries(rest), [...place, String(first?.[1])]);
}

function isTable(value: Json): value is { [key: string]: Json } {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
