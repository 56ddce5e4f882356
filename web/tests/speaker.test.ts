import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { bundles } from "../src/words/bundles";
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

/** A language that stands below the tests of the renderer in Python. */
function fragment(language: string): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false });
    for (const path of readdirSync(resolve("../tests/telling", language), { recursive: true })) {
        if (!String(path).endsWith(".ftl")) continue;
        const text = readFileSync(resolve("../tests/telling", language, String(path)), "utf8");
        made.addResource(new FluentResource(text));
    }
    return made;
}

async function speaker(language: string): Promise<Speaker> {
    const english = await bundles("en", game);
    return new Speaker(language === "en" ? english : [fragment(language), ...english], own);
}

describe("the same cases as the renderer in Python", () => {
    it.each(cases)("$language: $text", async ({ language, message, text }) => {
        expect((await speaker(language)).say(message)).toBe(text);
    });
});
