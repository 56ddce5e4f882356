import { describe, expect, it } from "vitest";
import { spokenOf } from "../src/acting/acting";

describe("the rules", () => {
    const group = (key: string, action: string) => ({
        key: `group-${key}`,
        title: { key },
        choices: [{ action, label: { key: action }, objects: [], cost: {} }],
    });
    const spoken = (...groups: ReturnType<typeof group>[]) =>
        spokenOf({ decision: 1, question: { key: "turn" }, groups })?.action;
    const [sell, done, play, put] = [
        group("sell", "sell"),
        group("done", "done"),
        group("play", "play"),
        group("put", "put"),
    ];

    it("are opened where the one answer to the question stands", () => {
        expect(spoken(sell, play, done)).toBe("play");
    });

    it("are opened where the end of the turn stands, if there are many answers or none", () => {
        expect(spoken(sell, play, put, done)).toBe("done");
        expect(spoken(sell, done)).toBe("done");
        expect(spoken(sell, play, put)).toBe("play");
        expect(spoken(sell)).toBe("sell");
        expect(spokenOf(null)).toBeUndefined();
    });
});
