/** What is told of seats when a game is over. */

import type { Message, Place } from "../net/document";
import type { Speaker } from "../words/speaker";
import type { Amount, FramedGame } from "./games";
import type { AfterRound } from "./rounds";

interface Told {
    game: FramedGame;
    say: Speaker;
}

/** The seats that have the same score. */
function levelWith(place: Place, places: readonly Place[], { say }: Told): Place[] {
    return places.filter(
        (other) => other.seat !== place.seat && say.say(other.score) === say.say(place.score),
    );
}

/** What decided a place, besides the score. */
export function deciding(place: Place, places: readonly Place[], told: Told): Message[] {
    return told.game.decides?.(place, levelWith(place, places, told)) ?? place.facts;
}

/** The same in words; where scores are level, with whom. */
export function decided(place: Place, places: readonly Place[], told: Told): string {
    const { say } = told;
    const level = levelWith(place, places, told);
    const facts = deciding(place, places, told);
    if (level.length === 0) return say.say("web-list", { parts: facts });
    return say.say("web-tied", {
        seats: level.map(({ seat }) => ({ key: `seat-${seat}` })),
        facts,
    });
}

/** How much there is of a kind. */
export function countOf(amounts: readonly Amount[], kind: string): number {
    return amounts
        .filter((amount) => amount.kind === kind)
        .reduce((sum, { count }) => sum + count, 0);
}

export function sumOf(amounts: readonly Amount[]): number {
    return amounts.reduce((sum, { count }) => sum + count, 0);
}

/**
 * The scores after each round, and a step of its own for what came only after the last one, if anything
 * did: `late` is how much of it a seat has.
 */
export function withEnd(
    found: readonly AfterRound[],
    late: (seat: number) => number,
): { steps: AfterRound[]; hasEnd: boolean } {
    const last = found.at(-1);
    if (!last?.scores.some((_, seat) => late(seat) !== 0)) {
        return { steps: [...found], hasEnd: false };
    }
    const before = last.scores.map((score, seat) => (score === null ? null : score - late(seat)));
    return {
        steps: [...found.slice(0, -1), { ...last, scores: before }, last],
        hasEnd: true,
    };
}
