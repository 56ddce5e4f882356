import { describe, expect, it } from "vitest";
import { effects } from "../src/acting/effects";

describe("effects of an action", () => {
    it("are gains and losses one by one, without their cause", () => {
        const less = { key: "event-cash-less", values: { count: 3 } };
        const more = { key: "event-vegetable-more", values: { count: 1 } };
        const sown = { key: "event-sown" };
        const because = {
            key: "event-because",
            values: { what: [less, more], cause: "cause-purchase" },
        };
        expect(effects([{ seat: 1, phrases: [because, sown] }])).toEqual([
            { seat: 1, message: less, sign: "loss" },
            { seat: 1, message: more, sign: "gain" },
            { seat: 1, message: sown, sign: "" },
        ]);
    });
});
