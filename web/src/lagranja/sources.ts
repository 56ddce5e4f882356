/** Where points came from, in the kinds that a table of them shows; each has a symbol. */

import type { SourceKind } from "../table/games";

const KINDS: readonly (SourceKind & { of: RegExp })[] = [
    { name: "start", icon: "vp", of: /^source-start$/ },
    {
        name: "village",
        icon: "craft-greengrocer",
        of: /^cause-(completion|first|unblocking)$/,
    },
    { name: "markers", icon: "craft-village-store", of: /^craft-/ },
    { name: "barrows", icon: "barrow", of: /^cause-barrow$/ },
    { name: "removed", icon: "close", of: /^cause-removal$/ },
    { name: "market", icon: "disc", of: /^cause-market$/ },
    { name: "siesta", icon: "siesta", of: /^cause-siesta$/ },
    { name: "roof", icon: "roof", of: /^cause-(roof|tile)$/ },
    { name: "helpers", icon: "helper", of: /^card-/ },
    { name: "silver", icon: "silver", of: /^cause-end$/ },
];
const OTHER: SourceKind = { name: "other", icon: "vp-blank" };

/** The kinds in the order in which they are shown; what else there is comes last. */
export const SOURCE_KINDS: readonly SourceKind[] = [...KINDS, OTHER];

export function sourceKind(key: string): string {
    return (KINDS.find(({ of }) => of.test(key)) ?? OTHER).name;
}
