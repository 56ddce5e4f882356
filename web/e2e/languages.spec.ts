import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { byMouse, expect, fitsTheWidth, isAccessible, keep, play, test } from "./table";

/**
 * The page in each language that it has, on a phone, where words are in each other's way first, and
 * with @long on a screen: no word is missing, nothing is too wide, a few actions are played. Nothing
 * here is found by its words.
 */
const LANGUAGES = readdirSync("../src/barrowgate/locales", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.length === 2)
    .map(({ name }) => name);
const GAMES = ["la-granja", "loyang"];
const PLACES = {
    "screen @long": { viewport: { width: 1366, height: 768 } },
    phone: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
} as const;

/** What Fluent says where a value is missing, or a message. */
async function isWorded(page: Page): Promise<void> {
    const said = await page.locator("body").innerText();
    expect(said).not.toMatch(/\{\$|\{\?\?\?|\bweb-[a-z]|\bquestion-[a-z]/);
}

for (const language of LANGUAGES.filter((each) => each !== "en")) {
    for (const [place, options] of Object.entries(PLACES)) {
        test.describe(`${language} on a ${place}`, () => {
            test.use({ ...options, locale: language });

            test("the lobby", async ({ page }) => {
                await page.goto("/");
                await expect(page.locator("article").first()).toBeVisible();
                await expect(page.locator("html")).toHaveAttribute("lang", language);
                for (const fold of await page.locator("summary").all()) await fold.click();
                await isWorded(page);
                await fitsTheWidth(page);
                await isAccessible(page);
                await keep(page, `lobby-${language}-${place.split(" ")[0]}`);
            });

            for (const [number, game] of GAMES.entries()) {
                test(`a few actions of ${game}`, async ({ page }) => {
                    await page.goto("/");
                    const start = page.locator("article").nth(number).locator("button").first();
                    await start.click();
                    await expect(page).toHaveURL(/\/t\//);
                    for (const look of [1, 2]) {
                        await play(page, look, { most: 4, hands: byMouse });
                        await isWorded(page);
                        await fitsTheWidth(page);
                        await keep(page, `${game}-${language}-${place.split(" ")[0]}-${look}`);
                    }
                    await isAccessible(page);
                });
            }
        });
    }
}
