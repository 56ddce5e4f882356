import type { Page } from "@playwright/test";
import { smallTargets } from "./fingers";
import { cutWords, scrolledBoxes, spillingBoxes } from "./layout";
import { GAME_NAMES, openAsked, recorded, type Game } from "./records";
import { expect, fitsTheWidth, keep, test } from "./table";

/** Tables of four seats, from the first decision to the last round, at the sizes of the design. */
const MOMENTS: Record<Game, number[]> = {
    "la-granja": [0, 160, 330, 600],
    loyang: [0, 250, 500, 780],
};
const SIZES = [
    [1366, 650],
    [1366, 768],
    [1024, 768],
    [1280, 720],
    [768, 1024],
    [710, 1024],
    [1920, 1080],
    [3840, 2160],
    [360, 740],
] as const;
const PHONE = 700;

/** The log has no end, and the column of many customers scrolls inside itself; nothing else does. */
const isUnexpected = (box: string) => !/^(aside\.log|div\.market) /.test(box);

/** One place of a phone after the other; elsewhere all there is. */
async function eachPlace(page: Page, look: (place: string) => Promise<void>): Promise<void> {
    const tabs = page.locator("nav.tabs button");
    if ((await tabs.count()) === 0) return look("");
    for (let place = 0; place < (await tabs.count()); place += 1) {
        await tabs.nth(place).click();
        await look(`-${place + 1}`);
    }
}

/** A table alone, as wide as a tablet: the sheet that the rivals lie in is looked at, too. */
const ALONE: Record<Game, { name: string; actions: number; there: string }> = {
    "la-granja": { name: "solo-begun-first", actions: 40, there: "neutral player" },
    loyang: { name: "solo", actions: 40, there: "Dummy" },
};

async function isWhole(page: Page, name: string): Promise<void> {
    await keep(page, name);
    await fitsTheWidth(page);
    expect.soft(await cutWords(page), `${name}: cut off`).toEqual([]);
    expect.soft(await spillingBoxes(page), `${name}: too wide`).toEqual([]);
}

/** What a finger may press, where it lies on a phone and on a tablet that is held across. */
const TOUCH = { hasTouch: true, isMobile: true } as const;

/** A tap on any edge of a card opens it large, where the edges are wide enough (design, section 4). */
const isNoEdge = (told: string) => !/ card-\d+-(barrow|field|extension|helper) /.test(told);

for (const game of GAME_NAMES) {
    test(`${game}: a finger finds everything on a phone`, async ({ another }) => {
        const page = await another({ ...TOUCH, viewport: { width: 360, height: 800 } });
        for (const actions of MOMENTS[game]) {
            await openAsked(page, { record: recorded(game, "four-seats", actions), seats: 4 });
            await eachPlace(page, async (place) => {
                const name = `${game} after ${actions}, place ${place}`;
                const { tooSmall, underTouch } = await smallTargets(page);
                expect.soft(tooSmall.filter(isNoEdge), `${name}: under 24`).toEqual([]);
                expect.soft(underTouch.filter(isNoEdge), `${name}: under 44`).toEqual([]);
            });
        }
    });

    test(`${game}: a finger finds everything on a tablet`, async ({ another }) => {
        const page = await another({ ...TOUCH, viewport: { width: 1024, height: 768 } });
        for (const actions of MOMENTS[game]) {
            await openAsked(page, { record: recorded(game, "four-seats", actions), seats: 4 });
            const name = `${game}-finger-${actions}-1024x768`;
            await isWhole(page, name);
            const scrolled = (await scrolledBoxes(page)).filter(isUnexpected);
            expect.soft(scrolled, `${name}: scrolled`).toEqual([]);
            const { tooSmall } = await smallTargets(page);
            expect.soft(tooSmall.filter(isNoEdge), `${name}: under 24`).toEqual([]);
        }
    });

    test(`${game} alone fits a tablet, and shows who else there is`, async ({ page }) => {
        const { name, actions, there } = ALONE[game];
        await page.setViewportSize({ width: 1024, height: 768 });
        await openAsked(page, { record: recorded(game, name, actions), seats: 1 });
        if (game === "loyang") await expect(page.locator(".about.solo")).toBeVisible();
        await isWhole(page, `${game}-alone-1024x768`);
        await page.getByRole("navigation", { name: "Scores" }).getByText("The others").click();
        const sheet = page.getByRole("region", { name: "The others" });
        await expect(sheet).toContainText(there);
        await isWhole(page, `${game}-alone-1024x768-others`);
        await page.keyboard.press("Escape");
        await expect(sheet).toBeHidden();
    });

    for (const [place, actions] of MOMENTS[game].entries()) {
        const title = `${game} with four after ${actions} actions fits every size`;
        // The fullest tables are in the short set.
        test(title, { tag: place < 2 ? ["@long"] : [] }, async ({ page }) => {
            test.slow();
            await openAsked(page, { record: recorded(game, "four-seats", actions), seats: 4 });
            for (const [width, height] of SIZES) {
                await page.setViewportSize({ width, height });
                await eachPlace(page, async (place) => {
                    const name = `${game}-four-${actions}-${width}x${height}${place}`;
                    await isWhole(page, name);
                    if (width <= PHONE) return;
                    const scrolled = (await scrolledBoxes(page)).filter(isUnexpected);
                    expect.soft(scrolled, `${name}: scrolled`).toEqual([]);
                });
            }
        });
    }
}
