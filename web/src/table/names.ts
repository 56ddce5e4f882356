/** The names of those who sit at a table, as words of its own. */

import type { SeatFacts } from "../net/document";
import type { Speaker } from "../words/speaker";

/** By `seat-0`; bots of one level are told apart by their seats. */
export function namesOf(seats: readonly SeatFacts[], speaker: Speaker): Record<string, string> {
    return Object.fromEntries(
        seats.map(({ sitter, name }, seat) => {
            const isBot = sitter === "bot";
            const told = isBot ? speaker.say("web-bot-name", { seat: seat + 1 }) : name;
            return [`seat-${seat}`, told || speaker.say("web-seat", { seat: seat + 1 })];
        }),
    );
}
