/** Which sound a story has: one for each action, the rarest that belongs to it. */

import { effects } from "../acting/effects";
import type { Line } from "../net/document";
import type { SoundName } from "../senses.svelte";

/** By the keys of events, the rarest first; whatever else happens is a piece that is moved. */
const HEARD: [SoundName, RegExp][] = [
    ["end", /^event-end$/],
    ["served", /^event-(served|served-casual|barrow|craft)$/],
    ["dice", /^event-(roll|die-turned)$/],
    ["coins", /^event-(silver|cash)-(more|less)$/],
];

export function soundOf(lines: readonly Line[]): SoundName | null {
    const keys = effects(lines).map(({ message }) => message.key);
    if (keys.length === 0) return null;
    const found = HEARD.find(([, pattern]) => keys.some((key) => pattern.test(key)));
    return found?.[0] ?? "piece";
}
