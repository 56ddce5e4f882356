/** Patches: parts of the document that changed, each with its path (docs/server-api.md). */

import type { Schemas } from "./asking";

export type Patch = Schemas["Change"]["patch"];
type Path = Patch[number][0];

type Part = Record<string | number, unknown>;

/**
 * The document with a patch applied. What did not change stays the same object, so that only what
 * changed is drawn anew. A path that leads nowhere is an error.
 */
export function patched<T>(document: T, patch: Patch): T {
    let result: unknown = document;
    for (const [path, value] of patch) result = set(result, path, value);
    return result as T;
}

function set(part: unknown, path: Path, value: unknown): unknown {
    const [name, ...rest] = path;
    if (name === undefined) return value;
    if (typeof part !== "object" || part === null)
        throw new Error(`nothing there: ${path.join(".")}`);
    const copy = (Array.isArray(part) ? [...part] : { ...(part as Part) }) as Part;
    copy[name] = set(copy[name], rest, value);
    return copy;
}
