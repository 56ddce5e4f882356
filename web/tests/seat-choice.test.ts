import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import SeatChoice from "../src/lobby/SeatChoice.svelte";
import { session } from "../src/session.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";

const POINTS: Record<string, Record<string, number>> = {
    normal: { "la-granja": 84, loyang: 16.9 },
    hard: { "la-granja": 98, loyang: 17.8 },
    master: { "la-granja": 102, loyang: 18.3 },
};
const LEVELS = Object.entries(POINTS).map(([name, points]) => ({ name, searches: false, points }));

async function offered(language: string, game: string): Promise<string[]> {
    session.speaker = new Speaker(await bundleOf(language, ""));
    const props = { seat: 1, sitting: "bot" as const, level: "normal", levels: LEVELS, game };
    const choice = mount(SeatChoice, { target: document.body, props });
    flushSync();
    const levels = document.querySelectorAll("select")[1]?.options ?? [];
    const told = [...levels].map((each) => each.textContent.trim());
    await unmount(choice);
    return told;
}

describe("the levels of a bot", () => {
    it("are told by what they typically score", async () => {
        expect(await offered("en", "la-granja")).toEqual([
            "normal, about 84 points",
            "hard, about 98 points",
            "master, about 102 points",
        ]);
    });

    it("are told by spaces in Loyang, no two alike", async () => {
        expect(await offered("en", "loyang")).toEqual([
            "normal, about space 16.9",
            "hard, about space 17.8",
            "master, about space 18.3",
        ]);
    });

    it("are numbers as the language writes them", async () => {
        for (const language of ["fr", "it", "pl"]) {
            const told = await offered(language, "loyang");
            expect(told.map((each) => /\d+,\d/.exec(each)?.[0])).toEqual(["16,9", "17,8", "18,3"]);
        }
    });
});
