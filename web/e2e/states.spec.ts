/** States beside the questions: the past, the coach, onlookers, the sheets, the end. Each is kept. */

import type { Page } from "@playwright/test";
import { smallTargets } from "./fingers";
import { cutWords, spillingBoxes } from "./layout";
import { GAME_NAMES, layOut, openAsked, openFinished, recorded, type Game } from "./records";
import { expect, fitsTheWidth, isAccessible, keep, test } from "./table";

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
/** Where the games of four seats are in their midst. */
const MIDST: Record<Game, number> = { "la-granja": 300, loyang: 400 };
const END_TABS = ["Places", "Points", "Review"];

function midstOf(game: Game) {
    return { record: recorded(game, "four-seats", MIDST[game]), seats: 4 };
}

async function look(page: Page, name: string): Promise<void> {
    await isAccessible(page);
    await fitsTheWidth(page);
    await keep(page, name);
}

const gate = (page: Page) => page.getByRole("region", { name: "The decision" });

for (const game of GAME_NAMES) {
    const midst = midstOf(game);

    test(`${game}: a line of the log leads to its moment, and the slider on from there`, async ({
        page,
    }) => {
        await openFinished(page, game, "two-seats");
        await page.getByRole("button", { name: "Log" }).click();
        const line = page.locator(".log ol a").nth(3);
        const moment = Number((await line.getAttribute("href"))?.split("/").at(-1));
        await look(page, `${game}-log`);
        await line.click();
        await expect(gate(page)).toContainText(`Action ${moment} of`);
        await page.keyboard.press("Escape"); // the sheet
        const slider = page.getByRole("slider", { name: "Action" });
        await slider.focus();
        await page.keyboard.press("ArrowLeft");
        await expect(gate(page)).toContainText(`Action ${moment - 1} of`);
        await expect(page).toHaveURL(new RegExp(`/${moment - 1}$`));
        await page.keyboard.press("Home");
        await expect(gate(page)).toContainText("Action 0 of");
        await page.getByRole("button", { name: "One action on" }).click();
        await expect(gate(page)).toContainText("Action 1 of");
        await look(page, `${game}-replay`);
        await page.getByRole("button", { name: "Back to now" }).click();
        await expect(page.getByRole("link", { name: "Record" })).toBeVisible();
    });

    test(`${game}: whoever has no seat watches`, async ({ page, another }) => {
        const table = await layOut(page, midst);
        const onlooker = await another();
        await onlooker.goto(`/t/${table}`);
        await expect(gate(onlooker)).toContainText("You watch");
        await expect(onlooker.locator("[data-target], .choice, .end, .option")).toHaveCount(0);
        await look(onlooker, `${game}-watching`);
    });

    test(`${game}: menu, text, rules and actions`, async ({ page }) => {
        await openAsked(page, midst);
        await page.getByRole("button", { name: /^All \d+ actions$/ }).click();
        await expect(page.locator(".about").first()).toBeVisible();
        await look(page, `${game}-sheet-actions`);
        await page.getByRole("button", { name: "Rules", exact: true }).click();
        await expect(page.locator("article.present")).toBeVisible();
        await look(page, `${game}-sheet-rules`);
        await page.getByRole("button", { name: "Menu" }).click();
        const text = page.getByRole("button", { name: "The table as text" });
        await expect(text).toBeVisible();
        await look(page, `${game}-sheet-menu`);
        await text.click();
        await expect(page.locator(".sheet li").first()).toBeVisible();
        await look(page, `${game}-sheet-text`);
    });

    for (const scheme of ["light", "dark"] as const) {
        const title = `${game}: the end on a phone and on a screen, ${scheme}`;
        test(title, { tag: scheme === "light" ? ["@long"] : [] }, async ({ another }) => {
            const screen = await another({ colorScheme: scheme });
            await openFinished(screen, game, "four-seats");
            await look(screen, `${game}-end-${scheme}`);
            const phone = await another({ ...PHONE, colorScheme: scheme });
            await openFinished(phone, game, "four-seats");
            for (const tab of END_TABS) {
                await phone.locator("nav").getByRole("button", { name: tab }).tap();
                await look(phone, `${game}-end-phone-${tab.toLowerCase()}-${scheme}`);
            }
        });
    }
}

/** Sizes at which what lies over the table is looked at; the first two in the short set. */
const OPENED = [
    { name: "1366x650", options: { viewport: { width: 1366, height: 650 } }, tag: [] },
    { name: "360x800", options: PHONE, tag: [] },
    { name: "1920x1080", options: { viewport: { width: 1920, height: 1080 } }, tag: ["@long"] },
    { name: "1024x768", options: { viewport: { width: 1024, height: 768 } }, tag: ["@long"] },
];

const isMeant = (box: string) => /^(p\.cash|span\.svelte-\w+|div\.common) /.test(box);

/** As any state, and nothing of it is cut off, stands out or is too small to be pressed. */
async function lookClosely(page: Page, name: string): Promise<void> {
    await look(page, name);
    expect.soft(await cutWords(page), `${name}: cut off`).toEqual([]);
    // The change of the cash lies over what is beside it; a large card dims the margins, too.
    const spilling = (await spillingBoxes(page)).filter((box) => !isMeant(box));
    expect.soft(spilling, `${name}: too wide`).toEqual([]);
    expect.soft((await smallTargets(page)).tooSmall, `${name}: under 24`).toEqual([]);
}

