import { session } from "../session.svelte";

/** The name of a key, of a letter the small one; null for one of a letter or sign where those are off. */
export function keyOf({ key }: KeyboardEvent): string | null {
    if (key.length > 1) return key;
    return session.letterKeys ? key.toLowerCase() : null;
}
