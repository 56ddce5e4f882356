import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { hintFor, isOver, met, nextObject, present, suggested } from "../src/guide/guided";
import type { GuidedRound, Spoken } from "../src/guide/guided";
import { richText } from "../src/guide/richText";
import { ROUNDS } from "../src/guide/rounds";
import { choicesOf } from "../src/acting/acting";
import type { Asked } from "../src/net/document";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";

interface Step {
    actions: number;
    played: string;
    asked: Asked;
}

/** Questions of the real engine on the way of the guide, written by `python -m tests.web.guided`. */
function steps(game: string): Step[] {
    return JSON.parse(readFileSync(resolve(`tests/fixtures/guided-${game}.json`), "utf8"));
}

/** What is noted when the guide speaks. */
function said(round: GuidedRound, spoken: Spoken, { asked, actions }: Step): Spoken {
    const hint = hintFor(round, spoken, asked, actions);
    return hint ? { ...spoken, [hint.name]: { actions, decision: asked.decision } } : spoken;
}

const step = (game: string, number: number) => steps(game)[number] as Step;

describe.each(Object.entries(ROUNDS))("the guided round of %s", (game, round) => {
    const way = steps(game);

    it("suggests what leads through every moment, and says farewell", () => {
        let spoken: Spoken = {};
        const moments: number[] = [];
        for (const each of way.slice(0, -1)) {
            const hint = hintFor(round, spoken, each.asked, each.actions);
            expect(hint, each.asked.question.key).not.toBeNull();
            if (!hint) return;
            expect(suggested(hint, each.asked)?.choice.action, hint.name).toBe(each.played);
            if (hint.moment && moments.at(-1) !== hint.moment) moments.push(hint.moment);
            spoken = said(round, spoken, each);
        }
        expect(met(round, spoken).size).toBe(round.moments);
        expect(new Set(moments).size).toBe(round.moments);
        const last = way.at(-1) as Step;
        const farewell = hintFor(round, spoken, last.asked, last.actions);
        expect(farewell?.name).toBe("farewell");
        spoken = said(round, spoken, last);
        expect(isOver(round, spoken, last.asked)).toBe(false);
        expect(isOver(round, spoken, { ...last.asked, decision: 9999 })).toBe(true);
    });

    it("was played with the deal that it asks the server for", () => {
        const played = readFileSync(resolve("../tests/web/guided.py"), "utf8");
        expect(played).toContain(`        ${round.seats},\n        ${round.seed},`);
        for (const [name, value] of Object.entries(round.options))
            expect(played).toContain(`"${name}": "${value}"`);
    });

    it("has words for each of its sentences, and no others", async () => {
        const speaker = new Speaker(await bundleOf("en", game));
        for (const { name } of round.hints)
            expect(speaker.knows(`web-guide-${game}-${name}`), name).toBe(true);
        const file = resolve(`../src/barrowgate/locales/en/${game}/guide.ftl`);
        const keys = [...readFileSync(file, "utf8").matchAll(/^(web-guide-[\w-]+) =/gm)];
        const known = round.hints.map(({ name }) => `web-guide-${game}-${name}`);
        const others = keys
            .map(([, key]) => key?.replace(/-more$/, "") ?? "")
            .filter((key) => !known.includes(key));
        expect(others).toEqual([]);
    });

    it("knows every symbol in its sentences", () => {
        const sprite = readFileSync(resolve("src/icons.svg"), "utf8");
        const words = readFileSync(
            resolve(`../src/barrowgate/locales/en/${game}/guide.ftl`),
            "utf8",
        );
        const icons = richText(words).map(({ icon }) => icon);
        for (const icon of icons.filter(Boolean)) expect(sprite).toContain(`id="${icon}"`);
        expect(icons.filter(Boolean).length).toBeGreaterThan(3);
    });
});

const LA_GRANJA = ROUNDS["la-granja"] as GuidedRound;
const LOYANG = ROUNDS["loyang"] as GuidedRound;