/** Whose turn it is opens the farm of another. */
async function openRival(page: Page): Promise<void> {
    const strip = page.getByRole("navigation", { name: "Scores" });
    const others = "li:not(.acting) button";
    if (await strip.isVisible()) await strip.locator(others).last().click();
    else await page.locator("aside.rivals [aria-expanded]").last().click();
    await expect(page.locator("section.large")).toBeVisible();
}

for (const { name: size, options, tag } of OPENED) {
    for (const game of GAME_NAMES) {
        test(`${game}: a rival's farm large, ${size}`, { tag }, async ({ another }) => {
            const page = await another(options);
            await openAsked(page, midstOf(game));
            await openRival(page);
            await lookClosely(page, `${game}-farm-large-${size}`);
            if (game === "la-granja") {
                await page.getByRole("button", { name: "What is this?" }).click();
                const helper = page.locator("section.large [data-explains^=card-]").last();
                await helper.click();
                await expect(page.locator(".note")).toContainText(
                    await helper.locator("h4").innerText(),
                );
                await keep(page, `la-granja-their-helper-${size}`);
                await page.keyboard.press("Escape");
            }
            await page.locator("section.large").getByRole("button", { name: "Close" }).click();
            await expect(page.locator("section.large")).toBeHidden();
        });
    }

    test(`a card of the hand large, ${size}`, { tag }, async ({ another }) => {
        const page = await another(options);
        const isPhone = size === "360x800";
        await openAsked(page, { record: recorded("la-granja", "four-seats", 0), seats: 4 });
        const card = page.locator(".hand .text").filter({ visible: true }).first();
        await (isPhone ? card.tap() : card.click());
        await expect(page.locator(".over .card")).toBeVisible();
        await lookClosely(page, `la-granja-card-large-${size}`);
    });

    test(
        `the end of a turn that misses customers is red, ${size}`,
        { tag },
        async ({ another }) => {
            const page = await another(options);
            await openAsked(page, { record: recorded("loyang", "four-seats", 500), seats: 4 });
            await page.locator(".end:enabled").click();
            await expect(
                page.locator(".regular.lost").filter({ visible: true }).first(),
            ).toBeVisible();
            await lookClosely(page, `loyang-misses-${size}`);
        },
    );
}

for (const game of GAME_NAMES) {
    test(`${game}: the sheets of a phone`, { tag: "@long" }, async ({ another }) => {
        const page = await another(PHONE);
        await openAsked(page, midstOf(game));
        for (const sheet of [/^All \d+ actions$/, "Rules", "Menu"]) {
            await page.getByRole("button", { name: sheet, exact: true }).first().tap();
            await expect(page.locator(".sheet")).toBeVisible();
            await expect(page.locator(".sheet .inside > *").first()).toBeVisible();
            const name = typeof sheet === "string" ? sheet.toLowerCase() : "actions";
            await lookClosely(page, `${game}-phone-sheet-${name}`);
        }
    });
}

for (const [place, options] of Object.entries({ screen: {}, phone: PHONE })) {
    test(`the coach says what it would do, on a ${place}`, async ({ another }) => {
        const page = await another(options);
        const record = recorded("la-granja", "two-seats", 60);
        await openAsked(page, { record, seats: 2, hints: true });
        await page.getByRole("button", { name: "Hint" }).click();
        const hint = page.locator(".hint");
        await expect(hint).toBeVisible({ timeout: 60_000 });
        await look(page, `hint-${place}`);
        expect(await cutWords(page)).toEqual([]);
        const isWhole = (box: HTMLElement) =>
            box.scrollHeight <= box.clientHeight + 1 || box.tabIndex === 0;
        expect(await hint.evaluate(isWhole)).toBe(true);
        await hint.getByRole("button", { name: "Do it" }).click();
        await expect(hint).toBeHidden();
    });
}

test("the coach reviews a game, and its turning points lead there", async ({ another }) => {
    test.setTimeout(300_000);
    for (const [place, options] of Object.entries({ screen: {}, phone: PHONE })) {
        const page = await another(options);
        const table = await layOut(page, { record: recorded("loyang", "solo"), seats: 1 });
        await page.goto(`/t/${table}`);
        if (place === "phone") await page.getByRole("button", { name: "Review" }).tap();
        await page.getByRole("button", { name: "Ask the coach" }).click();
        const turning = page.locator(".turning button");
        await expect(turning.first()).toBeVisible({ timeout: 120_000 });
        await turning.first().click();
        await expect(turning.first()).toHaveAttribute("aria-pressed", "true");
        await look(page, `review-${place}`);
    }
});

test("what is not possible says why", async ({ page }) => {
    await openAsked(page, midstOf("la-granja"));
    const thing = page.locator("[data-objects^=craft-]:not([data-target])").first();
    await thing.hover();
    await expect(gate(page).locator(".box.trouble")).toBeVisible();
    await look(page, "why-not");
});
