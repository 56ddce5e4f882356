import { describe, expect, it } from "vitest";
import type { SeatReview } from "../src/net/api";
import { better, lostToWin, momentOf, turningAt, turningPoints } from "../src/table/turning";
import { marksOf, roundLabels } from "../src/table/way";
import { bundleOf } from "../src/words/bundle";
import { signed, tenths } from "../src/words/numbers";
import { Speaker } from "../src/words/speaker";

const english = new Speaker(await bundleOf("en", "loyang"));

const choice = (key: string) => ({ title: { key: "group" }, label: { key } });

/** A review with turning points at these actions, and what each lost to win. */
function reviewed(...lost: [action: number, win?: number][]): SeatReview {
    return {
        seat: 1,
        decisions: lost.map(([action, win]) => ({
            action,
            lost: { points: 4.9, ...(win !== undefined && { win }) },
        })),
        told: lost.map(([action]) => ({
            action,
            headline: [],
            played: choice(`played-${action}`),
            best: choice(`best-${action}`),
        })),
    } as unknown as SeatReview;
}

describe("turning points", () => {
    const turning = turningPoints(reviewed([37, 0.3], [3, 0.15], [120, 0.04]));

    it("are numbered by time, though told by what they lost", () => {
        expect(turning.map(({ number, told }) => [number, told.action])).toEqual([
            [1, 3],
            [2, 37],
            [3, 120],
        ]);
        expect(turningPoints(undefined)).toEqual([]);
    });

    it("are found at the moment before their decision, with what was played and better", () => {
        const found = turningAt(turning, 36);
        expect(found?.number).toBe(2);
        expect(found && momentOf(found)).toBe(36);
        expect(found && better(found).values).toEqual({
            played: { key: "web-review-played", values: choice("played-37") },
            best: { key: "web-review-played", values: choice("best-37") },
        });
        expect(turningAt(turning, 37)).toBeUndefined();
    });

    it("say what they took of the chance to win, where there is one", () => {
        const lost = turning.map(lostToWin);
        expect(lost.map((each) => each && english.say(each))).toEqual(["−15", "−30", "−4.0"]);
        expect(turningPoints(reviewed([3])).map(lostToWin)).toEqual([null]);
    });
});

describe("numbers", () => {
    it("have real signs", () => {
        const told = [signed(-4.9, 1), signed(0.5, 1), signed(0)].map((each) => english.say(each));
        expect(told).toEqual(["−4.9", "+0.5", "0"]);
    });

    it.each(["fr", "it", "pl"])("have the decimal comma of %s", async (language) => {
        const speaker = new Speaker(await bundleOf(language, "loyang"));
        expect(speaker.say(tenths(3.44))).toBe("3,4");
        const hint = { points: tenths(2), other: { key: "web-done" } };
        expect(speaker.say("web-hint-better", hint)).toContain("2,0");
    });
});

describe("the way there", () => {
    it("names the rounds where there is room", () => {
        expect(roundLabels([9, 120, 230], "round 1", 560)).toEqual(["round 1", "2", "3"]);
        expect(roundLabels([9, 47, 106], "round 1", 560)).toEqual(["1", "2", "3"]);
        expect(roundLabels([9, 47, 52, 106], "round 1", 560)).toEqual(["1", "2", "", "4"]);
        expect(roundLabels([9, 550], "round 1", 560)).toEqual(["round 1", ""]);
    });

    it("has its marks side by side, the chosen one drawn last", () => {
        const turning = turningPoints(reviewed([1, 0.3], [2, 0.2], [14, 0.1]));
        const marks = marksOf(turning, (action) => 9 + action, {
            radius: 11,
            width: 560,
            chosen: turning[0],
        });
        expect(marks.map(({ turning: { number }, x, at }) => [number, x, at])).toEqual([
            [2, 39, 11],
            [3, 65, 23],
            [1, 13, 10],
        ]);
    });

    it("keeps its marks within the picture", () => {
        const turning = turningPoints(reviewed([540, 0.3], [541, 0.2]));
        const drawn = { radius: 11, width: 560, chosen: undefined };
        expect(marksOf(turning, (action) => action, drawn).map(({ x }) => x)).toEqual([521, 547]);
    });
});
