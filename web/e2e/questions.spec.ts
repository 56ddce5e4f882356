import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { expect, fitsTheWidth, held, isAccessible, keep, test as base } from "./table";
import { layOut, viewOf } from "./records";
import { heard, watchAll } from "./watching";

/** One page looks at question after question: a new browser for each would take as long again. */
const test = base.extend<object, { desk: Page }>({
    desk: [
        async ({ browser, server }, use) => {
            const context = await browser.newContext({
                baseURL: server.address,
                reducedMotion: "reduce",
            });
            const pages = watchAll(context);
            await use(await context.newPage());
            await context.close();
            expect(pages.flatMap((each) => each.errors)).toEqual([]);
        },
        { scope: "worker" },
    ],
});

/**
 * Each question of both games, from a record that ends there (tests/web/questions.py, which has the
 * list of all questions from the games themselves): it is shown, axe finds nothing, and clicks on
 * what is ringed or offered lead on. Each phase is also looked at in the dark and on a phone; with
 * @long every question is.
 */
interface Asked {
    question: string;
    /** What it asks for, where that is not always the same. */
    words: string;
    seat: number;
    seats: number;
    phase: string;
    record: string;
}

const LISTED = JSON.parse(readFileSync("e2e/questions.json", "utf-8")) as Record<string, Asked[]>;
const LOOKS = {
    dark: { colorScheme: "dark" },
    phone: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
} as const;
/** So many things may have to be picked for one action. */
const MOST_PICKS = 5;

/** Click on what is ringed or offered until an action is done. */
async function answer(page: Page): Promise<void> {
    const offered = page.locator(
        ".menu button:enabled, [data-target][aria-pressed=false], .option:enabled, .end:enabled",
    );
    const picked = page.locator("[data-target][aria-pressed=true]");
    const watched = heard(page);
    const before = watched.done;
    watched.refused = [];
    for (let picks = 0; picks < MOST_PICKS && watched.done === before; picks += 1) {
        await offered.filter({ visible: true }).first().click();
        await page.mouse.move(1, 1); // what is pointed at would be previewed where the gate offers
        const isOn = async () => watched.done > before || (await picked.count()) > picks;
        await expect.poll(async () => (await isOn()) || (await held(page).count()) > 0).toBe(true);
        if (await isOn()) continue;
        await held(page).first().click(); // it reveals or loses something
        await expect.poll(() => watched.done).toBeGreaterThan(before);
    }
    expect(watched.done, "no click led on").toBeGreaterThan(before);
    expect(watched.refused).toEqual([]);
}

async function open(page: Page, asked: Asked): Promise<void> {
    const table = await layOut(page, asked);
    await page.goto(`/t/${table}?seat=${asked.seat}`);
    await expect(page.getByRole("region", { name: "The decision" })).toContainText(
        /Your turn|End of turn/,
    );
    const { questions } = await viewOf(page, table, asked.seat);
    expect(questions[asked.seat]).toBe(asked.question);
}

for (const [game, listed] of Object.entries(LISTED)) {
    const phases = new Set<string>();
    for (const asked of listed) {
        const question = asked.words || asked.question;
        const name = `${game}-${asked.phase}-${question}`;
        const isFirst = !phases.has(asked.phase);
        phases.add(asked.phase);

        test(`${game} asks: ${question}`, async ({ desk }) => {
            await open(desk, asked);
            await isAccessible(desk);
            await keep(desk, name);
            await answer(desk);
            expect(heard(desk).errors.splice(0)).toEqual([]);
        });

        test(
            `${game} asks in the dark and on a phone: ${question}`,
            { tag: isFirst ? [] : ["@long"] },
            async ({ another }) => {
                for (const [look, options] of Object.entries(LOOKS)) {
                    const page = await another(options);
                    await open(page, asked);
                    await isAccessible(page);
                    await fitsTheWidth(page);
                    await keep(page, `${name}-${look}`);
                }
            },
        );
    }
}
