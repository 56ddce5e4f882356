import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lastTurn, MOST_STEPS, PACE, Playing, type Step } from "../src/motion/playing";
import type { Happened, TableDocument } from "../src/net/document";

const ME = 0;
let shown: number[];
let jumps: number[];
let isStill: boolean;
let isAway: boolean;
let playing: Playing;

const documentOf = (number: number) => ({ number }) as unknown as TableDocument;
const numberOf = (document: TableDocument) => (document as unknown as { number: number }).number;
const event = (action: number, seat: number): Happened => ({ action, seat, lines: [] });

/** The action of a seat, or with none a change that nobody made. */
function step(number: number, seat: number | null): Step {
    return {
        before: documentOf(number - 1),
        document: documentOf(number),
        happened: seat === null ? null : event(number, seat),
    };
}

beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    jumps = [];
    isStill = false;
    isAway = false;
    playing = new Playing(
        ME,
        ({ before, document }) => {
            shown.push(numberOf(document));
            if (!before) jumps.push(numberOf(document));
        },
        () => isStill,
        () => isAway,
    );
});

afterEach(() => vi.useRealTimers());

describe("moves of others", () => {
    it("are shown one after another", () => {
        for (const number of [1, 2, 3]) playing.add(step(number, 1));
        expect(shown).toEqual([1]);
        vi.advanceTimersByTime(PACE);
        expect(shown).toEqual([1, 2]);
        vi.advanceTimersByTime(PACE);
        expect(shown).toEqual([1, 2, 3]);
        vi.advanceTimersByTime(10 * PACE);
        playing.add(step(4, 2));
        expect(shown).toEqual([1, 2, 3, 4]);
    });

    it("are never more than two seconds behind", () => {
        for (let number = 1; number <= 40; number++) playing.add(step(number, 1));
        vi.advanceTimersByTime(2000);
        expect(shown.at(-1)).toBe(40);
        expect(shown).toHaveLength(1 + MOST_STEPS);
    });

    it("are skipped by a press: how it is now is shown at once, and nothing comes after it", () => {
        for (const number of [1, 2, 3, 4]) playing.add(step(number, 1));
        playing.skip();
        expect(shown).toEqual([1, 4]);
        expect(jumps).toEqual([4]);
        vi.advanceTimersByTime(10 * PACE);
        playing.skip();
        expect(shown).toEqual([1, 4]);
    });

    it("take no time for what no action did", () => {
        playing.add(step(1, 1));
        playing.add(step(2, 1));
        playing.add(step(3, null));
        vi.advanceTimersByTime(PACE);
        expect(shown).toEqual([1, 3]);
        vi.advanceTimersByTime(PACE);
        playing.add(step(4, null));
        expect(shown).toEqual([1, 3, 4]);
    });

    it("are all shown at once where nothing shall move", () => {
        isStill = true;
        for (const number of [1, 2, 3]) playing.add(step(number, 1));
        expect(shown).toEqual([1, 2, 3]);
    });
});

describe("my own move", () => {
    it("is shown at once, whatever was still to be shown", () => {
        for (const number of [1, 2, 3]) playing.add(step(number, 1));
        playing.add(step(4, ME));
        expect(shown).toEqual([1, 4]);
        vi.advanceTimersByTime(10 * PACE);
        expect(shown).toEqual([1, 4]);
    });
});

describe("after an absence", () => {
    it("only the last turn is shown, from what was before it", () => {
        isAway = true;
        for (const number of [1, 2]) playing.add(step(number, 1));
        for (const number of [3, 4]) playing.add(step(number, 2));
        expect(shown).toEqual([1, 2, 3, 4]);
        isAway = false;
        shown = [];
        playing.back();
        expect(shown).toEqual([2]);
        vi.advanceTimersByTime(2 * PACE);
        expect(shown).toEqual([2, 3, 4]);
        playing.back();
        expect(shown).toEqual([2, 3, 4]);
    });

    it("nothing is shown again that I did myself elsewhere", () => {
        isAway = true;
        playing.add(step(1, 1));
        playing.add(step(2, ME));
        isAway = false;
        playing.back();
        vi.advanceTimersByTime(10 * PACE);
        expect(shown).toEqual([1, 2]);
    });
});

describe("the last turn of what was missed", () => {
    const STORY = [event(5, 2), event(6, 1), event(7, 2), event(8, 2)];

    it("is what one seat did since", () => {
        expect(lastTurn(STORY, 4, ME).map((each) => each.action)).toEqual([7, 8]);
        expect(lastTurn(STORY, 7, ME).map((each) => each.action)).toEqual([8]);
    });

    it("is nothing where nothing was missed, or where I acted last", () => {
        expect(lastTurn(STORY, 8, ME)).toEqual([]);
        expect(lastTurn(STORY, 4, 2)).toEqual([]);
    });
});