describe("what the guide says", () => {
    it("is said again when it was taken back", () => {
        const [first, second] = [step("la-granja", 0), step("la-granja", 1)];
        const spoken = said(LA_GRANJA, said(LA_GRANJA, {}, first), second);
        expect(hintFor(LA_GRANJA, spoken, second.asked, second.actions)?.name).toBe("barrow");
        // Taking back makes a new decision with as many actions as before.
        const again = { ...first.asked, decision: second.asked.decision + 1 };
        expect(hintFor(LA_GRANJA, spoken, again, first.actions)?.name).toBe("field");
    });

    it("stays while others act", () => {
        const first = step("la-granja", 0);
        const spoken = said(LA_GRANJA, {}, first);
        expect(hintFor(LA_GRANJA, spoken, first.asked, first.actions + 2)?.name).toBe("field");
    });

    it("follows who does something else: it speaks at the next moment that fits", () => {
        const die = steps("la-granja").find(({ played }) => played === "take die 1") as Step;
        expect(hintFor(LA_GRANJA, {}, die.asked, die.actions)?.name).toBe("die");
        expect(met(LA_GRANJA, said(LA_GRANJA, {}, die))).toEqual(new Set([4]));
        expect(present(LA_GRANJA, said(LA_GRANJA, {}, die))).toBe(4);
    });

    it("stands without the hand where its suggestion is not offered", () => {
        const first = step("la-granja", 0);
        const groups = first.asked.groups.map((group) => ({
            ...group,
            choices: group.choices.filter(({ action }) => !/field|57/.test(action)),
        }));
        const asked = { ...first.asked, groups };
        const hint = hintFor(LA_GRANJA, {}, asked, 0);
        expect(hint?.name).toBe("field");
        expect(hint && suggested(hint, asked)).toBeNull();
    });

    it("does not end before all moments were met", () => {
        const last = steps("loyang").at(-1) as Step;
        expect(hintFor(LOYANG, {}, last.asked, last.actions)?.name).not.toBe("farewell");
    });

    it("is nothing where no sentence fits", () => {
        const asked = { ...step("loyang", 0).asked, question: { key: "question-foreman" } };
        expect(hintFor(LOYANG, {}, asked, 3)).toBeNull();
        expect(present(LOYANG, {})).toBe(1);
    });
});

describe("the thing that the hand points at", () => {
    const all = () => true;
    const find = (game: string, played: string) => {
        const { asked } = steps(game).find((each) => each.played === played) as Step;
        const choices = choicesOf(asked);
        const choice = choices.find(({ action }) => action === played);
        if (!choice) throw new Error(played);
        return { choice, choices };
    };

    it("is the one that leaves least to choose from", () => {
        const { choice, choices } = find("la-granja", "play 65 field");
        expect(nextObject({ choice, first: [] }, choices, [], all)).toBe("card-65-field");
    });

    it("is the other end when one is picked", () => {
        const { choice, choices } = find("la-granja", "deliver olive den barrow 1");
        const aim = { choice, first: ["barrow-1"] };
        expect(nextObject(aim, choices, [], all)).toBe("barrow-1");
        expect(nextObject(aim, choices, ["barrow-1"], all)).toBe("den-olive");
        expect(nextObject(aim, choices, ["den-olive"], all)).toBe("barrow-1");
        // Something else is picked: a click on the first thing begins anew.
        expect(nextObject(aim, choices, ["den-grain"], all)).toBe("barrow-1");
    });

    it("is the more exact thing of two that lead to the same", () => {
        const { choice, choices } = find("la-granja", "use tile two_different_harvest");
        const [kind, roof] = ["tile-two_different_harvest", "roof-1"];
        expect(nextObject({ choice, first: [] }, choices, [], all)).toBe(roof);
        expect(nextObject({ choice, first: [] }, choices, [], (o) => o === kind)).toBe(kind);
    });

    it("is nothing where nothing is drawn", () => {
        const { choice, choices } = find("loyang", "step");
        expect(nextObject({ choice, first: [] }, choices, [], () => false)).toBeNull();
    });
});

describe("a sentence with symbols", () => {
    it("is cut where they stand", () => {
        expect(richText("[hat|Hats] bring [vp|points].")).toEqual([
            { text: "Hats", icon: "hat" },
            { text: " bring ", icon: "" },
            { text: "points", icon: "vp" },
            { text: ".", icon: "" },
        ]);
        expect(richText("none")).toEqual([{ text: "none", icon: "" }]);
    });
});
