/** The turning points of a reviewed game: what was played there, what was better, what it cost. */

import type { ReviewedDecision, SeatReview } from "../net/api";
import type { Message } from "../net/document";
import { signed } from "../words/numbers";

type Told = SeatReview["told"][number];

export interface Turning {
    /** Its mark: they are counted by time, whichever cost most. */
    number: number;
    told: Told;
    decision: ReviewedDecision;
}

/** The turning points of a seat, the first of the game first. */
export function turningPoints(review: SeatReview | undefined): Turning[] {
    return (review?.told ?? [])
        .toSorted((one, other) => one.action - other.action)
        .flatMap((told, place) => {
            const decision = review?.decisions.find(({ action }) => action === told.action);
            return decision ? { number: place + 1, told, decision } : [];
        });
}

/** The moment at which it was decided: nothing of it is done yet. */
export function momentOf({ told }: Turning): number {
    return told.action - 1;
}

/** The turning point that is decided at a moment. */
export function turningAt(turning: readonly Turning[], moment: number): Turning | undefined {
    return turning.find((each) => momentOf(each) === moment);
}

/** What was played there, and what was better. */
export function better({ told: { played, best } }: Turning): Message {
    return {
        key: "web-review-better",
        values: { played: move(played), best: move(best) },
    };
}

function move(choice: Told["played"]): Message {
    return { key: "web-review-played", values: { ...choice } };
}

/** Below so many per cent a decimal is worth telling. */
const SMALL = 10;

/** What it took of the chance to win, in per cent; alone there is nothing to win. */
export function lostToWin({ decision }: Turning): Message | null {
    const { win } = decision.lost;
    if (win === undefined || win === null) return null;
    const percent = -100 * win;
    return signed(percent, Math.abs(percent) < SMALL ? 1 : 0);
}
