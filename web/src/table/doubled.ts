/**
 * A double click acts once: its second half is not for what came into the place of the first, be it
 * another question or another thing of the same one, on the board as well as in the gate.
 */

import { isTap } from "../acting/tap";

/** What acts when it is clicked; taking back, say, may be as quick as one likes. */
const ACTING = "[data-target], [data-action], .choice, .option, .end, .menu button, .gate .do";
/** Taps that are as near in time, in milliseconds, and on the screen, in pixels, are one gesture. */
const SOON = 350;
const NEAR = 8;

interface First {
    decision: number;
    thing: string;
    event: MouseEvent;
}

/** The same thing may have been drawn anew. */
function nameOf(thing: HTMLElement): string {
    const { objects, action } = thing.dataset;
    return action ?? objects ?? thing.textContent;
}

export class Doubled {
    private first: First | undefined;

    /** Is this click the second half of one that was made for something else? */
    isStray(event: MouseEvent, decision: number): boolean {
        const { target, detail } = event;
        // Keys, and clicks that a page makes, come one by one.
        if (detail === 0) return false;
        const acting = target instanceof Element ? target.closest<HTMLElement>(ACTING) : null;
        const { first } = this;
        const isNext = first !== undefined && follows(event, first.event);
        const thing = acting ? nameOf(acting) : "";
        if (!isNext && detail === 1) this.first = { decision, thing, event };
        if (!acting || !first) return false;
        // Where the browser does not count, a question may be answered as quickly as one likes.
        const isOther = thing !== first.thing;
        return detail > 1 ? isOther || decision !== first.decision : isNext && isOther;
    }
}

/** Taps are not counted by every browser: place and time tell. */
function follows(event: MouseEvent, first: MouseEvent): boolean {
    const far = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    return isTap(event) && far <= NEAR && event.timeStamp - first.timeStamp <= SOON;
}
