/** How long bots of a level may think about a decision, in seconds; the others answer at once. */
const LONGEST: Readonly<Record<string, number>> = { master: 3 };

/** None where there is no such limit. */
export function longestOf(level: string): number {
    return LONGEST[level] ?? 0;
}
