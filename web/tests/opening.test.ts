import { afterEach, describe, expect, it, vi } from "vitest";
import { api, type TableAnswer } from "../src/net/api";
import { askEarly, factsOf } from "../src/table/opening";

const answer = (number: number) => ({ number }) as unknown as TableAnswer;

afterEach(() => vi.restoreAllMocks());

describe("the facts of a table", () => {
    it("are asked for once when they were expected, and anew the next time", async () => {
        const asked = vi
            .spyOn(api, "table")
            .mockImplementation(async () => answer(asked.mock.calls.length));
        askEarly("abc");
        expect((await factsOf("abc")).number).toBe(1);
        expect(asked).toHaveBeenCalledTimes(1);
        expect((await factsOf("abc")).number).toBe(2);
    });

    it("tell whoever takes them what was wrong", async () => {
        vi.spyOn(api, "table").mockRejectedValue(new Error("gone"));
        askEarly("abc");
        await expect(factsOf("abc")).rejects.toThrow("gone");
    });
});
