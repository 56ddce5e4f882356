/**
 * Cards that are pictures alone, and no things that can be clicked: those that are to come, and those
 * whose place is the thing.
 */

import { getContext, setContext } from "svelte";

const KEY = Symbol("picture");

export function holdPictures(): void {
    setContext(KEY, true);
}

/** Asked while a component is made. */
export function isPicture(): boolean {
    return getContext<boolean | undefined>(KEY) ?? false;
}
