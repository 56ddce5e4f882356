/** What lies large over the table: it is seen where it opens, has the keys, and nothing below it does. */

import type { Page } from "@playwright/test";
import { GAME_NAMES, openAsked, recorded, type Game } from "./records";
import { expect, isAccessible, keep, test } from "./table";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const MIDST: Record<Game, number> = { "la-granja": 300, loyang: 400 };

function midstOf(game: Game) {
    return { record: recorded(game, "four-seats", MIDST[game]), seats: 4 };
}

const large = (page: Page) => page.locator("section.large").filter({ visible: true });

/** The letters are no matter of where the focus is: a sheet lies over what is large, and goes first. */
async function closesFromTheTop(page: Page): Promise<void> {
    await page.keyboard.press("t");
    await expect(page.locator(".sheet")).toBeVisible();
    await page.locator("h1, h2").first().click(); // the focus is in neither
    await page.keyboard.press("Escape");
    await expect(page.locator(".sheet")).toBeHidden();
    await expect(large(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(large(page)).toBeHidden();
}

for (const game of GAME_NAMES) {
    test(`${game}: a farm opens where a scrolled phone shows it`, async ({ another }) => {
        const page = await another(PHONE);
        await openAsked(page, midstOf(game));
        await page.locator("nav.tabs").getByRole("button", { name: "Rivals" }).tap();
        const panel = page.locator("[data-tab=rivals]");
        // A phone draws a table piece by piece, so there may be nothing to scroll yet.
        await expect
            .poll(() =>
                panel.evaluate((box) => (box.scrollTo({ top: box.scrollHeight }), box.scrollTop)),
            )
            .toBeGreaterThan(50);
        const scores = page.getByRole("navigation", { name: "Scores" }).getByRole("button");
        const open = async (number: number) => {
            await scores.nth(number).tap();
            if (!(await large(page).isVisible())) await scores.nth(number + 1).tap(); // one's own
        };
        await open(0);
        await expect(large(page)).toBeFocused();
        await expect(large(page).locator(".head h2")).toBeInViewport();
        await keep(page, `${game}-large-phone`);
        await panel.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
        await open(2);
        await expect(large(page).locator(".head h2")).toBeInViewport();
    });

    test(`${game}: a farm is closed by Esc when nothing lies over it`, async ({ page }) => {
        await openAsked(page, midstOf(game));
        await page.locator("aside.rivals button").last().click();
        await expect(large(page)).toBeFocused();
        await expect(page.locator("main.common [inert], section.own [inert]")).toHaveCount(1);
        await isAccessible(page);
        await keep(page, `${game}-large`);
        await closesFromTheTop(page);
        await expect(page.locator("[inert]")).toHaveCount(0);
    });
}

test("la-granja: what lies below a large card has no focus", async ({ page }) => {
    await openAsked(page, { record: recorded("la-granja", "four-seats", 0), seats: 4 });
    await page.locator(".hand .text").first().click();
    const card = page.locator(".over .card");
    await expect(card).toBeFocused();
    const below = page.locator("main.common .below");
    await expect(below).toHaveAttribute("inert");
    for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press("Tab");
        expect(await below.evaluate((box) => box.contains(document.activeElement))).toBe(false);
    }
    await keep(page, "la-granja-large-card");
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
});
