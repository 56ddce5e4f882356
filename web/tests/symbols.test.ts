import { describe, expect, it } from "vitest";
import { lastingSigns, spaceSigns, tileSigns, type Sign } from "../src/lagranja/symbols";

const drawn = (signs: Sign[]) =>
    signs
        .map(
            ({ icon, count, isGain, joined }) =>
                `${joined ? "/ " : ""}${isGain ? "+" : ""}${count ?? ""}${count ? " " : ""}${icon}`,
        )
        .join(" ");

describe("an effect in symbols", () => {
    it("has a plus and its amount before a gain", () => {
        expect(drawn(lastingSigns("income_silver", 3))).toBe("+3 silver");
        expect(drawn(lastingSigns("income_trade_commodity", 1))).toBe("+1 commodity");
        expect(drawn(lastingSigns("vp_per_craft_marker", 2))).toBe("+2 vp");
    });

    it("has a slash before what is counted, and before what may be chosen instead", () => {
        expect(drawn(lastingSigns("vp_per_completed_barrow", 1))).toBe("vp / barrow");
        expect(drawn(lastingSigns("income_any_resource", 1))).toBe("any-harvest / pig");
        expect(drawn(tileSigns("grain_or_olive", undefined))).toBe("grain / olive");
    });

    it("has neither where two things come together", () => {
        expect(drawn(lastingSigns("siesta_step_and_delivery", 1))).toBe("hat donkey");
    });

    it("has a slash between the options of a revenue space, and none within one of them", () => {
        const space = (...names: string[]) =>
            drawn(spaceSigns(names.map((option) => ({ option, amount: null }))));
        expect(space("pig")).toBe("pig");
        expect(space("play", "draw", "harvest")).toBe("card / deck / any-harvest");
        expect(space("pair")).toBe("2 any-harvest");
        expect(space("upgrades", "upgrade_step", "steps")).toBe("2 upgrade / 2 hat");
        expect(space("upgrade_step", "pig")).toBe("upgrade hat / pig");
        const silver = { option: "silver", amount: 2 };
        expect(drawn(spaceSigns([{ option: "delivery", amount: null }, silver]))).toBe(
            "donkey / 2 silver",
        );
    });

    it("asks where it is not known", () => {
        expect(drawn(lastingSigns("dances", 1))).toBe("why");
    });
});
