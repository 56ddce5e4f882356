import { describe, expect, it } from "vitest";
import { fieldsOf } from "../src/lagranja/fields";
import type { Farm, Field, Harvest } from "../src/lagranja/view";

const field = (good: Harvest, holds: number, fields = 1): Field => ({ good, holds, fields });
const farm = (...fields: Field[]): Farm => ({ fields }) as unknown as Farm;

describe("fields one by one", () => {
    it("are as many as there are cards", () => {
        const now = farm(field("olive", 0, 2), field("grape", 1));
        expect(fieldsOf(now, null).map(({ good, holds }) => `${good} ${holds}`)).toEqual([
            "olive 0",
            "olive 0",
            "grape 1",
        ]);
    });

    it("show which of them changes", () => {
        const now = farm(field("grape", 0), field("grape", 1, 2));
        const then = farm(field("grape", 0, 2), field("grape", 1));
        expect(fieldsOf(now, then).map(({ change }) => change)).toEqual([0, 0, -1]);
    });

    it("show a new one", () => {
        const found = fieldsOf(farm(field("olive", 0)), farm(field("grain", 0), field("olive", 0)));
        expect(found.map(({ good, isNew }) => [good, isNew])).toEqual([
            ["olive", false],
            ["grain", true],
        ]);
    });
});
