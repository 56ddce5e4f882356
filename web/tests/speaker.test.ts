import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import type { Message } from "../src/net/document";

interface Cases {
    game: string;
    own: Record<string, string>;
    cases: { language: string; message: Message; text: string }[];
}

const { game, own, cases } = JSON.parse(
    readFileSync(resolve("../tests/telling/cases.json"), "utf8"),
) as Cases;

async function speaker(language: string): Promise<Speaker> {
    return new Speaker(await bundleOf(language, game), own);
}

describe("the same cases as the renderer in Python", () => {
    it.each(cases)("$language: $text", async ({ language, message, text }) => {
        expect((await speaker(language)).say(message)).toBe(text);
    });
});

describe("what a question is about", () => {
    it("is one for all kinds of it, and has its values", async () => {
        const say = await speaker("en");
        const values = { card: "card-45", text: "", about: "" };
        expect(say.say(say.topicOf({ key: "question-helper-about", values }))).toBe(
            `the helper ${say.say("card-45")}`,
        );
        expect(say.topicOf({ key: "turn-cards-must" }).key).toBe("turn-cards-topic");
        expect(say.topicOf({ key: "turn-siesta-walked" }).key).toBe("turn-siesta-topic");
        expect(say.topicOf({ key: "question-roof_cost" }).key).toBe("question-roof_cost-topic");
    });
});
