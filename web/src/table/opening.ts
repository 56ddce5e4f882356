/** The facts of a table are asked for while the page's own pieces are still on their way. */

import { api, type TableAnswer } from "../net/api";

const asked = new Map<string, Promise<TableAnswer>>();

/** Begin to ask. */
export function askEarly(table: string): void {
    const answer = api.table(table);
    // Whoever takes it hears what was wrong.
    answer.catch(() => undefined);
    asked.set(table, answer);
}

/** The answer; each is taken once, as tables change. */
export function factsOf(table: string): Promise<TableAnswer> {
    const answer = asked.get(table) ?? api.table(table);
    asked.delete(table);
    return answer;
}
