import type { Message, TableDocument } from "../net/document";

/** A question, and those who are asked it. */
export interface Waited {
    seats: Message[];
    question: Message;
}

/** The questions of the seats that are to decide; one that several are asked stands once. */
export function waitedFor(questions: TableDocument["questions"]): Waited[] {
    const found = new Map<string, Waited>();
    for (const { seat, question } of questions) {
        const same = JSON.stringify(question);
        const waited = found.get(same) ?? { seats: [], question };
        waited.seats.push({ key: `seat-${seat}` });
        found.set(same, waited);
    }
    return [...found.values()];
}
