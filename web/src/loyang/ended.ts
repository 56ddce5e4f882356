/** What is told of a seat of Loyang at its end: what decided its place, and where its cash came from. */

import type { Message, Place } from "../net/document";
import type { Amount, SourceKind } from "../table/games";

/** Facts of a place that break ties, as the server tells them in their order. */
const BREAKING = ["result-cash", "result-left"];
const LOANS = "result-loans";

/** Loans explain a place; between seats on one space tells what differs first. */
export function decides(place: Place, level: readonly Place[]): Message[] {
    const loans = place.facts.filter(({ key }) => key === LOANS);
    if (level.length === 0) return loans;
    const breaking = place.facts.filter(({ key }) => BREAKING.includes(key));
    const differs = breaking.findIndex(({ key }) =>
        level.some((other) => numberOf(other, key) !== numberOf(place, key)),
    );
    return [...loans, ...breaking.slice(0, differs < 0 ? undefined : differs + 1)];
}

function numberOf(place: Place, key: string): number {
    return Number(place.facts.find((fact) => fact.key === key)?.values?.["count"] ?? 0);
}

const KINDS: readonly (SourceKind & { of: readonly string[] })[] = [
    { name: "start", icon: "cash", of: [] },
    { name: "regulars", icon: "regular", of: ["cause-regular"] },
    { name: "casuals", icon: "casual", of: ["cause-casual"] },
    { name: "sold", icon: "shop", of: ["cause-sale"] },
    { name: "helpers", icon: "helper", of: [] },
    { name: "loans", icon: "loan", of: ["cause-loan"] },
    { name: "bought", icon: "cart", of: ["cause-purchase"] },
    { name: "fields", icon: "field", of: ["cause-common-field"] },
    { name: "packs", icon: "two-pack", of: ["cause-two-pack"] },
    { name: "grid", icon: "grid", of: ["cause-grid"] },
    { name: "storing", icon: "storehouse", of: ["cause-store"] },
    { name: "misses", icon: "unsatisfied", of: ["cause-penalty"] },
    { name: "path", icon: "path", of: ["cause-path"] },
];
const OTHER: SourceKind = { name: "other", icon: "deck" };

export const CASH_KINDS: readonly SourceKind[] = [...KINDS, OTHER];

/** Cash that came and went, by its kinds; what is left besides was there from the start. */
export function cashOf(place: Place): Amount[] {
    const moved = [...told(place, "result-earned", 1), ...told(place, "result-spent", -1)];
    if (moved.length === 0) return [];
    const change = moved.reduce((sum, { count }) => sum + count, 0);
    return [{ kind: "start", count: numberOf(place, "result-cash") - change }, ...moved];
}

function told(place: Place, key: string, sign: number): Amount[] {
    const sources = place.facts.find((fact) => fact.key === key)?.values?.["sources"];
    if (!Array.isArray(sources)) return [];
    return sources.map(({ values }) => ({
        kind: cashKind(String(values?.["cause"])),
        count: sign * Number(values?.["count"] ?? 0),
    }));
}

function cashKind(cause: string): string {
    if (cause.startsWith("helper-")) return "helpers";
    return (KINDS.find(({ of }) => of.includes(cause)) ?? OTHER).name;
}
